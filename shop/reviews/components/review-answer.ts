/** What the forms of the page send, and what comes back. */
import type { PiecesToReviewFragment } from '../../generated/client/graphql.ts'
import type { OrderClaim, Problems, TypedReview } from '../rules/review-form.ts'

export const INTENT_FIELD = 'intent'
export const INTENTS = { find: 'find-order', write: 'write-review' } as const

export type Pieces = PiecesToReviewFragment

/** Something that is rated, in the order of the form. */
export interface Question {
  id: string
  name: string
  values: readonly { id: string; stars: number }[]
}

interface Answer {
  /** What was typed to find an order; undefined for pieces of a link or an account. */
  claim: OrderClaim | undefined
  /** Of the order that was found; undefined where the page has its own. */
  pieces: Pieces | undefined
}

export type ReviewAnswer =
  | (Answer & { kind: 'not-found'; problems: Problems; message: string | undefined })
  | (Answer & { kind: 'found' })
  | (Answer & { kind: 'refused'; typed: TypedReview; problems: Problems; message: string | undefined })
  | (Answer & { kind: 'done'; productName: string; nextAct: string })
