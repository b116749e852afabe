/** Goods of a cancelled order are for sale again, once. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isRefusal } from '../api/refusal.ts'
import { products } from '../catalogue/tables.ts'
import { aWrittenOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { markPaid } from './commands/mark-paid.ts'
import { refundOrder } from './commands/refund-order.ts'

const shop = await openTestShop()

test('a piece that a refund put back into stock is not put there again when the rest is cancelled', async () => {
  const [kit] = await shop.db.select().from(products).where(eq(products.kind, 'goods')).limit(1)
  const stock = async () => (await shop.db.select().from(products).where(eq(products.id, kit!.id)))[0]?.stock
  await shop.db.update(products).set({ stock: 7 }).where(eq(products.id, kit!.id))
  const order = await aWrittenOrder(shop, {}, [
    { kind: 'goods', productId: kit!.id, quantity: 3, unitCents: 500 },
    {},
  ])
  await markPaid(shop, order.id)
  const refunded = await refundOrder(shop, order.id, {
    lines: [{ orderLineId: order.lines[0]!.id, quantity: 1 }],
    shippingCents: 0,
    adjustmentCents: 0,
    way: 'bank',
    reason: 'One too many',
  })
  expect(isRefusal(refunded)).toBe(false)
  expect(await stock()).toBe(8)
  expect(await cancelOrder(shop, order.id, { actor: 'staff', message: 'As you asked' })).toBeUndefined()
  expect(await stock()).toBe(10)
})
