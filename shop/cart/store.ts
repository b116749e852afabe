import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { cartLines, carts } from './tables.ts'

export type Cart = typeof carts.$inferSelect
export type CartLine = typeof cartLines.$inferSelect
/** What shoppers fill in on the way to the order. */
export type CartDetails = Partial<Omit<Cart, 'id' | 'state' | 'createdAt' | 'changedAt'>>

/** @returns false when a cart with this id is there already */
export async function insertCart(db: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(carts)
    .values({ id, createdAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning({ id: carts.id })
  return rows.length > 0
}

export async function findCart(db: Queryable, id: string): Promise<Cart | undefined> {
  const [cart] = await db.select().from(carts).where(eq(carts.id, id))
  return cart
}

/** A cart with its lines, oldest first, in one query. */
export async function findCartWithLines(
  db: Queryable,
  id: string,
): Promise<{ cart: Cart; lines: CartLine[] } | undefined> {
  const rows = await db
    .select({ cart: carts, line: cartLines })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(eq(carts.id, id))
    .orderBy(asc(cartLines.id))
    // Every call on a cart ends with this, so the database keeps its plan.
    .prepare('cart_with_lines')
    .execute()
  const cart = rows[0]?.cart
  return cart && { cart, lines: rows.flatMap(({ line }) => line ?? []) }
}

/** The cart, held against every other change until the transaction ends. */
export async function lockCart(tx: Queryable, id: string): Promise<Cart | undefined> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(eq(carts.id, id))
    .for('update')
    .prepare('lock_cart')
    .execute()
  return cart
}

export async function linesOfCart(db: Queryable, cartId: string): Promise<CartLine[]> {
  return db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.id))
    .prepare('lines_of_cart')
    .execute()
}

export async function changeCart(
  tx: Queryable,
  id: string,
  details: CartDetails,
  now: Date,
): Promise<undefined> {
  await tx
    .update(carts)
    .set({ ...details, changedAt: now })
    .where(eq(carts.id, id))
}

/** Changes a cart unless it is ordered already, by itself in one statement. @returns whether it was changed */
export async function changeCartIfActive(
  db: Queryable,
  id: string,
  details: CartDetails,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(carts)
    .set({ ...details, changedAt: now })
    .where(and(eq(carts.id, id), eq(carts.state, 'active')))
    .returning({ id: carts.id })
  return rows.length > 0
}

export async function markOrdered(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(carts).set({ state: 'ordered', changedAt: now }).where(eq(carts.id, id))
}

export async function insertLine(tx: Queryable, line: Omit<CartLine, 'id'>): Promise<CartLine> {
  const [stored] = await tx.insert(cartLines).values(line).returning()
  if (!stored) throw new Error('Expected a cart line to be stored but the database returned none')
  return stored
}

export async function changeLine(
  tx: Queryable,
  id: number,
  changes: Partial<Pick<CartLine, 'productId' | 'sku' | 'designRevision' | 'quantity'>>,
): Promise<void> {
  await tx.update(cartLines).set(changes).where(eq(cartLines.id, id))
}

export async function deleteLine(tx: Queryable, cartId: string, id: number): Promise<boolean> {
  const rows = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, id)))
    .returning({ id: cartLines.id })
  return rows.length > 0
}
