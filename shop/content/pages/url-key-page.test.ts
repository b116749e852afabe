import { eq, like } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { addCategory } from '../../catalogue/commands/add-category.ts'
import { addProducts } from '../../catalogue/commands/add-products.ts'
import { CATEGORY_PARAMETERS } from '../../catalogue/rules/category-address.ts'
import { categories, urlRewrites } from '../../catalogue/tables.ts'
import { apiContext, createApi, type Send } from '../../request/api.ts'
import { requestContext } from '../../request/request.ts'
import { noThirdPartyServices } from '../../request/third-party-services.ts'
import { previewPicture } from '../../scenes/components/picture-files.ts'
import { openTestShop } from '../../testing/shop.ts'
import { writePage } from '../commands/write-page.ts'
import { loader, meta, shouldRevalidate } from './url-key-page.tsx'

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
      listing: data.kind === 'category' ? data.listing : undefined,
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

  it('CA-106: previews of a link to a category show what is sold there, wherever the picture is', async () => {
    const previewOf = async (address: string) =>
      (await open(address)).head?.find((tag) => 'property' in tag && tag.property === 'og:image')
    const { db, publicUrl } = shop
    const [mugs] = await db.select().from(categories).where(eq(categories.urlPath, 'custom-photo-mugs'))
    const [canvas] = await db.select().from(categories).where(eq(categories.urlPath, 'canvas-prints'))
    expect(mugs?.image).toBeTruthy()
    const ofMugs = { property: 'og:image', content: publicUrl + previewPicture(String(mugs?.image)) }
    expect(await previewOf('/custom-photo-mugs')).toEqual(ofMugs)
    expect(await previewOf('/canvas-prints')).not.toEqual(ofMugs)
    for (const [image, content] of [
      ['https://cdn.example/canvas.jpg', 'https://cdn.example/canvas.jpg'],
      [null, `${publicUrl}/images/share-canvas.jpg`],
    ]) {
      await db.update(categories).set({ image }).where(eq(categories.urlPath, 'canvas-prints'))
      expect(await previewOf('/canvas-prints')).toEqual({ property: 'og:image', content })
    }
    await db.update(categories).set({ image: canvas?.image }).where(eq(categories.urlPath, 'canvas-prints'))
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

  it('RT-151: of a family that is not made yet leads to what is nearest, until staff give it a page', async () => {
    const nearest = { leadsTo: '/photo-enlargements', status: 302 }
    expect(await open('/photo-prints')).toMatchObject(nearest)
    expect(await open('/photo-prints?to=https://evil.example')).toMatchObject(nearest)
    await addCategory(shop.db, {
      ...{ name: 'Photo prints', urlKey: 'photo-prints', description: 'Prints.' },
      ...{ metaTitle: 'Photo prints', metaDescription: 'Prints.' },
    })
    expect(await open('/photo-prints')).toMatchObject({ kind: 'category', status: 200 })
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

describe('F-01: the list of a category with 30 products', () => {
  beforeAll(async () => {
    const words = { metaTitle: 'Frames', metaDescription: 'Frames.', pictures: [] }
    await addCategory(shop.db, { ...words, name: 'Frames', urlKey: 'frames', description: 'Frames.' })
    await addProducts(
      shop.db,
      Array.from({ length: 30 }, (_, index) => ({
        ...words,
        kind: 'goods' as const,
        sku: `FRAME-${index}`,
        name: `Frame ${index}`,
        urlKey: `frame-${index}`,
        priceCents: 1_050 + index * 100,
        attributes: { material: [index < 10 ? 'Oak' : 'Ash'] },
        descriptionHtml: '',
        shortDescriptionHtml: '',
        categories: ['frames'],
        position: index,
      })),
    )
  })

  it('F-30, CA-52: later pages name the category as canonical, and have titles of their own', async () => {
    const { head } = await open('/frames?page=2&utm_source=letter')
    expect(head).toContainEqual({ title: expect.stringMatching(/^Frames, page 2 \|/) })
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${shop.publicUrl}/frames` })
    expect(head).toContainEqual({ name: 'robots', content: 'INDEX,FOLLOW' })
  })

  it.each(['material=oak', 'sort=name', 'price=10_20'])(
    'narrowed or sorted by %s stays out of search engines, and links lead on',
    async (query) => {
      const { head } = await open(`/frames?${query}`)
      expect(head).toContainEqual({ name: 'robots', content: 'NOINDEX,FOLLOW' })
      expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${shop.publicUrl}/frames` })
    },
  )

  it('has every product once over its pages, with counts, in two calls and a handful of queries', async () => {
    await open('/frames')
    const before = shop.queriesSent()
    const first = await open('/frames?sort=price-down')
    // The look-up of the address, the category, the page of the list with its counts, and its products at most.
    expect(shop.queriesSent() - before).toBeLessThanOrEqual(8)
    const second = await open('/frames?sort=price-down&page=2')
    const keys = [first, second].flatMap(({ listing }) => listing?.products.map(({ urlKey }) => urlKey) ?? [])
    expect([keys.length, new Set(keys).size]).toEqual([30, 30])
    expect(keys[0]).toBe('frame-29')
    expect(first.listing?.groups.map(({ name }) => name)).toEqual(['price', 'material'])
    for (const { label, to, count } of first.listing?.groups.flatMap(({ options }) => options) ?? []) {
      expect([label, (await open(to)).listing?.total]).toEqual([label, count])
    }
  })

  it('leads to its first page from one that is gone, and keeps what narrows it', async () => {
    expect(await open('/frames?page=3')).toMatchObject({ leadsTo: '/frames', status: 302 })
    expect(await open('/frames?page=2&material=oak')).toMatchObject({ leadsTo: '/frames?material=oak' })
  })

  it.each(['page=0', 'page=x', 'page=1e9', 'sort=%00', 'size=%3Cb%3E', '__proto__=1', 'price=9_'])(
    'takes no notice of %s',
    async (query) => {
      const { status, listing } = await open(`/frames?${query}`)
      expect([status, listing?.total, listing?.paging.page]).toEqual([200, 30, 1])
    },
  )

  it('says of what nothing is, without failing', async () => {
    const { status, listing } = await open('/frames?material=marble&price=5_10')
    expect([status, listing?.total]).toEqual([200, 0])
    expect(listing?.chosen.map(({ label }) => label)).toEqual(['A$5 to A$10', 'marble'])
    expect(listing?.everything).toBe('/frames')
  })

  it('is loaded anew for its parameters alone, and never for those of a product', () => {
    const changes = (from: string, to: string) =>
      shouldRevalidate({
        currentUrl: new URL(from, shop.publicUrl),
        nextUrl: new URL(to, shop.publicUrl),
      })
    for (const name of CATEGORY_PARAMETERS) expect(changes('/frames', `/frames?${name}=2`), name).toBe(true)
    expect(changes('/frames?material=oak', '/frames')).toBe(true)
    expect(changes('/frames', '/frames?utm_source=letter')).toBe(false)
    expect(changes('/custom-canvas-print', '/custom-canvas-print?sku=CANVAS-20X20')).toBe(false)
  })
})
