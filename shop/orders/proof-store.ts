/** Proofs of order lines: which are drawn, and the shoppers' decisions on them. */
import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { MAX_MAILS } from './rules/proof-reminders.ts'
import { artworkFiles, orderLines, orders, proofDecisions } from './tables.ts'

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

/** Lines that are to be made, whose shopper was asked before a moment and may be reminded; the longest asked first. */
export async function unansweredProofs(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<{ orderId: string; lineId: number }[]> {
  return db
    .select({ orderId: orders.id, lineId: orderLines.id })
    .from(proofDecisions)
    .innerJoin(orderLines, eq(orderLines.id, proofDecisions.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(proofDecisions.decision, 'approval-wanted'),
        lte(proofDecisions.decidedAt, before),
        lt(proofDecisions.mails, MAX_MAILS),
        isNull(orderLines.replacedBy),
        inArray(orders.state, ['pending-payment', 'placed']),
        // The second reminder waits for two days more.
        sql`(${proofDecisions.mails} < 2 or ${proofDecisions.decidedAt} <= ${before.toISOString()}::timestamptz - interval '48 hours')`,
      ),
    )
    .orderBy(asc(proofDecisions.decidedAt))
    .limit(limit)
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
