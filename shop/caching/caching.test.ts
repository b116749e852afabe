import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { redisForTests } from '#platform/testing/redis.ts'
import { aProcess, developerSecret, openTestShop, withFreshLimits } from './testing.ts'

const shop = await openTestShop()
const { url: redisUrl } = await redisForTests()

const storeName = { query: '{ storeConfig { store_code } }' }
const cart = { query: 'mutation { createGuestCart { cart { id } } }' }
const how = (response: Response) => response.headers.get('x-cache')

test('M-02: the storefront asks through /caching and gets what the API answers', async () => {
  const { post, postDirectly, url } = await aProcess(shop)
  const through = await post(storeName)
  expect(await through.json()).toEqual(await (await postDirectly(storeName)).json())
  const got = await fetch(`${url}/caching/graphql?query=${encodeURIComponent(storeName.query)}`)
  expect([how(through), how(got), await got.json()]).toEqual([
    'miss',
    'hit',
    expect.objectContaining({ data: expect.anything() }),
  ])
})

test('SH-10: a question asked by thirty at once reaches the API once', async () => {
  const { post, asked } = await aProcess(shop)
  const answers = await Promise.all(Array.from({ length: 30 }, async () => (await post(storeName)).text()))
  expect(new Set(answers).size).toBe(1)
  expect(asked).toHaveLength(1)
})

test.each([
  ['a mutation', cart, {}],
  ['a cart', { query: '{ cart(cart_id: "none") { id } }' }, {}],
  ['a customer', { query: '{ customer { firstname } }' }, {}],
  ['a question of whoever has a token', storeName, { authorization: 'Bearer of-somebody' }],
  ['an answer with errors', { query: '{ cmsPage(identifier: "no-such-page") { title } }' }, {}],
  ['a document with mistakes', { query: '{ nothingOfThisName }' }, {}],
])('SH-10: %s is never kept', async (_what, body, headers) => {
  const { post, asked } = await aProcess(shop)
  const first = await post(body, headers as Record<string, string>)
  await post(body, headers as Record<string, string>)
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(asked).toHaveLength(2)
})

test('SH-10: other variables, another operation and other prices are other answers', async () => {
  const { post, asked } = await aProcess(shop)
  const query =
    'query A($url: String!) { route(url: $url) { relative_url } } query B { storeConfig { store_code } }'
  await post({ query, operationName: 'A', variables: { url: 'one' } })
  await post({ query, operationName: 'A', variables: { url: 'two' } })
  await post({ query, operationName: 'B' })
  await post({ query, operationName: 'B' })
  expect(asked).toHaveLength(3)
})

test('SH-03: a price cache that no campaign runs under changes no key; nor does what is no code', async () => {
  const { post, asked } = await aProcess(shop)
  for (const code of ['', 'made-up', btoa('made-up-2'), 'a\tb', '<script>', 'x'.repeat(500)]) {
    await post(storeName, code === '' ? {} : { 'x-price-cache': code })
    await post(storeName, { cookie: `price_cache=${encodeURIComponent(code)}` })
  }
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers.get('x-price-cache')).toBeNull()
})

test('M-04, SH-31: the store is the build’s own, whatever the browser says', async () => {
  const { post, asked } = await aProcess(shop)
  expect((await (await post(cart, { store: 'mars_au' })).json()).errors).toBeUndefined()
  await post(storeName, { store: 'neon_au' })
  expect(asked.map(({ headers }) => headers.get('store'))).toEqual(['canvas_au', 'canvas_au'])
})

test('PE-18: an act keeps its Idempotency-Key on the way to the API', async () => {
  const { post } = await aProcess(shop)
  const start = { query: 'mutation { createGuestCart { cart { id } } }' }
  const send = async () => (await post(start, { 'idempotency-key': 'a-cart-whose-answer-was-lost' })).json()
  expect(await send()).toEqual(await send())
})

test('SH-10: cookies and what is meant for one connection stay at the proxy', async () => {
  const { post, asked } = await aProcess(shop)
  await post(cart, {
    cookie: 'order_data=secret',
    'x-api-url': 'http://evil.example',
    'x-forwarded-for': '1.2.3.4',
  })
  const { headers } = asked[0] ?? new Request('http://nothing.example')
  for (const name of ['cookie', 'x-api-url', 'x-forwarded-for', 'connection'])
    expect(headers.get(name)).toBeNull()
})

describe('SH-09: the customer’s cookie becomes the bearer header', () => {
  const cookie = 'customer_token=a-token'
  const tokenSeen = async (headers: Record<string, string>, own: (url: string) => Record<string, string>) => {
    const { post, asked, url } = await aProcess(shop)
    const response = await post(cart, { ...headers, ...own(url) })
    return [response.status, asked[0]?.headers.get('authorization') ?? null]
  }

  test('M-03: for a POST from our own pages; without the cookie there is no header', async () => {
    expect(await tokenSeen({ cookie }, (origin) => ({ origin }))).toEqual([200, 'Bearer a-token'])
    expect(await tokenSeen({}, (origin) => ({ origin }))).toEqual([200, null])
  })

  test('not for another site’s POST, which is refused', async () => {
    expect(await tokenSeen({ cookie }, () => ({ origin: 'https://evil.example' }))).toEqual([403, null])
    expect(await tokenSeen({ cookie, 'sec-fetch-site': 'cross-site' }, () => ({}))).toEqual([403, null])
    expect(await tokenSeen({ cookie }, () => ({ origin: 'null' }))).toEqual([403, null])
  })

  test('not for a form, which has no JSON content type', async () => {
    const { url, asked } = await aProcess(shop)
    const headers = { cookie, origin: url, 'content-type': 'text/plain' }
    const response = await fetch(`${url}/caching/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify(cart),
    })
    expect(response.status).toBe(415)
    expect(asked.filter((request) => request.headers.get('content-type')?.includes('json'))).toEqual([])
  })

  test('S-01: a header of the client’s own wins', async () => {
    const own = () => ({ authorization: 'Bearer own' })
    expect(await tokenSeen({ cookie }, own)).toEqual([200, 'Bearer own'])
  })

  test('a mutation by GET is refused, cookie or not', async () => {
    const { url } = await aProcess(shop)
    const address = `${url}/caching/graphql?query=${encodeURIComponent(cart.query)}`
    expect((await fetch(address, { headers: { cookie } })).status).toBe(405)
  })
})

test('M-07, SH-11: a body over 5 MB is refused, and other methods are', async () => {
  const { post, postDirectly, url } = await aProcess(shop)
  const big = JSON.stringify({ query: '{ __typename }', variables: { text: 'x'.repeat(5 * 1024 * 1024) } })
  expect((await post(big)).status).toBe(413)
  expect((await postDirectly(big)).status).toBe(413)
  expect((await fetch(`${url}/caching/graphql`, { method: 'PUT' })).status).toBe(405)
})

test('M-43, B-30: ratings are asked for once for each product, and once for the whole shop', async () => {
  const { post, asked } = await aProcess(shop)
  const ofProduct = (sku: string) => ({
    query: 'query ($sku: String!) { productRating(sku: $sku) { product_totals { total_reviews } } }',
    variables: { sku },
  })
  const ofShop = { query: '{ siteRating { sites { average { text } } } }' }
  const told = []
  for (const body of [ofProduct('CANVAS'), ofProduct('CANVAS'), ofProduct('CANVAS-SQUARE'), ofShop, ofShop]) {
    told.push(how(await post(body)))
  }
  expect(told).toEqual(['miss', 'hit', 'miss', 'miss', 'hit'])
  expect(asked).toHaveLength(3)
})

test('a search through the proxy is counted once, for the visitor who asked first', async () => {
  const { post } = await aProcess(shop)
  const search = { query: '{ products(search: "proxied canvas") { total_count } }' }
  await post(search)
  await post(search)
  await shop.searches.write()
  const { rows } = await shop.db.execute(
    `select times, cardinality(callers) as callers from search_phrases where phrase = 'proxied canvas'`,
  )
  expect(rows).toEqual([{ times: '1', callers: 1 }])
})

test('what breaks at the proxy is told in the form of the API', async () => {
  const { post } = await aProcess(shop, { apiUrl: 'http://127.0.0.1:1' })
  const response = await post(cart)
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, null])
  expect((await response.json()).errors[0].extensions.category).toBe('internal')
})

describe('M-44, S-04: clearing', () => {
  const asksRoute = (url: string) => ({
    query: 'query ($url: String!) { route(url: $url) { type } }',
    variables: { url },
  })

  test('SH-01: anybody may clear a pattern: what it finds is stale, and one request renews it for all', async () => {
    const { post, clear, asked } = await aProcess(shop)
    await post(asksRoute('canvas-prints'))
    await post(asksRoute('mugs'))
    const cleared = await clear('canvas-*')
    expect(cleared.headers.get('cache-control')).toBe('no-store')
    expect(await cleared.json()).toEqual({ cleared: true, count: 1 })
    const again = await Promise.all(Array.from({ length: 10 }, () => post(asksRoute('canvas-prints'))))
    expect(again.map(how)).toContain('stale')
    expect(how(await post(asksRoute('mugs')))).toBe('hit')
    await expect.poll(() => asked.length).toBe(3)
  })

  test('M-45: everything', async () => {
    const { post, clearAll, pages } = await aProcess(shop)
    await post(asksRoute('canvas-prints'))
    await post(storeName)
    const page = { status: 200, headers: new Headers(), html: 'a page', tags: [] }
    await pages.page('/canvas-prints?sku=X', undefined, async () => page)
    expect(await (await clearAll()).json()).toEqual({ cleared: true, count: 3 })
    expect(how(await post(storeName))).toBe('stale')
  })

  test('a kept page is found by its address', async () => {
    const { clear, pages } = await aProcess(withFreshLimits(shop))
    let rendered = 0
    const render = async () => ({ status: 200, headers: new Headers(), html: String(++rendered), tags: [] })
    await pages.page('/canvas-prints?sku=X', undefined, render)
    expect(await (await clear('canvas-prints')).json()).toEqual({ cleared: true, count: 1 })
    await pages.page('/canvas-prints?sku=X', undefined, render)
    expect(rendered).toBe(2)
  })

  test('with the developer’s secret it is removed at once, and not counted against the limit', async () => {
    const { post, clear, asked } = await aProcess(withFreshLimits(shop))
    const developer = { 'x-developer-secret': developerSecret }
    for (let times = 1; times <= 3; times++) {
      await post(storeName)
      expect((await clear('graphql/storeconfig', developer)).status).toBe(200)
    }
    expect(how(await post(storeName))).toBe('miss')
    expect(asked).toHaveLength(4)
  })

  test('S-05: a second clearing within ten seconds is too many, and the shop answers on', async () => {
    const { post, clear, clearAll } = await aProcess(withFreshLimits(shop))
    expect((await clear('a')).status).toBe(200)
    const second = await clear('a')
    expect(second.status).toBe(429)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    expect([(await clearAll()).status, (await clearAll()).status]).toEqual([200, 429])
    expect((await post(storeName)).status).toBe(200)
  })

  test.each(['', 'A', 'a b', '../x', '[a-z]+', 'a'.repeat(101), '(a+)+$', '\n'])(
    'the pattern %j is refused',
    async (pattern) => {
      const { clear } = await aProcess(shop)
      expect((await clear(pattern)).status).toBe(400)
    },
  )

  test('a GET changes nothing, and another site may not ask', async () => {
    const { url, post, clear, clearAll } = await aProcess(withFreshLimits(shop))
    await post(storeName)
    for (const path of ['clear?pattern=*', 'clearall']) {
      const response = await fetch(`${url}/caching/cache/${path}`)
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    }
    expect((await clear('*', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await clearAll({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(how(await post(storeName))).toBe('hit')
  })
})

describe.skipIf(!redisUrl)('SH-10: two processes that share a Redis', () => {
  test('give the same answer, ask once, and hear what the other clears', async () => {
    const prefix = `test-${process.pid}-${Date.now()}`
    const first = await aProcess(withFreshLimits(shop), { redisUrl, prefix })
    const second = await aProcess(shop, { redisUrl, prefix })
    const asked = () => first.asked.length + second.asked.length
    await first.post(storeName)
    await second.post(storeName)
    const before = asked()
    expect((await first.clear('graphql/*', { 'x-developer-secret': developerSecret })).status).toBe(200)
    await expect.poll(async () => how(await second.post(storeName))).toBe('miss')
    expect(asked()).toBe(before + 1)
  })
})

test('an API elsewhere is asked by its configured address, with a time limit and without cookies', async () => {
  const seen: (string | undefined)[] = []
  const api = createServer((request, response) => {
    seen.push(request.url, request.headers.cookie, request.headers.store as string)
    response
      .setHeader('content-type', 'application/json')
      .end('{"data":{"storeConfig":{"store_code":"far"}}}')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  afterAll(() => api.close())
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const { post } = await aProcess(shop, { apiUrl })
  const answer = await post(storeName, { cookie: 'customer_token=x; a=b', origin: 'https://shop.example' })
  expect(answer.status).toBe(403)
  const own = await post(storeName, { cookie: 'a=b' })
  expect(await own.json()).toEqual({ data: { storeConfig: { store_code: 'far' } } })
  expect(seen).toEqual(['/graphql', undefined, 'canvas_au'])
})
