/** Badges of what people buy, from orders to the API. */

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findProducts } from '../catalogue/store.ts'
import { aPaidOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const FIVE_MINUTES = 5 * 60_000
const [canvas] = await findProducts(shop.db, { skus: ['CANVAS'] })

async function badge(): Promise<string | null> {
  shop.clock.advance(FIVE_MINUTES)
  const { products } = await shop.ask(
    '{ products(filter: { sku: { eq: "CANVAS" } }) { items { marks { badge } } } }',
  )
  return products.items[0].marks.badge
}

test('F-18: a product is popular from the fifth person on who paid for it and kept it', async () => {
  const order = await aPaidOrder(shop)
  expect(order.lines[0]?.productId).toBe(canvas?.id)
  const copies = async (count: number, email: string) => {
    for (let number = 0; number < count; number += 1) {
      const id = crypto.randomUUID()
      await shop.db.execute(sql`
        insert into orders select o.* from orders source,
          jsonb_populate_record(source, ${JSON.stringify({ id, number: id, token: id, cart_id: id })}::jsonb
            || jsonb_build_object('email', ${email.replace('*', `${number}`)}::text)) o
        where source.id = ${order.id}`)
      await shop.db.execute(sql`
        insert into order_lines (order_id, position, product_id, product_name, product_url_key, sku, options, quantity,
          unit_cents, row_cents, gst_cents)
        select ${id}, position, product_id, product_name, product_url_key, sku, options, quantity, unit_cents, row_cents, gst_cents
        from order_lines where order_id = ${order.id}`)
    }
  }
  await copies(3, 'buyer-*@example.com')
  await copies(4, 'Often@example.com')
  expect(await badge()).toBe('Popular')
  await shop.db.execute(
    sql`update order_lines set cancelled_quantity = quantity where order_id = ${order.id}`,
  )
  expect(await badge()).toBeNull()
  await copies(10, 'more-*@example.com')
  expect(await badge()).toBe('Best_Seller')
  await shop.db.execute(sql`update orders set state = 'refunded' where email like 'more-%'`)
  expect(await badge()).toBeNull()
})
