/** A customer's list of orders: by an index, so that it costs the same among a thousand orders and among millions. */
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import { isoDay } from '#packages/calendar/iso-day.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { isFiltered, type OrderQuery } from './rules/order-query.ts'
import type { Order } from './store.ts'
import { orderLines, orders, shipments } from './tables.ts'

export interface OrdersSummary {
  /** Orders that fit the query. */
  count: number
  /** The customer's first order of all; null before it. */
  firstPlacedAt: Date | null
}

export async function ordersOfCustomer(
  db: Queryable,
  customerId: number,
  query: OrderQuery,
): Promise<Order[]> {
  const { sort, page } = query
  const direction = sort.descending ? desc : asc
  // Numbers count up, but the ninth digit would sort as text.
  const byNumber = [direction(sql`length(${orders.number})`), direction(orders.number)]
  const order = sort.by === 'number' ? byNumber : [direction(orders.placedAt), ...byNumber]
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ...conditions(db, query)))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
}

/** The carts that became a customer's orders. */
export async function cartsOfOrders(db: Queryable, customerId: number): Promise<string[]> {
  const rows = await db.select({ id: orders.cartId }).from(orders).where(eq(orders.customerId, customerId))
  return rows.map(({ id }) => id)
}

/** Whether an order with this number is the customer's. */
export async function isOrderOf(db: Queryable, customerId: number, number: string): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.customerId, customerId), eq(orders.number, number)))) === 1
}

/** The name under which a customer has bought and kept a product; undefined when they have not. */
export async function boughtAs(
  db: Queryable,
  customerId: number,
  productId: number,
): Promise<string | undefined> {
  const [line] = await db
    .select({ productName: orderLines.productName })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orderLines.productId, productId),
        isNotNull(orders.paidAt),
        sql`${orderLines.quantity} > greatest(${orderLines.cancelledQuantity}, ${orderLines.refundedQuantity})`,
      ),
    )
    .limit(1)
  return line?.productName
}

export async function summaryOfOrders(
  db: Queryable,
  customerId: number,
  query: OrderQuery,
): Promise<OrdersSummary> {
  const wanted = isFiltered(query) ? and(...conditions(db, query)) : undefined
  const [row] = await db
    .select({
      count: wanted ? sql<number>`count(*) filter (where ${wanted})::int` : sql<number>`count(*)::int`,
      firstPlacedAt: sql<Date | null>`min(${orders.placedAt})`.mapWith(orders.placedAt),
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
  return row ?? { count: 0, firstPlacedAt: null }
}

function conditions(db: Queryable, query: OrderQuery): SQL[] {
  const { numbers, numberPart, placedFrom, placedBefore, totalFromCents, totalToCents, states, shippedOn } =
    query
  return [
    numbers && (numbers.length > 0 ? inArray(orders.number, numbers) : sql`false`),
    numberPart === undefined ? undefined : ilike(orders.number, `%${numberPart.replace(/[\\%_]/g, '\\$&')}%`),
    placedFrom && gte(orders.placedAt, placedFrom),
    placedBefore && lt(orders.placedAt, placedBefore),
    totalFromCents === undefined ? undefined : gte(orders.grandTotalCents, totalFromCents),
    totalToCents === undefined ? undefined : lte(orders.grandTotalCents, totalToCents),
    states && (states.length > 0 ? inArray(orders.state, states) : sql`false`),
    shippedOn && exists(shippedThatDay(db, shippedOn)),
  ].filter((condition) => condition !== undefined)
}

function shippedThatDay(db: Queryable, day: Date) {
  return db
    .select({ one: sql`1` })
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, orders.id),
        sql`(${shipments.shippedAt} at time zone 'Australia/Sydney')::date = ${isoDay(day)}::date`,
      ),
    )
}
