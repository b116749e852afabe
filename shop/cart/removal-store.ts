/** What the removal of designs and of carts that were left asks of carts. */
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { cartLines, carts } from './tables.ts'

/** Which of these frozen designs a line of a cart prints, in the cart or saved for later. */
export async function revisionsInCarts(db: Queryable, revisionKeys: readonly string[]): Promise<Set<string>> {
  if (revisionKeys.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ key: cartLines.designRevision })
    .from(cartLines)
    .where(inArray(cartLines.designRevision, [...revisionKeys]))
  return new Set(rows.flatMap(({ key }) => key ?? []))
}

/** Takes every line of these frozen designs out of its cart, and marks the carts as changed. */
export async function dropDesignsFromCarts(
  tx: Transaction,
  revisionKeys: readonly string[],
  now: Date,
): Promise<void> {
  if (revisionKeys.length === 0) return
  const isOne = inArray(cartLines.designRevision, [...revisionKeys])
  const holding = tx.select({ id: cartLines.cartId }).from(cartLines).where(isOne)
  await tx
    .select({ id: carts.id })
    .from(carts)
    .where(inArray(carts.id, holding))
    .orderBy(asc(carts.id))
    .for('update')
  const gone = await tx.delete(cartLines).where(isOne).returning({ id: cartLines.cartId })
  if (gone.length === 0) return
  await tx
    .update(carts)
    .set({ changedAt: now })
    .where(
      inArray(
        carts.id,
        gone.map(({ id }) => id),
      ),
    )
}

/** Active carts of guests that were last changed before, held until the transaction ends; none that is being changed. */
export async function holdLeftCarts(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.state, 'active'), isNull(carts.customerId), lt(carts.changedAt, before)))
    .orderBy(asc(carts.changedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** With their lines. */
export async function deleteCarts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(carts).where(inArray(carts.id, [...ids]))
}
