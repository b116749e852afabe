/** I-09, L-03: goodwill that staff gave as store credit, and the order that is cancelled after it. */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aWrittenOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { markPaid } from './commands/mark-paid.ts'
import { refundOrder } from './commands/refund-order.ts'
import { creditMemos } from './tables.ts'

const shop = await openTestShop()

const CANCEL = `mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "I ordered by mistake" }) {
  errorV2 { code } order { status } } }`

describe('a customer cancels an order that points paid in part, after goodwill as store credit', () => {
  /** A$40.00, of which A$15.00 in points, with so much goodwill. */
  async function cancelledAfter(goodwillCents: number) {
    const customer = await aSignedInCustomer(shop)
    const paid = { customerId: customer.id, email: customer.email, paymentMethod: 'banktransfer' }
    const totals = { shippingCents: 0, pointsSpent: 300, pointsCents: 1500, grandTotalCents: 2500 }
    const { id } = await aWrittenOrder(shop, { ...paid, ...totals }, [{ unitCents: 4000, rowCents: 4000 }])
    await markPaid(shop, id)
    const goodwill = { lines: [], shippingCents: 0, adjustmentCents: goodwillCents, way: 'credit' as const }
    expect(await refundOrder(shop, id, { ...goodwill, reason: 'Sorry' })).toMatch(/^5\d{8}$/)
    const { cancelOrder } = await shop.ask(CANCEL, { id }, customer.visit)
    expect(cancelOrder).toEqual({ errorV2: null, order: { status: 'Cancelled' } })
    const memos = await shop.db.select().from(creditMemos).where(eq(creditMemos.orderId, id))
    return memos.filter(({ reason }) => reason !== 'Sorry')[0]
  }

  test('the money is that much less, and the points come back', async () => {
    expect(await cancelledAfter(123)).toMatchObject({ totalCents: 3877, moneyCents: 2377 })
  })

  test('where it was more than the money, the rest is store credit too', async () => {
    expect(await cancelledAfter(3000)).toMatchObject({ totalCents: 1000, moneyCents: 0 })
  })
})
