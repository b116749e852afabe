/** How often the artwork of a line was too much to draw. A drawing counts from its beginning, so that a killed process counts. */
import { eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { artworkTrials } from './tables.ts'

const { spent, toldAt } = artworkTrials
const ofLine = (orderLineId: number) => eq(artworkTrials.orderLineId, orderLineId)

export async function spentTrials(db: Queryable, orderLineId: number): Promise<number> {
  const [row] = await db.select({ spent }).from(artworkTrials).where(ofLine(orderLineId))
  return row?.spent ?? 0
}

/** Whether staff were told that it is given up. */
export async function wasTold(db: Queryable, orderLineId: number): Promise<boolean> {
  const [row] = await db.select({ toldAt }).from(artworkTrials).where(ofLine(orderLineId))
  return row !== undefined && row.toldAt !== null
}

/** Counts one more. */
export async function beginTrial(db: Queryable, orderLineId: number): Promise<void> {
  await db
    .insert(artworkTrials)
    .values({ orderLineId, spent: 1 })
    .onConflictDoUpdate({ target: artworkTrials.orderLineId, set: { spent: sql`${spent} + 1` } })
}

/** Counts one less: it came to nothing for a reason that has nothing to do with the design. */
export async function forgiveTrial(db: Queryable, orderLineId: number): Promise<void> {
  await db
    .update(artworkTrials)
    .set({ spent: sql`greatest(${spent} - 1, 0)` })
    .where(ofLine(orderLineId))
}

/** Once it is drawn. */
export async function forgetTrials(tx: Queryable, orderLineId: number): Promise<void> {
  await tx.delete(artworkTrials).where(ofLine(orderLineId))
}

/** @returns whether nobody was told before */
export async function markTold(tx: Queryable, orderLineId: number, now: Date): Promise<boolean> {
  const told = await tx
    .insert(artworkTrials)
    .values({ orderLineId, spent: 0, toldAt: now })
    .onConflictDoUpdate({ target: artworkTrials.orderLineId, set: { toldAt: now }, setWhere: isNull(toldAt) })
    .returning({ orderLineId: artworkTrials.orderLineId })
  return told.length > 0
}
