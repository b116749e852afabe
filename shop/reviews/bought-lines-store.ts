/** What somebody has bought, as far as a review asks for it: pieces that were paid, kept, and not replaced by others. */
import { and, desc, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { OptionInWords } from '#packages/product/options-in-words.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { orderLines, orders, shipmentLines, shipments } from '../orders/tables.ts'
import { productReviews } from './tables.ts'

export interface BoughtLine {
  /** Of the line of the order. */
  id: number
  orderId: string
  orderNumber: string
  /** Whose order it is; null for a guest's. */
  customerId: number | null
  /** The first name that the order was billed to. */
  firstName: string
  productId: number
  productName: string
  options: OptionInWords[]
  /** Null for goods. */
  designRevision: string | null
  /** A parcel with it was delivered, or the order is complete. */
  hasArrived: boolean
  isReviewed: boolean
}

/** In the order's own order. */
export function boughtLinesOfOrder(db: Queryable, orderId: string): Promise<BoughtLine[]> {
  return boughtLines(db, eq(orders.id, orderId), MANY)
}

/** The newest orders first. */
export function boughtLinesOfCustomer(
  db: Queryable,
  customerId: number,
  limit: number,
): Promise<BoughtLine[]> {
  return boughtLines(db, and(eq(orders.customerId, customerId), hasArrived), limit)
}

export async function boughtLine(db: Queryable, lineId: number): Promise<BoughtLine | undefined> {
  const [line] = await boughtLines(db, eq(orderLines.id, lineId), 1)
  return line
}

/** More lines than an order has. */
const MANY = 1_000

/** Of an order with some line that fits `boughtAndKept`; few carriers report, so a complete order counts as arrived. */
export const hasArrived = sql<boolean>`(${orders.state} = 'complete' or exists (
  select 1 from ${shipmentLines}
  join ${shipments} on ${shipments.id} = ${shipmentLines.shipmentId}
  where ${shipmentLines.orderLineId} = ${orderLines.id} and ${shipments.deliveredAt} is not null
))`

const isReviewed = sql<boolean>`exists (
  select 1 from ${productReviews} where ${productReviews.orderLineId} = ${orderLines.id}
)`

/** What of an order can be reviewed at all: nothing that was cancelled or given back, and nothing without a product. */
export const boughtAndKept = and(
  isNotNull(orders.paidAt),
  notInArray(orders.state, ['cancelled', 'refunded']),
  inArray(orderLines.kind, ['printed', 'goods']),
  isNotNull(orderLines.productId),
  isNull(orderLines.replacedBy),
  sql`${orderLines.quantity} > greatest(${orderLines.cancelledQuantity}, ${orderLines.refundedQuantity})`,
)

async function boughtLines(db: Queryable, which: SQL | undefined, limit: number): Promise<BoughtLine[]> {
  const rows = await db
    .select({
      id: orderLines.id,
      orderId: orders.id,
      orderNumber: orders.number,
      customerId: orders.customerId,
      billingAddress: orders.billingAddress,
      productId: orderLines.productId,
      productName: orderLines.productName,
      options: orderLines.options,
      designRevision: orderLines.designRevision,
      hasArrived,
      isReviewed,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(which, boughtAndKept))
    .orderBy(desc(orders.placedAt), desc(orders.id), orderLines.position, orderLines.id)
    .limit(limit)
  return rows.flatMap(({ billingAddress, productId, ...line }) =>
    productId === null ? [] : [{ ...line, productId, firstName: billingAddress.firstName }],
  )
}
