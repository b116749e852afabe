import { describe, expect, test } from 'vitest'
import { designs } from '../design/tables.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder, aWrittenOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const REORDER = `mutation ($number: String!) { reorderItems(orderNumber: $number) {
  userInputErrors { code message path }
  cart { id total_quantity items { quantity product { sku } design_revision { key } ... on GiftCardCartItem { sender_name recipient_name amount { value } } } } } }`

const reorder = async (number: string, visit: { token?: string }) =>
  (await shop.ask(REORDER, { number }, visit)).reorderItems

describe('a customer orders again', () => {
  test('the same SKU with the same frozen design, into the cart that they have', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await anOrder(shop, { customerId: customer.id, lines: [{ quantity: 2 }, {}] })
    const { cart, userInputErrors } = await reorder(order.number, customer.visit)
    expect(userInputErrors).toEqual([])
    expect(cart.items.map(({ quantity, design_revision }) => [quantity, design_revision.key])).toEqual(
      order.lines.map((line) => [line.quantity, line.designRevision]),
    )
    const { customerCart } = await shop.ask('{ customerCart { id } }', {}, customer.visit)
    expect(customerCart.id).toBe(cart.id)
  })

  test('as it was approved, even when they have changed the design since', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await anOrder(shop, { customerId: customer.id })
    await shop.db.update(designs).set({ title: 'Changed since', version: 9 })
    const { cart } = await reorder(order.number, customer.visit)
    expect(cart.items[0].design_revision.key).toBe(order.lines[0]!.designRevision)
  })

  test('twice: what is the same adds up', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await anOrder(shop, { customerId: customer.id, lines: [{ quantity: 2 }] })
    await reorder(order.number, customer.visit)
    const { cart } = await reorder(order.number, customer.visit)
    expect(cart).toMatchObject({ total_quantity: 4, items: [{ quantity: 4 }] })
  })

  test('what can still be had, and hears about the rest', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await aWrittenOrder(shop, { customerId: customer.id }, [{ sku: 'CANVAS-999X999-P' }, {}])
    const { cart, userInputErrors } = await reorder(order.number, customer.visit)
    expect(cart.items).toMatchObject([{ quantity: 1 }])
    expect(userInputErrors).toEqual([
      {
        code: 'PRODUCT_NOT_FOUND',
        message: 'Could not find a product with SKU "CANVAS-999X999-P"',
        path: ['orderNumber'],
      },
    ])
  })
})

describe('nobody orders again', () => {
  test('without signing in', async () => {
    const order = await anOrder(shop)
    expect((await shop.send(REORDER, { number: order.number })).errors?.[0]).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    })
  })

  test('an order of somebody else, or one that is not there: the same sentence', async () => {
    const customer = await aSignedInCustomer(shop)
    const others = await anOrder(shop, { customerId: (await aSignedInCustomer(shop)).id })
    const guests = await anOrder(shop)
    for (const number of [others.number, guests.number, '999', "1' or '1'='1"]) {
      expect((await shop.send(REORDER, { number }, customer.visit)).errors?.[0]).toMatchObject({
        message: "We couldn't locate an order with the information provided.",
        extensions: { category: 'graphql-no-such-entity' },
      })
    }
  })
})
