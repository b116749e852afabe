/** A shop that others can reach and whose settings name no card gateway. */
import { expect, test } from 'vitest'
import { noGateway } from '#platform/payments/no-gateway.ts'
import { changeCart } from '../cart/store.ts'
import { aReadyCart } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { finishPayments } from './commands/finish-payments.ts'
import { NOT_AVAILABLE } from './commands/set-payment-method.ts'
import { NO_ORDERS } from './rules/sentences.ts'

const shop = await openTestShop()
const closed = shop.withGateway(noGateway().payments)

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code message } }
}`
const SET = `mutation ($id: String!, $method: PaymentMethodInput!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $method }) { cart { id } }
}`

test('SH-23: it offers no way to pay, and refuses each with the contract’s sentence', async () => {
  const id = await aReadyCart(shop)
  const query = `{ cart(cart_id: "${id}") { total_quantity available_payment_methods { code } } }`
  expect((await closed.ask(query)).cart).toMatchObject({ total_quantity: 1, available_payment_methods: [] })
  for (const code of ['card', 'banktransfer', 'checkmo', 'free']) {
    await expect(closed.ask(SET, { id, method: { code } })).rejects.toThrow(NOT_AVAILABLE)
  }
})

test.each(['card', 'banktransfer'])(
  'SH-23: a cart that chose %s before is not ordered, and is kept',
  async (paymentMethod) => {
    const id = await aReadyCart(shop)
    await changeCart(shop.db, id, { paymentMethod }, shop.clock.now())
    expect((await closed.ask(PLACE, { id })).placeOrder).toEqual({
      orderV2: null,
      errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message: NO_ORDERS }],
    })
    expect((await shop.ask(PLACE, { id })).placeOrder.orderV2.number).toMatch(/^1\d{8}$/)
    // Who asks for it again still gets the order.
    expect((await closed.ask(PLACE, { id })).placeOrder.errors).toEqual([])
  },
)

test('a payment that was under way is not taken for done, and is finished once there is a gateway', async () => {
  const id = await aReadyCart(shop)
  const stops = { ...shop.payments, authorise: () => Promise.reject(new Error('killed')) }
  await expect(shop.withGateway(stops).ask(PLACE, { id })).rejects.toThrow('killed')
  await expect(finishPayments({ ...shop, payments: noGateway().payments }, 0)).rejects.toThrow(
    '1 payments could not be finished',
  )
  expect((await shop.ask(PLACE, { id })).placeOrder.errors).toEqual([])
})
