/** Credit memos of orders. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { creditMemoLines, creditMemos } from './tables.ts'

export type CreditMemo = typeof creditMemos.$inferSelect
export type CreditMemoLine = Omit<typeof creditMemoLines.$inferSelect, 'creditMemoId'>

export interface CreditMemoWithLines extends CreditMemo {
  lines: CreditMemoLine[]
}

/** Stores a credit memo under the next number. */
export async function insertCreditMemo(
  tx: Queryable,
  memo: Omit<CreditMemo, 'number'>,
  lines: readonly CreditMemoLine[],
): Promise<CreditMemo> {
  const [stored] = await tx
    .insert(creditMemos)
    .values({ ...memo, number: sql`nextval('credit_memo_number')::text` })
    .returning()
  if (!stored) throw new Error('Expected a credit memo to be stored but the database returned none')
  if (lines.length > 0) {
    await tx.insert(creditMemoLines).values(lines.map((line) => ({ ...line, creditMemoId: stored.id })))
  }
  return stored
}

export async function findCreditMemo(db: Queryable, id: string): Promise<CreditMemo | undefined> {
  const [memo] = await db.select().from(creditMemos).where(eq(creditMemos.id, id))
  return memo
}

/** Marks a memo that the gateway has carried out; false when another call did so before. */
export async function settleCreditMemo(tx: Queryable, id: string, settledAt: Date): Promise<boolean> {
  const rows = await tx
    .update(creditMemos)
    .set({ state: 'settled', settledAt })
    .where(and(eq(creditMemos.id, id), eq(creditMemos.state, 'open')))
    .returning({ id: creditMemos.id })
  return rows.length > 0
}

/** Opens a memo of the gateway again, as a bank transfer; false when another call did so before. */
export async function turnIntoBankTransfer(tx: Queryable, { id, state }: CreditMemo): Promise<boolean> {
  const rows = await tx
    .update(creditMemos)
    .set({ way: 'bank', state: 'open', settledAt: null })
    .where(and(eq(creditMemos.id, id), eq(creditMemos.way, 'gateway'), eq(creditMemos.state, state)))
    .returning({ id: creditMemos.id })
  return rows.length > 0
}

/** Settles an open memo with money that has gone back through the gateway already. */
export async function coverCreditMemo(tx: Queryable, id: string, settledAt: Date): Promise<void> {
  await tx
    .update(creditMemos)
    .set({ way: 'gateway', state: 'settled', settledAt })
    .where(and(eq(creditMemos.id, id), eq(creditMemos.state, 'open')))
}

/** Made up to a moment and not carried out yet, oldest first. */
export async function openCreditMemos(db: Queryable, before: Date): Promise<CreditMemo[]> {
  return db
    .select()
    .from(creditMemos)
    .where(and(eq(creditMemos.state, 'open'), lte(creditMemos.madeAt, before)))
    .orderBy(asc(creditMemos.madeAt))
    .limit(500)
}

/** Oldest first, by order. A memo may have no lines: goodwill, or delivery alone. */
export async function creditMemosOfOrders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, CreditMemoWithLines[]>> {
  const rows = await db
    .select({ memo: creditMemos, line: creditMemoLines })
    .from(creditMemos)
    .leftJoin(creditMemoLines, eq(creditMemoLines.creditMemoId, creditMemos.id))
    .where(inArray(creditMemos.orderId, [...orderIds]))
    .orderBy(asc(creditMemos.madeAt), asc(creditMemos.number), asc(creditMemoLines.orderLineId))
  const found = new Map<string, CreditMemoWithLines>()
  for (const { memo, line } of rows) {
    const known = found.get(memo.id) ?? { ...memo, lines: [] }
    found.set(memo.id, known)
    if (line) known.lines.push(line)
  }
  return Map.groupBy(found.values(), (memo) => memo.orderId)
}
