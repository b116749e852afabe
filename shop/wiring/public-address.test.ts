/** A whole shop whose address is https, asked as the proxy in front of it would. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build } from '../../tools/build.ts'
import { ask } from '../../tools/guest-checkout.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../../tools/shop-process.ts'

const PUBLIC = 'https://shop.example'
const OTHER_SITES = ['https://evil.example', 'http://shop.example', 'https://shop.example:444', 'null']

vi.setConfig({ testTimeout: 90_000 })

const dataDir = makeDataDir()
let shop: ShopProcess

beforeAll(async () => {
  await build('canvas')
  shop = await startShopProcess(dataDir, {
    PUBLIC_URL: PUBLIC,
    PAYMENTS: 'test',
    TEST_GATEWAY_URL: 'https://test-cards.example',
    TEST_GATEWAY_PORT: '0',
  })
}, 180_000)
afterAll(async () => {
  await shop?.stop()
  removeDataDir(dataDir)
})

interface Posting {
  origin: string
  cookie?: string
  fields?: Record<string, string>
}

const post = (path: string, { origin, cookie = '', fields = {} }: Posting) =>
  fetch(shop.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie },
    body: new URLSearchParams(fields),
  })

const forms = [
  '/checkout/cart',
  '/checkout/cart.data',
  '/checkout',
  '/checkout.data',
  '/newsletter/subscribe',
]

test.each(forms)('a form that our own page sends to %s over https is taken', async (path) => {
  const { status } = await post(path, { origin: PUBLIC })
  expect([400, 403, 404, 405, 500]).not.toContain(status)
})

test.each([...forms, '/customer/logout'])(
  'SH-09: a form that another site sends to %s is refused',
  async (path) => {
    for (const origin of OTHER_SITES) {
      expect([origin, (await post(path, { origin })).status]).toEqual([origin, 403])
    }
  },
)

test('H-37, SH-09: no page of another site can sign a customer out', async () => {
  const { createCustomer } = await ask<{ createCustomer: { customer: { customer_token: string } } }>(
    shop.url,
    `mutation { createCustomer(input: { firstname: "Robin", lastname: "Marsh", email: "robin@example.com",
      password: "Sea-gull 42 over Ballina" }) { customer { customer_token } } }`,
  )
  const token = createCustomer.customer.customer_token
  const cookie = `__Host-customer_token=${token}`
  const isSignedIn = async () => {
    const answer = await fetch(`${shop.url}/caching/graphql`, {
      method: 'POST',
      headers: { cookie, origin: PUBLIC, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ customer { firstname } }' }),
    })
    return (await answer.json()).data?.customer?.firstname === 'Robin'
  }
  expect(await isSignedIn()).toBe(true)
  await post('/customer/logout', { origin: 'https://evil.example', cookie })
  await fetch(`${shop.url}/customer/logout`, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })
  expect(await isSignedIn()).toBe(true)
  const own = await post('/customer/logout', { origin: PUBLIC, cookie })
  expect(await own.json()).toMatchObject({ signedOut: true })
  expect(own.headers.getSetCookie().join('\n')).toMatch(/^__Host-customer_token=; Max-Age=0; .*Secure$/m)
  expect(await isSignedIn()).toBe(false)
})

test('every answer promises that the shop stays on https', async () => {
  for (const path of ['/', '/no-such-page', '/graphql', '/favicon.ico', '/media/photos/none', '/healthz']) {
    const { headers } = await fetch(shop.url + path)
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000'])
  }
})

test('a shop with https that knows no proxy in front of it says so when it starts', () => {
  expect(shop.output()).toContain('TRUSTED_PROXIES is not set.')
})
