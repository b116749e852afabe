import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { categories, products } from '../catalogue/tables.ts'
import { writePage } from '../content/commands/write-page.ts'
import { openTestShop } from '../testing/shop.ts'
import { searchEngineRoutes } from './routes.ts'
import { sitemapIndexXml, sitemapXml } from './rules/sitemap.ts'

const shop = await openTestShop()
const routes = searchEngineRoutes({ db: shop.db, publicUrl: shop.publicUrl, cache: undefined })
const inSmallFiles = searchEngineRoutes({
  db: shop.db,
  publicUrl: shop.publicUrl,
  cache: undefined,
  perFile: 3,
})

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
const listed = async (path = '/sitemap.xml', from = routes) =>
  locationsIn(await (await from.request(path)).text()).map((url) => url.replace(shop.publicUrl, ''))
const page = (identifier: string, more: { metaRobots?: string; customCanonicalUrl?: string } = {}) =>
  writePage(shop, { identifier, title: 'A page', metaRobots: 'INDEX,FOLLOW', ...more })

describe('the site map', () => {
  test('lists the home page, categories by their whole path, products and pages of words, once each', async () => {
    const found = await listed()
    expect(found).toEqual(
      expect.arrayContaining([
        '/',
        '/canvas-prints',
        '/canvas-prints/square-canvases',
        '/custom-canvas-print',
        '/sample-kit',
        '/faq',
      ]),
    )
    expect(new Set(found).size).toBe(found.length)
  })

  test('F-02: every address in it opens a page by its own name', async () => {
    const found = (await listed()).filter((path) => path !== '/')
    for (const path of found) {
      const { route } = await shop.ask('query ($url: String!) { route(url: $url) { redirect_code } }', {
        url: path,
      })
      expect([path, route]).toEqual([path, { redirect_code: 0 }])
    }
  })

  test('B-24, B-15, F-30: leaves out what stays out of search engines, stands in other pages or has another address', async () => {
    await page('kept-inside', { metaRobots: 'NOINDEX,FOLLOW' })
    await page('noheader-nofooter')
    await page('faq-of-last-year', { customCanonicalUrl: `${shop.publicUrl}/faq` })
    await page('open-to-all')
    const found = await listed()
    expect(found).toContain('/open-to-all')
    for (const path of ['/kept-inside', '/noheader-nofooter', '/faq-of-last-year', '/home']) {
      expect(found).not.toContain(path)
    }
    expect(found, 'K-06').toContain('/gift-certificate')
    expect(found, 'is ordered with a form that is still to come').not.toContain('/champ-membership')
  })

  test('says when a product changed, and a category with the newest of its products', async () => {
    const changedAt = new Date('2031-03-04T05:06:07Z')
    await shop.db.update(products).set({ changedAt }).where(eq(products.urlKey, 'square-canvas-print'))
    const xml = await (await routes.request('/sitemap.xml')).text()
    for (const path of ['square-canvas-print', 'canvas-prints/square-canvases', 'canvas-prints']) {
      expect(xml).toContain(`<loc>${shop.publicUrl}/${path}</loc><lastmod>2031-03-04T05:06:07.000Z</lastmod>`)
    }
  })

  test('is an index of files when one file is too small, and these hold the same addresses', async () => {
    const files = await listed('/sitemap.xml', inSmallFiles)
    expect(files.length).toBeGreaterThan(3)
    const found = await Promise.all(files.map((file) => listed(file, inSmallFiles)))
    expect(found.flat().toSorted()).toEqual((await listed()).toSorted())
    expect((await inSmallFiles.request('/sitemap-products-99.xml')).status).toBe(404)
  })

  test('is kept like public pages and read as XML', async () => {
    const { headers, status } = await routes.request('/sitemap.xml')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(headers.get('cache-control')).toMatch(/^public, .*s-maxage=[1-9]/)
  })

  test('an address with letters of XML is written so that XML reads it', () => {
    const url = `https://shop.example/a?b=1&c='<é>'`
    const written = 'https://shop.example/a?b=1&amp;c=%27%3C%C3%A9%3E%27'
    expect(locationsIn(sitemapXml([{ url, changedAt: null }]))).toEqual([written])
    expect(locationsIn(sitemapIndexXml([url]))).toEqual([written])
  })
})

describe('robots.txt', () => {
  test('names the site map and asks robots to leave cart, checkout, account and uploads alone', async () => {
    const answer = await routes.request('/robots.txt')
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const lines = (await answer.text()).split('\n')
    expect(lines[0]).toBe('User-agent: *')
    expect(lines).toContain(`Sitemap: ${shop.publicUrl}/sitemap.xml`)
    for (const path of [
      '/checkout',
      '/customer/',
      '/media/uploads',
      '/third-party-notices/',
      '/uploadchoice?',
      '/*-tool?',
    ]) {
      expect(lines).toContain(`Disallow: ${path}`)
    }
  })

  test('leaves open everything that the site map lists', async () => {
    const lines = (await (await routes.request('/robots.txt')).text()).split('\n')
    const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? [])
    const all = await shop.db.select({ path: categories.urlPath }).from(categories)
    expect(all.length).toBeGreaterThan(0)
    const shut = (await listed()).filter((path) => closed.some((prefix) => path.startsWith(prefix)))
    expect(shut).toEqual([])
  })
})
