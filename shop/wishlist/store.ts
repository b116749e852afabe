import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import type { PageWindow } from '../api/page-window.ts'
import { wishlistItems, wishlists } from './tables.ts'

export type Wishlist = typeof wishlists.$inferSelect
export type WishlistItem = typeof wishlistItems.$inferSelect

/** A customer's lists, the first one first. */
export async function listsOfCustomer(db: Queryable, customerId: number): Promise<Wishlist[]> {
  return db.select().from(wishlists).where(eq(wishlists.customerId, customerId)).orderBy(asc(wishlists.id))
}

/** A list, when it is this customer's. */
export async function listOfCustomer(
  db: Queryable,
  customerId: number,
  id: number,
): Promise<Wishlist | undefined> {
  const [row] = await db
    .select()
    .from(wishlists)
    .where(and(eq(wishlists.id, id), eq(wishlists.customerId, customerId)))
  return row
}

export async function insertList(
  db: Queryable,
  list: Omit<typeof wishlists.$inferInsert, 'id'>,
): Promise<Wishlist> {
  const [row] = await db.insert(wishlists).values(list).returning()
  if (!row) throw new Error('Expected a wishlist to be stored but the database returned none')
  return row
}

export async function updateList(
  tx: Transaction,
  id: number,
  change: Pick<Wishlist, 'name' | 'visibility'>,
): Promise<void> {
  await tx.update(wishlists).set(change).where(eq(wishlists.id, id))
}

/** With everything that is on it. */
export async function removeList(tx: Transaction, id: number): Promise<void> {
  await tx.delete(wishlists).where(eq(wishlists.id, id))
}

/** Held until the transaction ends, so that two tabs do not add the same thing twice. */
export async function lockList(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: wishlists.id }).from(wishlists).where(eq(wishlists.id, id)).for('update')
}

export async function touchList(tx: Transaction, id: number, updatedAt: Date): Promise<void> {
  await tx.update(wishlists).set({ updatedAt }).where(eq(wishlists.id, id))
}

/** A page of entries, the newest first. */
export async function itemsOfList(
  db: Queryable,
  wishlistId: number,
  { limit, offset }: Pick<PageWindow, 'limit' | 'offset'>,
): Promise<WishlistItem[]> {
  return db
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistId, wishlistId))
    .orderBy(desc(wishlistItems.id))
    .limit(limit)
    .offset(offset)
}

export async function itemCounts(
  db: Queryable,
  wishlistIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: wishlistItems.wishlistId, entries: count() })
    .from(wishlistItems)
    .where(inArray(wishlistItems.wishlistId, [...wishlistIds]))
    .groupBy(wishlistItems.wishlistId)
  return new Map(rows.map(({ id, entries }) => [id, entries]))
}

/** The entry that is the same thing chosen the same way. */
export async function sameItem(
  tx: Transaction,
  item: Pick<WishlistItem, 'wishlistId' | 'productId' | 'sku' | 'selectedOptions' | 'enteredOptions'>,
): Promise<WishlistItem | undefined> {
  const [row] = await tx
    .select()
    .from(wishlistItems)
    .where(
      and(
        eq(wishlistItems.wishlistId, item.wishlistId),
        eq(wishlistItems.productId, item.productId),
        eq(wishlistItems.sku, item.sku),
        sql`${wishlistItems.selectedOptions} = ${JSON.stringify(item.selectedOptions)}::jsonb`,
        sql`${wishlistItems.enteredOptions} = ${JSON.stringify(item.enteredOptions)}::jsonb`,
      ),
    )
  return row
}

export async function insertItem(
  tx: Transaction,
  item: Omit<typeof wishlistItems.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(wishlistItems).values(item)
}

/** @returns whether the list has such an entry */
export async function changeItem(
  tx: Transaction,
  { wishlistId, id }: Pick<WishlistItem, 'wishlistId' | 'id'>,
  change: Partial<Pick<WishlistItem, 'quantity' | 'description' | 'selectedOptions' | 'enteredOptions'>>,
): Promise<boolean> {
  const changed = await tx
    .update(wishlistItems)
    // The list is set to what it is, so that an empty change still finds out whether the entry is there.
    .set({ wishlistId, ...change })
    .where(and(eq(wishlistItems.id, id), eq(wishlistItems.wishlistId, wishlistId)))
    .returning({ id: wishlistItems.id })
  return changed.length > 0
}

/** @returns the numbers of the entries that were there */
export async function removeItems(
  tx: Transaction,
  wishlistId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const removed = await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.wishlistId, wishlistId), inArray(wishlistItems.id, [...ids])))
    .returning({ id: wishlistItems.id })
  return new Set(removed.map(({ id }) => id))
}

/** All lists of an erased account, with what is on them. */
export async function eraseWishlists(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(wishlists).where(eq(wishlists.customerId, customerId))
}
