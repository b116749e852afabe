/** Portfolios: which designs a guest's browser keeps. */
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { type KeptDesign, shownOfDesign } from './list-store.ts'
import { designs, portfolioDesigns, portfolios } from './tables.ts'

export async function insertPortfolio(
  tx: Queryable,
  portfolio: typeof portfolios.$inferInsert,
): Promise<void> {
  await tx.insert(portfolios).values(portfolio)
}

/**
 * Notes that the key was shown, at most once a day.
 *
 * @returns whether there is such a portfolio
 */
export async function seePortfolio(
  db: Queryable,
  hash: string,
  { now, dayAgo }: { now: Date; dayAgo: Date },
): Promise<boolean> {
  const [found] = await db
    .select({ seenAt: portfolios.seenAt })
    .from(portfolios)
    .where(eq(portfolios.hash, hash))
  if (!found) return false
  if (found.seenAt < dayAgo) await db.update(portfolios).set({ seenAt: now }).where(eq(portfolios.hash, hash))
  return true
}

export async function designsOfPortfolio(db: Queryable, hash: string): Promise<KeptDesign[]> {
  return db
    .select({ ...shownOfDesign, keptAt: portfolioDesigns.keptAt })
    .from(portfolioDesigns)
    .innerJoin(designs, eq(designs.key, portfolioDesigns.designKey))
    .where(eq(portfolioDesigns.portfolioHash, hash))
    .orderBy(desc(designs.savedAt), desc(portfolioDesigns.keptAt))
}

/** Puts designs in; of more than `most` those that were put in first leave. */
export async function putInPortfolio(
  tx: Queryable,
  hash: string,
  { keys, keptAt, most }: { keys: readonly string[]; keptAt: Date; most: number },
): Promise<void> {
  if (keys.length === 0) return
  await tx
    .insert(portfolioDesigns)
    .values(keys.map((designKey) => ({ portfolioHash: hash, designKey, keptAt })))
    .onConflictDoNothing()
  const tooMany = tx
    .select({ key: portfolioDesigns.designKey })
    .from(portfolioDesigns)
    .where(eq(portfolioDesigns.portfolioHash, hash))
    .orderBy(desc(portfolioDesigns.keptAt))
    .offset(most)
  await tx
    .delete(portfolioDesigns)
    .where(and(eq(portfolioDesigns.portfolioHash, hash), inArray(portfolioDesigns.designKey, tooMany)))
}

/** @returns how many were removed; not their designs */
export async function deletePortfoliosUnseenSince(db: Queryable, since: Date): Promise<number> {
  const { rowCount } = await db.delete(portfolios).where(lt(portfolios.seenAt, since))
  return rowCount ?? 0
}
