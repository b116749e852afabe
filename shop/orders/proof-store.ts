/** Proofs of order lines: which are drawn, and the shoppers' decisions on them. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { artworkFiles, proofDecisions } from './tables.ts'

export type ProofDecisionRow = typeof proofDecisions.$inferSelect

/** Of several lines, by line. */
export async function decisionsOfLines(
  db: Queryable,
  lineIds: readonly number[],
): Promise<Map<number, ProofDecisionRow>> {
  const rows = await db
    .select()
    .from(proofDecisions)
    .where(inArray(proofDecisions.orderLineId, [...lineIds]))
  return new Map(rows.map((row) => [row.orderLineId, row]))
}

/** Where the drawn proofs of several lines are stored, by line. */
export async function proofFilesOfLines(
  db: Queryable,
  lineIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .select({ lineId: artworkFiles.orderLineId, storageKey: artworkFiles.storageKey })
    .from(artworkFiles)
    .where(and(inArray(artworkFiles.orderLineId, [...lineIds]), eq(artworkFiles.kind, 'proof')))
  return new Map(rows.map(({ lineId, storageKey }) => [lineId, storageKey]))
}

/** The newest answer counts. */
export async function keepDecision(tx: Transaction, row: ProofDecisionRow): Promise<void> {
  const { orderLineId: _, ...change } = row
  await tx
    .insert(proofDecisions)
    .values(row)
    .onConflictDoUpdate({ target: proofDecisions.orderLineId, set: change })
}

export async function dropDecision(tx: Transaction, orderLineId: number): Promise<void> {
  await tx.delete(proofDecisions).where(eq(proofDecisions.orderLineId, orderLineId))
}
