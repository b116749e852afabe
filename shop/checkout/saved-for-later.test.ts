/** J-02: what is saved for later beside a cart is never ordered, and waits in the shopper's next cart. */
import { describe, expect, it } from 'vitest'
import { customersCart } from '../cart/commands/create-cart.ts'
import { changeCart } from '../cart/store.ts'
import { savedCalls } from '../cart/testing/saved-calls.ts'
import { deleteUnseenPortfolios } from '../design/commands/portfolio.ts'
import { orderLines } from '../orders/tables.ts'
import { aCart, anAddress, aReadyCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { checkoutCalls } from './testing/checkout-calls.ts'

const shop = await openTestShop()
const { save, move, look, uidsOf } = savedCalls(shop)
const { orderOf } = checkoutCalls(shop)

const PLACED = '{ orderV2 { id number } errors { message } next_cart_id }'
const PLACE = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) ${PLACED} }`
const CONFIRM = `mutation ($id: String!) { placeConfirmedOrder(cart_id: $id) ${PLACED} }`
const place = async (id: string, visit = {}) => (await shop.ask(PLACE, { id }, visit)).placeOrder
const lines = [{ quantity: 1 }, { quantity: 2 }]

/** A cart that only needs placing, its second line saved for later. */
async function aReadyCartWithSaved(visit = {}, customerId?: number) {
  const id = await aReadyCart(shop, { lines })
  if (customerId !== undefined) {
    const ASSIGN = 'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id } }'
    await shop.ask(ASSIGN, { id }, visit)
  }
  const [, saved = ''] = await uidsOf(id)
  await save(id, saved, visit)
  return { id, saved }
}

describe('an order with something saved for later beside it', () => {
  it('holds what is in the cart alone, and the rest waits for the guest under a new id', async () => {
    const { id, saved } = await aReadyCartWithSaved()
    const placed = await place(id)
    expect(placed.errors).toEqual([])
    const { id: orderId } = await orderOf(id)
    const ordered = (await shop.db.select().from(orderLines)).filter((line) => line.orderId === orderId)
    expect(ordered.map(({ quantity }) => quantity)).toEqual([1])
    const next = placed.next_cart_id
    expect(next).not.toBe(id)
    expect(await look(next)).toMatchObject({
      total_quantity: 0,
      items: [],
      saved_for_later: [{ item: { uid: saved, quantity: 2, is_available: true } }],
    })
    expect((await move(next, saved)).cart).toMatchObject({ total_quantity: 2, saved_for_later: [] })
  })

  it('tells the next cart again to whoever lost the answer, until that is ordered too', async () => {
    const { id, saved } = await aReadyCartWithSaved()
    const { next_cart_id: next, orderV2 } = await place(id)
    expect(await place(id)).toEqual({ next_cart_id: next, orderV2, errors: [] })
    const confirmed = await shop.ask(CONFIRM, { id })
    expect(confirmed.placeConfirmedOrder).toEqual({ next_cart_id: next, orderV2, errors: [] })
    await move(next, saved)
    const token = await shop.ledger.addToken('approve', '1111')
    const ready = { email: 'robin@example.com', shippingAddress: anAddress(), billingAddress: anAddress() }
    const shippingChoice = { carrierCode: 'keepsake', methodCode: 'standard' }
    const paying = { ...ready, shippingChoice, paymentMethod: 'card', paymentToken: token }
    await changeCart(shop.db, next, paying, shop.clock.now())
    expect(await place(next)).toMatchObject({ errors: [], next_cart_id: null })
    expect((await place(id)).next_cart_id).toBeNull()
  })

  it('of a customer: it waits in the cart that the customer fills next', async () => {
    const customer = await aSignedInCustomer(shop)
    const { id, saved } = await aReadyCartWithSaved(customer.visit, customer.id)
    const placed = await place(id, customer.visit)
    expect(placed.errors).toEqual([])
    const next = await customersCart(shop, customer.caller, undefined)
    expect(placed.next_cart_id).toBe(next)
    expect(await look(next, customer.visit)).toMatchObject({
      total_quantity: 0,
      saved_for_later: [{ item: { uid: saved } }],
    })
    const stranger = await shop.send(PLACE, { id })
    expect(stranger.errors?.[0]?.message).toMatch(/cannot perform operations/)
  })

  it('begins the next cart without anything that was typed for the order', async () => {
    const { id } = await aReadyCartWithSaved()
    const { next_cart_id: next } = await place(id)
    const { email, shipping_addresses } = (
      await shop.ask('query ($id: String!) { cart(cart_id: $id) { email shipping_addresses { city } } }', {
        id: next,
      })
    ).cart
    expect([email, shipping_addresses]).toEqual([null, []])
  })

  it('begins no cart when nothing was saved', async () => {
    expect(await place(await aReadyCart(shop))).toMatchObject({ errors: [], next_cart_id: null })
  })
})

it('a cart of saved lines alone reads as empty and is not ordered', async () => {
  const { id, saved } = await aReadyCartWithSaved()
  const [active = ''] = await uidsOf(id)
  expect((await save(id, active)).cart).toMatchObject({
    total_quantity: 0,
    items: [],
    is_virtual: false,
    prices: { grand_total: { value: 0 } },
  })
  expect((await look(id)).saved_for_later).toMatchObject([
    { item: { uid: active } },
    { item: { uid: saved } },
  ])
  expect(await place(id)).toMatchObject({
    orderV2: null,
    errors: [{ message: 'Unable to place order: Cart does not contain products.' }],
    next_cart_id: null,
  })
})

it('a line that is saved between the look at the total and the payment is not paid for', async () => {
  const id = await aReadyCart(shop, { lines })
  const [, second = ''] = await uidsOf(id)
  const { prices, contents_tag: contents } = await look(id)
  await save(id, second)
  const placeShown = `mutation ($id: String!, $total: Float, $contents: String) { placeOrder(
    input: { cart_id: $id, expected_total: $total, expected_contents: $contents }) { errors { code } } }`
  const shown = { id, total: prices.grand_total.value }
  expect((await shop.ask(placeShown, shown)).placeOrder.errors).toEqual([{ code: 'TOTAL_CHANGED' }])
  expect((await shop.ask(placeShown, { id, contents })).placeOrder.errors).toEqual([
    { code: 'CONTENTS_CHANGED' },
  ])
})

it('a design that is saved for later is kept with its photos after the browser’s own list of designs is gone', async () => {
  const { id } = await aReadyCartWithSaved()
  const [{ item }] = (await look(id)).saved_for_later
  shop.clock.advance(1_000 * 24 * 3_600_000)
  await deleteUnseenPortfolios(shop)
  const REVISION = `query ($id: String!) { cart(cart_id: $id) {
    saved_for_later { item { design_revision { key document picture_url } } } } }`
  const { cart } = await shop.ask(REVISION, { id })
  expect(cart.saved_for_later[0].item.design_revision).toEqual({
    key: item.design_revision.key,
    document: expect.any(String),
    picture_url: expect.any(String),
  })
})

it('a line that is saved while its cart is ordered is ordered or saved, never both and never lost', async () => {
  for (let round = 0; round < 8; round++) {
    const id = await aReadyCart(shop, { lines })
    const [, second = ''] = await uidsOf(id)
    const press = `mutation ($id: String!, $uid: ID!) {
      saveCartItemForLater(input: { cart_id: $id, cart_item_uid: $uid }) { errors { code } } }`
    const [placed] = await Promise.all([place(id), shop.send(press, { id, uid: second })])
    const { id: orderId } = placed.orderV2 ? await orderOf(id) : { id: undefined }
    const ordered = (await shop.db.select().from(orderLines)).filter((line) => line.orderId === orderId)
    const leftId = placed.orderV2 ? placed.next_cart_id : id
    const left = leftId ? await look(leftId) : undefined
    const count = ordered.length + (left?.items.length ?? 0) + (left?.saved_for_later.length ?? 0)
    expect(count).toBe(2)
  }
})

describe('J-01: carts that become one at sign-in keep what is saved in each', () => {
  const MERGE = `mutation ($from: String!, $to: String) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) { id } }`
  const ASSIGN = 'mutation ($from: String!) { assignCustomerToGuestCart(cart_id: $from) { id } }'

  it.each([
    ['a guest’s cart moved into the customer’s', MERGE],
    ['a guest’s cart that the customer takes over', ASSIGN],
  ])('%s', async (_, call) => {
    const customer = await aSignedInCustomer(shop)
    const own = (await aReadyCartWithSaved(customer.visit, customer.id)).id
    const { id: from } = await aReadyCartWithSaved()
    await shop.ask(call, { from }, customer.visit)
    const now = await look(call === MERGE ? own : from, customer.visit)
    expect(now.total_quantity).toBe(2)
    expect(now.saved_for_later.map((one: { item: { quantity: number } }) => one.item.quantity)).toEqual([
      2, 2,
    ])
  })

  it('a saved line and the same thing in the other cart stay two, each in its place', async () => {
    const customer = await aSignedInCustomer(shop)
    const { id, saved } = await aReadyCartWithSaved(customer.visit, customer.id)
    const [{ item }] = (await look(id, customer.visit)).saved_for_later
    const from = await aCart(shop, { lines: [] })
    const items = [{ sku: item.sku, quantity: 3, design_revision: item.design_revision.key }]
    await savedCalls(shop).add(from, items)
    await shop.ask(MERGE, { from }, customer.visit)
    expect(await look(id, customer.visit)).toMatchObject({
      total_quantity: 4,
      saved_for_later: [{ item: { uid: saved, quantity: 2 } }],
    })
  })
})
