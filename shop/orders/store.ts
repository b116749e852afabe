import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { artworkFiles, orderLines, orders } from './tables.ts'

export type Order = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect
export type ArtworkFile = typeof artworkFiles.$inferSelect
export type NewOrder = Omit<typeof orders.$inferInsert, 'number'>
export type NewOrderLine = Omit<
  typeof orderLines.$inferInsert,
  | 'orderId'
  | 'position'
  | 'shippedQuantity'
  | 'cancelledQuantity'
  | 'refundedQuantity'
  | 'replacedBy'
  | 'isInvoiced'
>

export interface OrderWithLines extends Order {
  lines: OrderLine[]
}

/** Stores an order under the next number. */
export async function insertOrder(
  tx: Queryable,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<OrderWithLines> {
  const [stored] = await tx
    .insert(orders)
    .values({ ...order, number: sql`nextval('order_number')::text` })
    .returning()
  if (!stored) throw new Error('Expected an order to be stored but the database returned none')
  const storedLines = await tx
    .insert(orderLines)
    .values(lines.map((line, index) => ({ ...line, orderId: stored.id, position: index + 1 })))
    .returning()
  return { ...stored, lines: storedLines }
}

/** Enough lines for a ranking, and few enough to count quickly however many orders there are. */
const RECENT_LINES = 2_000

/**
 * Of the newest order lines, which products they hold, the most ordered first; what was cancelled does not count.
 *
 * @returns ids of products with the pieces ordered
 */
export async function mostOrdered(
  db: Queryable,
  limit: number,
): Promise<{ productId: number; pieces: number }[]> {
  const recent = db
    .select({
      productId: orderLines.productId,
      pieces: sql<number>`${orderLines.quantity} - ${orderLines.cancelledQuantity}`.as('pieces'),
    })
    .from(orderLines)
    .orderBy(desc(orderLines.id))
    .limit(RECENT_LINES)
    .as('recent')
  const pieces = sql<number>`sum(${recent.pieces})::int`
  const rows = await db
    .select({ productId: recent.productId, pieces })
    .from(recent)
    .where(sql`${recent.productId} is not null and ${recent.pieces} > 0`)
    .groupBy(recent.productId)
    .orderBy(desc(pieces), asc(recent.productId))
    .limit(limit)
  return rows.flatMap(({ productId, pieces: ordered }) =>
    productId === null ? [] : [{ productId, pieces: ordered }],
  )
}

export async function orderOfCart(db: Queryable, cartId: string): Promise<OrderWithLines | undefined> {
  return findOrder(db, eq(orders.cartId, cartId))
}

export async function orderById(db: Queryable, id: string): Promise<OrderWithLines | undefined> {
  return findOrder(db, eq(orders.id, id))
}

export async function orderByNumber(db: Queryable, number: string): Promise<OrderWithLines | undefined> {
  return findOrder(db, eq(orders.number, number))
}

/** Without its lines, as the three below; readers that want them load them for all orders of a request at once. */
export async function findOrderById(db: Queryable, id: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

export async function findOrderByToken(db: Queryable, token: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.token, token))
  return order
}

export async function findOrderByNumber(db: Queryable, number: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  return order
}

/** The order of a payment, in any state. */
export async function findOrderOfPayment(db: Queryable, paymentId: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.paymentId, paymentId))
  return order
}

/** An order with its lines, locked until the transaction ends: every change of an order begins here. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderWithLines | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order && { ...order, lines: (await linesOfOrders(tx, [id])).get(id) ?? [] }
}

export async function changeOrder(tx: Transaction, id: string, change: Partial<Order>): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id))
}

export type LineCounts = Partial<
  Pick<OrderLine, 'shippedQuantity' | 'cancelledQuantity' | 'refundedQuantity'>
>

export async function changeLine(tx: Transaction, id: number, change: LineCounts): Promise<void> {
  await tx.update(orderLines).set(change).where(eq(orderLines.id, id))
}

/** Puts a line in the place of another: the other one is kept, and counts as cancelled. */
export async function replaceLine(
  tx: Queryable,
  before: OrderLine,
  line: NewOrderLine & Pick<OrderLine, 'isInvoiced' | 'cancelledQuantity' | 'refundedQuantity'>,
): Promise<OrderLine> {
  const { orderId, quantity: cancelledQuantity } = before
  const position = sql`(select max(${orderLines.position}) + 1 from ${orderLines} where ${orderLines.orderId} = ${orderId})`
  const [added] = await tx
    .insert(orderLines)
    .values({ ...line, orderId, position })
    .returning()
  if (!added) throw new Error('Expected a line to be stored but the database returned none')
  const isInvoiced = before.isInvoiced && !line.isInvoiced
  await tx
    .update(orderLines)
    .set({ replacedBy: added.id, cancelledQuantity, isInvoiced })
    .where(eq(orderLines.id, before.id))
  return added
}

/** Every line of an order that there ever was, in their order. */
export async function everyLineOfOrders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.position))
  return Map.groupBy(rows, (line) => line.orderId)
}

/** Lines of several orders as they are now, in their order, by order. */
export async function linesOfOrders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  const rows = await db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...orderIds]), isNull(orderLines.replacedBy)))
    .orderBy(asc(orderLines.position))
  return Map.groupBy(rows, (line) => line.orderId)
}

/** A line with the order it belongs to. */
export async function lineWithOrder(db: Queryable, orderLineId: number) {
  const [row] = await db
    .select({ line: orderLines, order: orders })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, orderLineId))
  return row
}

export async function artworkOfLine(db: Queryable, orderLineId: number): Promise<ArtworkFile[]> {
  return db.select().from(artworkFiles).where(eq(artworkFiles.orderLineId, orderLineId))
}

/** A line as it is now, held until the transaction ends. */
export async function lockLine(tx: Transaction, orderLineId: number): Promise<OrderLine | undefined> {
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, orderLineId)).for('update')
  return line
}

/** Ticket and press sheets of a line count what is no longer true; until another is drawn the press does not take the order. */
export async function forgetTicket(tx: Transaction, orderLineId: number): Promise<void> {
  await tx
    .delete(artworkFiles)
    .where(
      and(eq(artworkFiles.orderLineId, orderLineId), inArray(artworkFiles.kind, ['job-ticket', 'sheets'])),
    )
}

/** Drawing again writes the same file to the same key, so the row is kept and only its size and time move. */
export async function recordArtworkFile(db: Queryable, file: ArtworkFile): Promise<void> {
  await db
    .insert(artworkFiles)
    .values(file)
    .onConflictDoUpdate({
      target: [artworkFiles.orderLineId, artworkFiles.kind],
      set: { storageKey: file.storageKey, byteSize: file.byteSize, madeAt: file.madeAt },
    })
}

async function findOrder(
  db: Queryable,
  condition: ReturnType<typeof eq>,
): Promise<OrderWithLines | undefined> {
  const rows = await db
    .select({ order: orders, line: orderLines })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(condition, isNull(orderLines.replacedBy)))
    .orderBy(asc(orderLines.position))
  const first = rows[0]
  return first && { ...first.order, lines: rows.map((row) => row.line) }
}

/** Which of these frozen designs a line of an order prints, or printed before its shopper changed it. */
export async function revisionsInOrders(
  db: Queryable,
  revisionKeys: readonly string[],
): Promise<Set<string>> {
  if (revisionKeys.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ key: orderLines.designRevision })
    .from(orderLines)
    .where(inArray(orderLines.designRevision, [...revisionKeys]))
  return new Set(rows.flatMap(({ key }) => key ?? []))
}
