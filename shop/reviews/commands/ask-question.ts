import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import { noSuchProduct } from '../../catalogue/rules/no-such-product.ts'
import { findProducts } from '../../catalogue/store.ts'
import { emailProblem } from '../../fields/rules/address.ts'
import { insertQuestion } from '../questions-store.ts'
import { readWritten } from '../rules/written.ts'

export interface NewQuestion {
  sku: string
  nickname: string
  email: string
  question: string
}

/** Keeps a question for staff to answer; its number. */
export async function askQuestion(
  { db, clock }: { db: Queryable; clock: Clock },
  { sku, nickname, email, question }: NewQuestion,
): Promise<number | Refusal> {
  const written = readWritten({ nickname, question })
  if (isRefusal(written)) return written
  const address = tidiedEmail(email)
  if (emailProblem(address)) return refusal('graphql-input', `"${email}" is not a valid email address.`)
  const [product] = await findProducts(db, { skus: [sku] })
  if (!product) return refusal('graphql-no-such-entity', noSuchProduct(sku))
  return insertQuestion(db, {
    ...written,
    productId: product.id,
    email: address,
    askedAt: clock.now(),
  })
}
