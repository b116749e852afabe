/** K-05, CA-83: the page as a browser without scripts sees and sends it. */
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext, createApi } from '../../request/api.ts'
import { cookieNameOn, cookieNames } from '../../request/cookie-names.ts'
import { aReadyCart } from '../../testing/builders.ts'
import { configure } from '../../testing/configure.ts'
import { rendered } from '../../testing/rendered.tsx'
import { openIdentityShop } from '../testing/identity-shop.ts'
import * as page from './identification-page.tsx'

const ADDRESS = '/validate/identification'
const withCart = (cart: string) => ({ [cookieNames.cart]: cart })
const shop = await openIdentityShop()
const { publicUrl } = shop
const api = createApi(({ query, variables, visit }) => shop.door.send(query, variables ?? {}, visit))
const open = (cart?: string) => rendered({ ...shop, api }, page, ADDRESS, cart ? withCart(cart) : {})

async function press(cart: string, mode: 'navigate' | 'cors') {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  const url = new URL(ADDRESS, publicUrl)
  const headers = { cookie: `${cookieNameOn(publicUrl, cookieNames.cart)}=${cart}`, 'sec-fetch-mode': mode }
  const request = new Request(url, { method: 'POST', body: new FormData(), headers })
  return page.action({ context, request, url, params: {} } as unknown as Parameters<typeof page.action>[0])
}

test('CA-83: a shop that names no check has the page of lost addresses there', async () => {
  expect(await rendered(shop, page, ADDRESS)).not.toContain('identity')
})

test('K-05: somebody with a cart reads why, what is kept, and begins by a form', async () => {
  const cart = await aReadyCart(shop)
  expect(await open(cart)).toContain('No order asks for it here')
  await configure(shop, { identification_least_total: '50000' })
  const html = await open(cart)
  for (const words of ['For orders of A$500.00 or more', 'We never see your document', 'Begin at Stripe']) {
    expect(html).toContain(words)
  }
  expect(html).toMatch(/<form[^>]*action="\/validate\/identification" method="post"/)
})

test('K-05: without a cart and an account there is no form, and a sentence says what to do', async () => {
  const html = await open()
  expect(html).toContain('Please sign in, or put something in your cart first')
  expect(html).not.toContain('<form')
})

test('K-05: scripts go on to the provider at once, and a plain form gets a link there', async () => {
  const cart = await aReadyCart(shop)
  const plain = await press(cart, 'navigate')
  expect(plain).toMatchObject({ data: { url: expect.stringContaining('/start/vs_') } })
  const led = await press(cart, 'cors')
  expect(led).toMatchObject({ status: 302 })
  expect((led as Response).headers.get('cache-control')).toContain('no-store')
})

test('K-05, RT-070: whatever the address says, the page shows what the provider says', async () => {
  const cart = await aReadyCart(shop)
  const checkId = await shop.start(cart)
  const claims = () => rendered({ ...shop, api }, page, `${ADDRESS}?status=verified`, withCart(cart))
  expect(await claims()).toContain('You have begun and not finished')
  shop.submit(checkId, 'processing')
  expect(await claims()).toMatch(/aria-busy="true"[\s\S]*Look again/)
  shop.submit(checkId, 'verified')
  expect(await claims()).toContain('It counts for this cart.')
})

test('K-05: a provider that is away is said, and the button stays', async () => {
  const cart = await aReadyCart(shop)
  shop.server.fail('create', 'error', 'error')
  const refused = await press(cart, 'navigate')
  expect(refused).toMatchObject({
    init: { status: 422 },
    data: { problem: expect.stringContaining('does not answer') },
  })
  expect(await open(cart)).toContain('Begin at Stripe')
})
