/** PE-18, PE-20: what a form of the cart asks for happens once, however often it is sent. */

import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { uidOf } from '../../api/uid.ts'
import { ACT_FIELD } from '../../request/act-field.ts'
import { apiContext, createApi } from '../../request/api.ts'
import { cartOfBrowser } from '../../request/browser-cart.ts'
import { requestContext } from '../../request/request.ts'
import { noThirdPartyServices } from '../../request/third-party-services.ts'
import { aCart, aLine } from '../../testing/builders.ts'
import { aSignedInCustomer } from '../../testing/customers.ts'
import { aCoupon } from '../../testing/incentives.ts'
import { openTestShop } from '../../testing/shop.ts'
import { WHOLE_NUMBER } from '../rules/quantity.ts'
import { linesOfCart } from '../store.ts'
import { carts } from '../tables.ts'
import { changeCart } from './change-cart.ts'
import { changeCoupons } from './change-coupons.ts'

const shop = await openTestShop()

/** Sends a form from a browser that holds a cart. */
const send = async (cartId: string, fields: Record<string, string>) =>
  (await sendWith(`__Host-cart_id=${cartId}`, fields)).problem

async function sendWith(cookie: string, fields: Record<string, string>, api = shop.api) {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(requestContext, {
    publicUrl: shop.publicUrl,
    pictures: { cdn: undefined, own: [] },
    nonce: undefined,
    now: shop.clock.now(),
    thirdParty: noThirdPartyServices,
    takesHeic: true,
    notices: [],
    report: () => undefined,
  })
  const request = new Request(`${shop.publicUrl}/checkout/cart`, {
    headers: { cookie },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return changeCart(context, request, form)
}
const lineOf = async (cartId: string) => (await linesOfCart(shop.db, cartId))[0]!

it('“+” says how many there shall be, so a lost answer and a second try make one piece more', async () => {
  const cartId = await aCart(shop)
  const plus = { intent: 'change', line: uidOf((await lineOf(cartId)).id), quantity: '2' }
  for (let tries = 0; tries < 3; tries++) expect(await send(cartId, plus)).toBeUndefined()
  expect((await lineOf(cartId)).quantity).toBe(2)
})

it.each(['abc', 'NaN', 'Infinity', '1e999', ' ', '-1', '0.5'])(
  'a quantity of %j is refused in a sentence, and nothing is changed, removed or added',
  async (quantity) => {
    const cartId = await aCart(shop)
    const { id, sku, designRevision } = await lineOf(cartId)
    const asked: Record<string, string>[] = [
      { intent: 'change', line: uidOf(id) },
      { intent: 'add', sku, revision: designRevision ?? '' },
    ]
    for (const form of asked) expect(await send(cartId, { ...form, quantity })).toBe(WHOLE_NUMBER)
    expect(await linesOfCart(shop.db, cartId)).toMatchObject([{ id, quantity: 1 }])
  },
)

it('PE-20: what is added to a cart that was ordered elsewhere meanwhile, or is gone, goes into a new one', async () => {
  const ordered = await aCart(shop)
  await shop.db.update(carts).set({ state: 'ordered' }).where(eq(carts.id, ordered))
  for (const cartId of [ordered, 'nothing']) {
    const form = { intent: 'add', sku: 'SAMPLE-KIT', [ACT_FIELD]: crypto.randomUUID() }
    // The answer to the first is lost, and the form is sent again.
    await sendWith(`__Host-cart_id=${cartId}`, form)
    const { problem, headers } = await sendWith(`__Host-cart_id=${cartId}`, form)
    expect(problem).toBeUndefined()
    const [, next = ''] = /cart_id=([^;]+)/.exec(headers.getSetCookie().join()) ?? []
    expect(next).not.toBe(cartId)
    expect(await linesOfCart(shop.db, next)).toMatchObject([{ sku: 'SAMPLE-KIT', quantity: 1 }])
  }
})

it('a line whose removal is sent again because the answer was lost reads as removed', async () => {
  const cartId = await aCart(shop)
  const away = { intent: 'change', line: uidOf((await lineOf(cartId)).id), quantity: '0' }
  for (let tries = 0; tries < 2; tries++) expect(await send(cartId, away)).toBeUndefined()
  expect(await linesOfCart(shop.db, cartId)).toEqual([])
  expect(await send(cartId, { ...away, quantity: '2' })).toMatch(/is no longer in your cart/)
})

it('PE-20: a press in an old tab whose cart was paid makes no new cart, so that the page can tell of the order', async () => {
  const line = uidOf((await lineOf(await aCart(shop))).id)
  const { problem, headers } = await sendWith('order_data=x', { intent: 'change', line, quantity: '2' })
  expect([problem, [...headers]]).toEqual([undefined, []])
})

it('a line that is put back is there once, also when the answer was lost and the form is sent again', async () => {
  const cartId = await aCart(shop)
  const { sku, designRevision } = await lineOf(cartId)
  const act = '5a0c0a52-1f0b-4d57-9d6a-000000000001'
  const back = { act, intent: 'add', sku, revision: designRevision ?? '', quantity: '1' }
  await send(cartId, { intent: 'change', line: uidOf((await lineOf(cartId)).id), quantity: '0' })
  expect(await send(cartId, back)).toBeUndefined()
  expect(await send(cartId, back)).toBeUndefined()
  expect((await lineOf(cartId)).quantity).toBe(1)
})

it('J-02: a line is saved for later and moved back, also when the answer was lost and the form is sent again', async () => {
  const cartId = await aCart(shop)
  const line = uidOf((await lineOf(cartId)).id)
  for (let tries = 0; tries < 2; tries++) {
    expect(await send(cartId, { intent: 'save-for-later', line })).toBeUndefined()
  }
  const saved = await sendWith(`__Host-cart_id=${cartId}`, { intent: 'save-for-later', line })
  expect(saved.headers.get('set-cookie')).toContain('cart_count=0')
  expect((await lineOf(cartId)).savedForLater).toBe(true)
  for (let tries = 0; tries < 2; tries++) {
    expect(await send(cartId, { intent: 'move-to-cart', line })).toBeUndefined()
  }
  expect((await lineOf(cartId)).savedForLater).toBe(false)
})

it('J-02: a saved line is removed, and put back among the saved ones once', async () => {
  const cartId = await aCart(shop)
  const { id, sku, designRevision } = await lineOf(cartId)
  await send(cartId, { intent: 'save-for-later', line: uidOf(id) })
  await send(cartId, { intent: 'change', line: uidOf(id), quantity: '0' })
  expect(await linesOfCart(shop.db, cartId)).toEqual([])
  const act = '5a0c0a52-1f0b-4d57-9d6a-000000000002'
  const back = { act, intent: 'add', sku, revision: designRevision ?? '', quantity: '1', saved: '1' }
  for (let tries = 0; tries < 2; tries++) expect(await send(cartId, back)).toBeUndefined()
  expect(await linesOfCart(shop.db, cartId)).toMatchObject([{ quantity: 1, savedForLater: true }])
  expect(await send(cartId, { intent: 'move-to-cart', line: uidOf(id) })).toMatch(/no longer saved/)
  expect(await send(cartId, { intent: 'save-for-later', line: uidOf(id) })).toMatch(/no longer in your cart/)
})

it('a code whose answer was lost is applied once, and the second try is told that it holds', async () => {
  const cartId = await aCart(shop)
  const code = await aCoupon(shop)
  const form = new FormData()
  form.set('intent', 'apply-coupon')
  form.set('coupon_code', code)
  for (let tries = 0; tries < 2; tries++) {
    expect((await changeCoupons(shop.api, cartId, form))?.problem).toBeUndefined()
  }
  form.set('intent', 'remove-coupon')
  for (let tries = 0; tries < 2; tries++) {
    expect((await changeCoupons(shop.api, cartId, form))?.problem).toBeUndefined()
  }
})

it('J-01: a customer whose browser knows no cart, such as after an order, has the customer’s own', async () => {
  const { visit } = await aSignedInCustomer(shop)
  const api = createApi(({ query, variables }) => shop.send(query, variables as object, visit))
  const { sku, designRevision: revision } = await aLine(shop.db)
  const form = { intent: 'add', sku, revision, quantity: '1' }
  const { problem, headers } = await sendWith('__Host-customer_token=t', form, api)
  expect(problem).toBeUndefined()
  const browser = new Request(shop.publicUrl, { headers: { cookie: '__Host-customer_token=t' } })
  const own = await cartOfBrowser(api, browser)
  expect(headers.get('set-cookie')).toContain(`cart_id=${own}`)
  expect(await linesOfCart(shop.db, own ?? '')).toHaveLength(1)
  expect(await cartOfBrowser(shop.api, new Request(shop.publicUrl)), 'a guest has none').toBeUndefined()
  expect(await cartOfBrowser(shop.api, browser), 'nor has somebody whose session is over').toBeUndefined()
})
