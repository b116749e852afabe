import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { changeCart } from '../cart/store.ts'
import { orders } from '../orders/tables.ts'
import { anAddress, aReadyCart, aSkuCents } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { payments } from './tables.ts'

const shop = await openTestShop()

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) {
    orderV2 { number token status email total { grand_total { value } total_tax { value } } items { product_sku quantity_ordered product_sale_price { value } } }
    order { order_number base_grand_total { value } customer_email }
    errors { code message }
    payment_redirect_url
  }
}`
const place = async (id: string) => (await shop.ask(PLACE, { id })).placeOrder
const ordersOf = (cartId: string) => shop.db.select().from(orders).where(eq(orders.cartId, cartId))
const paymentsOf = (cartId: string) => shop.db.select().from(payments).where(eq(payments.cartId, cartId))
const heldFor = async (cartId: string) => {
  const { rows } = await shop.db.execute<{ state: string; amount_cents: number }>(
    sql`select g.state, g.amount_cents from test_gateway.payments g join payments p on p.id::text = g.key where p.cart_id = ${cartId}`,
  )
  return rows
}

describe('K-30: placing an order', () => {
  it('gives a number, freezes the lines and tells the total', async () => {
    const cartId = await aReadyCart(shop, { lines: [{ quantity: 2 }], email: 'robin@example.com' })
    const { orderV2, order, errors, payment_redirect_url } = await place(cartId)
    const total = (aSkuCents * 2 + 1499) / 100
    expect(errors).toEqual([])
    expect(payment_redirect_url).toBeNull()
    expect(orderV2).toMatchObject({
      number: expect.stringMatching(/^1\d{8}$/),
      token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
      email: 'robin@example.com',
      total: { grand_total: { value: total }, total_tax: { value: 5.78 } },
      items: [
        {
          product_sku: 'CANVAS-30X40-P-D38-MIRROR-MATTE',
          quantity_ordered: 2,
          product_sale_price: { value: 24.31 },
        },
      ],
    })
    expect(order).toEqual({
      order_number: orderV2.number,
      base_grand_total: { value: total },
      customer_email: 'robin@example.com',
    })
    expect(await heldFor(cartId)).toEqual([{ state: 'held', amount_cents: total * 100 }])
  })

  it('asks for capture, artwork of each line and the mail in the same transaction', async () => {
    const cartId = await aReadyCart(shop, { lines: [{}, {}] })
    const { orderV2 } = await place(cartId)
    const { rows } = await shop.db.execute<{ name: string }>(sql`
      select j.name from pgboss.job j, orders o where o.number = ${orderV2.number} and (
        j.data->>'orderId' = o.id::text or j.data->>'paymentId' = o.payment_id::text
        or (j.data->>'orderLineId')::int in (select id from order_lines where order_id = o.id)) order by 1`)
    expect(rows.map((row) => row.name)).toEqual([
      'capture-payment',
      'make-artwork',
      'make-artwork',
      'send-confirmation',
    ])
  })
})

describe('one order and one charge', () => {
  it.each(Array.from({ length: 5 }, (_, round) => round + 1))(
    'for twenty clicks at once, round %d',
    async () => {
      const cartId = await aReadyCart(shop)
      const answers = await Promise.all(Array.from({ length: 20 }, () => place(cartId)))
      expect(new Set(answers.map((answer) => answer.orderV2?.number))).toHaveProperty('size', 1)
      expect(answers.flatMap((answer) => answer.errors)).toEqual([])
      expect(await ordersOf(cartId)).toHaveLength(1)
      expect(await heldFor(cartId)).toHaveLength(1)
    },
  )

  it('for a replayed request: the ordered cart gives the same order again', async () => {
    const cartId = await aReadyCart(shop)
    const first = await place(cartId)
    shop.clock.advance(3_600_000)
    expect(await place(cartId)).toEqual(first)
  })
})
