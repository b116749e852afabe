import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { changeBy, written } from './cart-row-store.ts'
import type { MergedLines } from './rules/merged-lines.ts'
import { cartLines, carts } from './tables.ts'

export type Cart = typeof carts.$inferSelect
export type CartLine = typeof cartLines.$inferSelect
export type NewCartLine = typeof cartLines.$inferInsert
/** What shoppers fill in on the way to the order. */
export type CartDetails = Partial<Omit<Cart, 'id' | 'state' | 'customerId' | 'createdAt' | 'changedAt'>>

/** @returns undefined when a cart with this id is there already, or the customer has an active one */
export async function insertCart(
  db: Queryable,
  cart: { id: string; customerId: number | null; store: string | null },
  now: Date,
): Promise<Cart | undefined> {
  const [inserted] = await newCart(db).execute({ ...cart, now })
  return inserted
}

const newCart = prepared((db) =>
  db
    .insert(carts)
    .values({
      id: sql.placeholder('id'),
      customerId: sql.placeholder('customerId'),
      store: sql.placeholder('store'),
      createdAt: sql.placeholder('now'),
      changedAt: sql.placeholder('now'),
    })
    .onConflictDoNothing()
    .returning()
    .prepare('insert_cart'),
)

/** The cart that a customer is filling. */
export async function activeCartOf(db: Queryable, customerId: number): Promise<string | undefined> {
  const [cart] = await activeCart(db).execute({ customerId })
  return cart?.id
}

const activeCart = prepared((db) =>
  db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.customerId, sql.placeholder('customerId')), eq(carts.state, 'active')))
    .prepare('active_cart_of_customer'),
)

/** A cart with its lines, oldest first, in one query; those that are saved for later too. */
export async function findCartWithLines(
  db: Queryable,
  id: string,
): Promise<{ cart: Cart; lines: CartLine[] } | undefined> {
  const rows = await cartWithLines(db).execute({ id })
  const cart = rows[0]?.cart
  return cart && { cart, lines: rows.flatMap(({ line }) => line ?? []) }
}

const cartWithLines = prepared((db) =>
  db
    .select({ cart: carts, line: cartLines })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(eq(carts.id, sql.placeholder('id')))
    .orderBy(asc(cartLines.id))
    .prepare('cart_with_lines'),
)

export async function findCart(db: Queryable, id: string): Promise<Cart | undefined> {
  const [cart] = await db.select().from(carts).where(eq(carts.id, id))
  return cart
}

/** The cart, locked until the transaction ends. */
export async function lockCart(tx: Queryable, id: string): Promise<Cart | undefined> {
  const [cart] = await cartForUpdate(tx).execute({ id })
  return cart
}

const cartForUpdate = prepared((tx) =>
  tx
    .select()
    .from(carts)
    .where(eq(carts.id, sql.placeholder('id')))
    .for('update')
    .prepare('lock_cart'),
)

/** Several carts, locked in the order of their ids, so that two calls on the same carts cannot deadlock. */
export async function lockCarts(tx: Queryable, ids: readonly string[]): Promise<Map<string, Cart>> {
  const rows = await tx
    .select()
    .from(carts)
    .where(inArray(carts.id, [...ids]))
    .orderBy(asc(carts.id))
    .for('update')
  return new Map(rows.map((cart) => [cart.id, cart]))
}

/** Every line, those that are saved for later too: `activeLines` has what is in the cart. */
export async function linesOfCart(db: Queryable, cartId: string): Promise<CartLine[]> {
  return linesByCart(db).execute({ cartId })
}

const linesByCart = prepared((db) =>
  db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, sql.placeholder('cartId')))
    .orderBy(asc(cartLines.id))
    .prepare('lines_of_cart'),
)

/** @returns the cart as it is now */
export async function changeCart(tx: Queryable, id: string, details: CartDetails, now: Date): Promise<Cart> {
  const { columns, values } = written(details, now)
  const [cart] = await anyChange(columns)(tx).execute({ ...values, id })
  if (!cart) throw new Error(`Expected the cart ${id} to be changed but found none`)
  return cart
}

const anyChange = changeBy('change cart', () => eq(carts.id, sql.placeholder('id')))

/** Moves what is saved for later from an ordered cart into the one that comes after it. */
export async function moveSavedLines(tx: Queryable, from: string, to: string): Promise<void> {
  await tx
    .update(cartLines)
    .set({ cartId: to })
    .where(and(eq(cartLines.cartId, from), eq(cartLines.savedForLater, true)))
}

/** The active cart in which what an ordered one had saved for later waits, while it is of the same owner. */
export async function nextCartOf(db: Queryable, orderedId: string): Promise<string | undefined> {
  const next = alias(carts, 'next_carts')
  const [found] = await db
    .select({ id: next.id })
    .from(carts)
    .innerJoin(next, eq(next.id, carts.nextCartId))
    .where(
      and(
        eq(carts.id, orderedId),
        eq(next.state, 'active'),
        sql`${next.customerId} is not distinct from ${carts.customerId}`,
      ),
    )
  return found?.id
}

export async function markOrdered(tx: Queryable, id: string, now: Date): Promise<void> {
  await ordered(tx).execute({ id, now: now.toISOString() })
}

const ordered = prepared((tx) =>
  tx
    .update(carts)
    .set({ state: 'ordered', changedAt: sql`${sql.placeholder('now')}` })
    .where(eq(carts.id, sql.placeholder('id')))
    .prepare('mark_ordered'),
)

/** A cart whose lines were moved into another one. */
export async function closeMerged(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(carts).set({ state: 'merged', changedAt: now }).where(eq(carts.id, id))
}

export async function giveToCustomer(tx: Queryable, id: string, customerId: number, now: Date) {
  // The customer's account says the address; the guest's may be somebody else's.
  await tx.update(carts).set({ customerId, email: null, changedAt: now }).where(eq(carts.id, id))
}

/** Carries out what `mergedLines` decided, for lines of two carts that the caller holds. */
export async function joinLines(tx: Queryable, cartId: string, merged: MergedLines): Promise<void> {
  const { moved, joined, emptied } = merged
  if (emptied.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, [...emptied]))
  for (const { id, ...changes } of joined) await changeLine(tx, id, changes)
  if (moved.length > 0) {
    await tx
      .update(cartLines)
      .set({ cartId })
      .where(inArray(cartLines.id, [...moved]))
  }
}

/** Those that are saved for later stay. */
export async function deleteActiveLines(tx: Queryable, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.savedForLater, false)))
}

/** Those that are saved for later too. */
export async function deleteLines(tx: Queryable, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId))
}

export async function insertLine(tx: Queryable, line: NewCartLine): Promise<CartLine> {
  const [stored] = await tx.insert(cartLines).values(line).returning()
  if (!stored) throw new Error('Expected a cart line to be stored but the database returned none')
  return stored
}

export async function changeLine(
  tx: Queryable,
  id: number,
  changes: Partial<Omit<CartLine, 'id' | 'cartId' | 'kind'>>,
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
