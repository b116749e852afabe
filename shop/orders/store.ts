import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { artworkFiles, orderLines, orders } from './tables.ts'

export type Order = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect
export type ArtworkFile = typeof artworkFiles.$inferSelect
export type NewOrder = Omit<typeof orders.$inferInsert, 'number'>
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>

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

export async function orderOfCart(db: Queryable, cartId: string): Promise<OrderWithLines | undefined> {
  return findOrder(db, eq(orders.cartId, cartId))
}

export async function orderById(db: Queryable, id: string): Promise<OrderWithLines | undefined> {
  return findOrder(db, eq(orders.id, id))
}

export async function orderByToken(db: Queryable, token: string): Promise<OrderWithLines | undefined> {
  return findOrder(db, eq(orders.token, token))
}

export async function orderByNumber(db: Queryable, number: string): Promise<OrderWithLines | undefined> {
  return findOrder(db, eq(orders.number, number))
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
    .where(condition)
    .orderBy(asc(orderLines.position))
  const first = rows[0]
  return first && { ...first.order, lines: rows.map((row) => row.line) }
}
