import { and, desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { type PageWindow, totalOf } from '../api/page-window.ts'
import { productQuestions } from './tables.ts'

export type Question = typeof productQuestions.$inferSelect

export async function insertQuestion(
  db: Queryable,
  question: Omit<typeof productQuestions.$inferInsert, 'id'>,
): Promise<number> {
  const [row] = await db.insert(productQuestions).values(question).returning({ id: productQuestions.id })
  if (!row) throw new Error('Expected a question to be stored but the database returned none')
  return row.id
}

/** Answered questions about a product, the newest answer first. */
export async function answeredQuestions(
  db: Queryable,
  productId: number,
  page: PageWindow,
): Promise<{ entries: Question[]; total: number }> {
  const answered = and(eq(productQuestions.productId, productId), eq(productQuestions.state, 'published'))
  const entries = await db
    .select()
    .from(productQuestions)
    .where(answered)
    .orderBy(desc(productQuestions.answeredAt), desc(productQuestions.id))
    .limit(page.limit)
    .offset(page.offset)
  return { entries, total: await totalOf(page, entries, () => db.$count(productQuestions, answered)) }
}

export async function questionById(db: Queryable, id: number): Promise<Question | undefined> {
  const [row] = await db.select().from(productQuestions).where(eq(productQuestions.id, id))
  return row
}

/** @returns whether the question was still waiting; an answer is given once */
export async function answerWaitingQuestion(
  tx: Transaction,
  id: number,
  answer: Pick<Question, 'answerHtml' | 'state' | 'answeredAt'>,
): Promise<boolean> {
  const changed = await tx
    .update(productQuestions)
    .set(answer)
    .where(and(eq(productQuestions.id, id), eq(productQuestions.state, 'pending')))
    .returning({ id: productQuestions.id })
  return changed.length > 0
}
