/** `GET /robots.txt`, `GET /sitemap.xml` and, in a large shop, the files that it names. */
import { type Context, Hono } from 'hono'
import type { HtmlCache } from '#platform/cache/html-cache.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { PUBLIC_PAGE } from '../request/caching.ts'
import { robotsText } from './rules/robots.ts'
import { MAX_ADDRESSES, sitemapIndexXml, sitemapXml } from './rules/sitemap.ts'
import { type SectionName, sectionNames, sections } from './sections.ts'

export interface SearchEngineDeps {
  db: Queryable
  publicUrl: string
  /** Where public pages are kept; undefined while developing. */
  cache: HtmlCache | undefined
  /** Addresses in one file. */
  perFile?: number
}

const XML = { ...PUBLIC_PAGE, 'content-type': 'application/xml; charset=utf-8' }

export function searchEngineRoutes({ db, publicUrl, cache, perFile = READ_AT_ONCE }: SearchEngineDeps): Hono {
  const routes = new Hono()
  routes.get('/robots.txt', (context) => context.text(robotsText(publicUrl), 200, PUBLIC_PAGE))
  routes.get('/sitemap.xml', (context) => kept(context, wholeMap))
  for (const name of sectionNames) {
    routes.get(`/:file{sitemap-${name}-[1-9][0-9]{0,4}\\.xml}`, async (context) => {
      const number = Number(/-(\d{1,5})\.xml$/.exec(context.req.path)?.[1])
      if (number > filesFor(await sections[name].count(db))) return context.notFound()
      return kept(context, () => sectionMap(name, number))
    })
  }
  return routes

  async function wholeMap(): Promise<string> {
    const counts = await Promise.all(sectionNames.map((name) => sections[name].count(db)))
    if (counts.reduce((sum, one) => sum + one, 0) <= perFile) {
      const found = await Promise.all(
        sectionNames.map((name) => sections[name].read(db, { limit: perFile, offset: 0 })),
      )
      return sitemapXml(found.flat().map(absolute))
    }
    return sitemapIndexXml(
      sectionNames.flatMap((name, index) =>
        Array.from(
          { length: filesFor(counts[index] ?? 0) },
          (_, file) => `${publicUrl}/sitemap-${name}-${file + 1}.xml`,
        ),
      ),
    )
  }

  async function sectionMap(name: SectionName, number: number): Promise<string> {
    const found = await sections[name].read(db, { limit: perFile, offset: (number - 1) * perFile })
    return sitemapXml(found.map(absolute))
  }

  /** Every section has a first file, so that the home page is always in one. */
  function filesFor(rows: number): number {
    return Math.max(1, Math.ceil(rows / perFile))
  }

  function absolute({ path, changedAt }: { path: string; changedAt: Date | null }) {
    return { url: publicUrl + path, changedAt }
  }

  /** As pages are kept, so that many who ask are one query, and clearing finds it by its name. */
  async function kept(context: Context, make: () => Promise<string>): Promise<Response> {
    if (!cache) return context.body(await make(), 200, XML)
    return cache.page(context.req.path, context.req.header('accept-encoding'), async () => ({
      status: 200,
      headers: new Headers(XML),
      html: await make(),
      tags: [],
    }))
  }
}

/** The home page comes on top of what is read. */
const READ_AT_ONCE = MAX_ADDRESSES - 1
