/** Walks the links of a shop as a search engine does: without scripts, each path once. */

import { readMenus } from '../../shop/layout/read-menus.ts'
import { createApi } from '../../shop/request/api.ts'
import { ask } from '../../tools/guest-checkout.ts'

export type LinkKind =
  | 'menu'
  | 'breadcrumb'
  | 'canonical'
  | 'sitemap'
  | 'product'
  | 'structured data'
  | 'link'

interface Link {
  kind: LinkKind
  path: string
}

export interface LostLink extends Link {
  /** The first page that leads there. */
  from: string
}

export interface Crawl {
  /** Paths that answered with a page. */
  pages: readonly string[]
  /** What leads to an address that answers 404, once for each kind of link. */
  lost: readonly LostLink[]
}

/** More than the shop has: a crawl that grows past it has met addresses that make addresses. */
const MAX_PATHS = 1_000

/** @param url of a running shop, without a slash at its end */
export async function crawl(url: string): Promise<Crawl> {
  const statuses = new Map<string, number>()
  const links = new Map<string, LostLink>()
  const open: string[] = []
  const meet = (found: readonly Link[], from: string) => {
    for (const { kind, path } of found) {
      const pathname = path.replace(/\?.*$/s, '')
      links.set(`${kind} ${pathname}`, links.get(`${kind} ${pathname}`) ?? { kind, path: pathname, from })
      if (!statuses.has(pathname)) {
        statuses.set(pathname, 0)
        open.push(path)
      }
    }
  }
  meet([{ kind: 'link', path: '/' }], '')
  meet(await menuLinks(url), 'the menus')
  meet(await sitemapLinks(url), 'the sitemap')
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    if (statuses.size > MAX_PATHS) throw new Error(`Expected at most ${MAX_PATHS} paths but met more.`)
    const response = await fetch(url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
    statuses.set(path.replace(/\?.*$/s, ''), response.status)
    const location = response.headers.get('location')
    const html = response.headers.get('content-type')?.startsWith('text/html') ? await response.text() : ''
    meet(location === null ? linksIn(html, url) : ownLinks('link', [location], url), path)
  }
  return {
    pages: [...statuses].flatMap(([path, status]) => (status === 200 ? path : [])),
    lost: [...links.values()].filter(({ path }) => statuses.get(path) === 404),
  }
}

/** Panels of the menu are drawn when they open, so the menus are read where the frame reads them. */
async function menuLinks(url: string): Promise<Link[]> {
  const api = createApi(async ({ query, variables }) => ({
    data: await ask(url, query, variables as object),
  }))
  const { departments, blog } = await readMenus(api)
  const inMenus = departments.flatMap((one) => [one, ...one.categories, ...one.products])
  return [
    ...inMenus.map(({ to }) => ({ kind: 'menu' as const, path: to })),
    // Shown on pages of the blog alone. The rest of its menu is the brand's own, which this process does not know.
    ...blog.flatMap(({ to }) => (to.startsWith('/blog') ? [{ kind: 'link' as const, path: to }] : [])),
  ]
}

async function sitemapLinks(url: string): Promise<Link[]> {
  const response = await fetch(`${url}/sitemap.xml`)
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  return [{ kind: 'sitemap', path: '/sitemap.xml' }, ...ownLinks('sitemap', listed.map(plain), url)]
}

function linksIn(html: string, url: string): Link[] {
  const parts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([part]) => part).join('')
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  )
  const isCrumbs = (thing: unknown) => JSON.stringify(thing).includes('"BreadcrumbList"')
  return [
    ...ownLinks('menu', hrefsIn(parts(/<nav aria-label="Main".*?<\/nav>/gs)), url),
    ...ownLinks('breadcrumb', hrefsIn(parts(/<nav aria-label="Breadcrumb".*?<\/nav>/gs)), url),
    ...ownLinks('breadcrumb', things.filter(isCrumbs).flatMap(addressesIn), url),
    ...ownLinks('product', hrefsIn(parts(/<article.*?<\/article>/gs)), url),
    ...ownLinks('canonical', hrefsIn(parts(/<link[^>]*rel="(?:canonical|alternate)"[^>]*>/g)), url),
    ...ownLinks('structured data', things.filter((thing) => !isCrumbs(thing)).flatMap(addressesIn), url),
    ...ownLinks('link', hrefsIn(parts(/<a\s[^>]*>/g)), url),
  ]
}

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => plain(href))

const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Every text in structured data that is an address of a page; templates of addresses are none. */
function addressesIn(thing: unknown): string[] {
  if (typeof thing === 'string') return /^https?:[^{]*$/.test(thing) ? [thing] : []
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(addressesIn) : []
}

/** Those that stay in this shop, without their fragments. */
function ownLinks(kind: LinkKind, hrefs: readonly string[], url: string): Link[] {
  return hrefs.flatMap((href) => {
    if (!URL.canParse(href, url)) return []
    const { origin, pathname, search } = new URL(href, url)
    return origin === url ? { kind, path: pathname + search } : []
  })
}
