import { like } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { categories, urlRewrites } from '../../catalogue/tables.ts'
import { apiContext, createApi, type Send } from '../../request/api.ts'
import { requestContext } from '../../request/request.ts'
import { noThirdPartyServices } from '../../request/third-party-services.ts'
import { openTestShop } from '../../testing/shop.ts'
import { writePage } from '../commands/write-page.ts'
import { loader, meta } from './url-key-page.tsx'

const shop = await openTestShop()

/** Opens an address as a browser sends it: what the page gets, its status, where it leads, and what was looked up. */
async function open(
  address: string,
  send: Send = ({ query, variables }) => shop.send(query, variables as object),
) {
  const lookedUp: unknown[] = []
  const context = new RouterContextProvider()
  const api = createApi((request) => {
    if (request.query.includes('route(')) lookedUp.push((request.variables as { url: string }).url)
    return send(request)
  })
  context.set(apiContext, api)
  context.set(requestContext, {
    publicUrl: shop.publicUrl,
    pictures: { own: [shop.publicUrl], cdn: undefined },
    nonce: undefined,
    now: shop.clock.now(),
    thirdParty: noThirdPartyServices,
    takesHeic: true,
    notices: [],
    report: (error) => expect.unreachable(String(error)),
  })
  try {
    const { data, init } = await loader({ context, url: new URL(address, shop.publicUrl) })
    return {
      kind: data.kind,
      head: headOf(data),
      status: init?.status ?? 200,
      lookedUp,
      keeping: new Headers(init?.headers).get('cache-control'),
    }
  } catch (response) {
    if (!(response instanceof Response)) throw response
    return { leadsTo: response.headers.get('location'), status: response.status, lookedUp }
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>['data']

/** The tags that search engines read. */
function headOf(loaderData: Loaded) {
  const matches = [{ id: 'root', loaderData: { publicUrl: shop.publicUrl } }]
  return meta({ loaderData, matches })
}

describe('B-10, B-11: the last word of an address', () => {
  it('opens a product or a category', async () => {
    expect(await open('/custom-canvas-print')).toMatchObject({ kind: 'product', status: 200 })
    expect(await open('/canvas-prints')).toMatchObject({ kind: 'category', status: 200 })
  })

  it('may stand below another one', async () => {
    const { db } = shop
    const [below] = await db.select().from(categories).where(like(categories.urlPath, '%/%')).limit(1)
    expect(await open(`/${below?.urlPath}`)).toMatchObject({ kind: 'category', status: 200 })
  })

  it('F-30, CA-52: names its whole path as canonical, or what staff named instead, and its steps lead there', async () => {
    await writePage(shop, { identifier: 'questions', title: 'Questions', customCanonicalUrl: '/faq' })
    for (const [address, canonical] of [
      ['/canvas-prints/square-canvases', '/canvas-prints/square-canvases'],
      ['/square-canvas-print', '/square-canvas-print'],
      ['/faq', '/faq'],
      ['/questions', '/faq'],
    ] as const) {
      const { head } = await open(address)
      expect(head).toContainEqual({
        tagName: 'link',
        rel: 'canonical',
        href: shop.publicUrl + canonical,
      })
    }
    const { head } = await open('/canvas-prints/square-canvases')
    const steps = JSON.stringify(head).match(/"item":"[^"]*"/g)
    expect(steps).toEqual(
      ['/', '/canvas-prints', '/canvas-prints/square-canvases'].map(
        (path) => `"item":"${shop.publicUrl}${path}"`,
      ),
    )
  })

  it('K-14: tells search engines of a product that it is three to seven days on its way', async () => {
    const { head } = await open('/custom-canvas-print')
    expect(JSON.stringify(head)).toContain(
      '"transitTime":{"@type":"QuantitativeValue","minValue":3,"maxValue":7,"unitCode":"DAY"}',
    )
  })

  it('of what is ordered with a form that is still to come opens without it, and stays out of search engines', async () => {
    const { kind, status, head } = await open('/champ-membership')
    expect([kind, status]).toEqual(['product', 200])
    expect(head).toContainEqual({ name: 'robots', content: 'NOINDEX,FOLLOW' })
  })

  it('B-45: capitals and a slash at the end lead to the one address of a page', async () => {
    for (const address of ['/Canvas-Prints', '/canvas-prints/']) {
      expect(await open(address)).toEqual({ leadsTo: '/canvas-prints', status: 301, lookedUp: [] })
    }
    expect(await open('/Canvas-Prints/?utm_source=letter')).toMatchObject({
      leadsTo: '/canvas-prints?utm_source=letter',
    })
  })

  it('B-45: an old address leads to where its page is now', async () => {
    await shop.db
      .insert(urlRewrites)
      .values({ requestPath: 'canvas-2019', targetPath: 'custom-canvas-print', redirectCode: 302 })
    expect(await open('/canvas-2019')).toMatchObject({ leadsTo: '/custom-canvas-print', status: 302 })
  })

  it('B-28: is looked up once for all that the page shows, and the answer may be kept', async () => {
    for (const address of ['/canvas-prints', '/custom-canvas-print', '/about-us']) {
      const { lookedUp, keeping } = await open(address)
      expect(lookedUp).toEqual([address])
      expect(keeping).toMatch(/^public, .*s-maxage=[1-9]/)
    }
  })

  it('B-29: whose look-up fails is a page of its own with a sentence, not the API’s error', async () => {
    const failed = await open('/canvas-prints', async () => ({
      errors: [{ message: 'connection refused', extensions: { category: 'internal' } }],
    })).catch((thrown) => thrown)
    expect(failed).toMatchObject({
      init: { status: 503 },
      data: { message: 'Something broke on our side. Your cart and your designs are safe.' },
    })
  })

  it('that nothing has is not found', async () => {
    expect(await open('/nothing-here')).toMatchObject({
      kind: 'not-found',
      status: 404,
      lookedUp: ['/nothing-here'],
      keeping: null,
    })
  })

  it.each([
    ['an encoded slash', '/canvas-prints%2Fsquare-canvases'],
    ['a slash that is encoded twice', '/canvas-prints%252Fsquare-canvases'],
    ['dots', '/..%2e%2e'],
    ['the name of a file', '/foo.png'],
    ['a backslash', '/canvas%5Cprints'],
    ['a NUL', '/canvas%00'],
    ['more than 200 characters', `/${'a'.repeat(201)}`],
  ])('SH-32: with %s is not found, and nothing is looked up', async (_, pathname) => {
    expect(await open(pathname)).toMatchObject({ kind: 'not-found', status: 404, lookedUp: [] })
  })
})
