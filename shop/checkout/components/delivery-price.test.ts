/** One price of delivery in the choice of methods, in the summary and on the order. */
import { beforeAll, describe, expect, test } from 'vitest'
import { CheckoutPageDocument, SuccessPageDocument } from '../../generated/client/graphql.ts'
import { createApi } from '../../request/api.ts'
import { aCart, anAddressInput } from '../../testing/builders.ts'
import { aCoupon } from '../../testing/incentives.ts'
import { openTestShop } from '../../testing/shop.ts'
import { checkoutCalls } from '../testing/checkout-calls.ts'
import { checkoutView } from './checkout-view.ts'
import { orderTotals } from './order-totals.ts'

const shop = await openTestShop()
const api = createApi(({ query, variables }) => shop.send(query, variables as object))
const { set } = checkoutCalls(shop)

const APPLY = `mutation ($id: String!, $codes: [String]!) {
  applyCouponsToCart(input: { cart_id: $id, coupon_codes: $codes }) { cart { id } } }`
const PLACE = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { token } } }`

async function viewOf(cartId: string) {
  const { cart } = await api.send(CheckoutPageDocument, { cartId })
  if (!cart) throw new Error(`Expected the cart ${cartId} but received none`)
  return checkoutView(cart, new Date('2026-11-23T00:00:00Z'))
}

const choose = (id: string, method_code: string) =>
  set('setShippingMethodsOnCart', id, { shipping_methods: [{ carrier_code: 'keepsake', method_code }] })

describe('a code for free standard delivery', () => {
  let code: string
  let id: string

  beforeAll(async () => {
    code = await aCoupon(shop, { label: 'Free standard delivery', gift: { kind: 'free-shipping' } })
    id = await aCart(shop)
    await set('setShippingAddressesOnCart', id, { shipping_addresses: [{ address: anAddressInput }] })
    await shop.ask(APPLY, { id, codes: [code] })
  })

  test.each(['standard', 'express'])('K-09, K-10: with %s chosen only standard is free', async (method) => {
    await choose(id, method)
    const { methods, chosenMethod, cart } = await viewOf(id)
    expect(methods.map(({ title, cents }) => [title, cents])).toEqual([
      ['Standard', 0],
      ['Express', 1999],
      ['Priority', 2999],
    ])
    expect(methods.map(({ offer }) => offer)).toEqual([
      `Free standard delivery (code ${code.toUpperCase()})`,
      undefined,
      undefined,
    ])
    expect(cart.totals.shipping?.cents).toBe(methods.find(({ value }) => value === chosenMethod)?.cents)
  })

  test('the order shows the rows that the summary showed', async () => {
    await choose(id, 'standard')
    await set('setGuestEmailOnCart', id, { email: 'robin@example.com' })
    await set('setBillingAddressOnCart', id, { billing_address: { same_as_shipping: true } })
    const token = await shop.ledger.addToken('approve', '1111')
    await set('setPaymentMethodOnCart', id, { payment_method: { code: 'card', card: { token } } })
    const { discounts, shipping, grandTotalCents } = (await viewOf(id)).cart.totals
    const { placeOrder } = await shop.ask(PLACE, { id })
    const { guestOrderByToken: order } = await api.send(SuccessPageDocument, {
      token: placeOrder.orderV2.token,
    })
    expect(shipping).toEqual({ label: `Delivery (${code.toUpperCase()})`, cents: 0 })
    expect(orderTotals(order.total)).toMatchObject({ discounts, shipping, grandTotalCents })
  })
})
