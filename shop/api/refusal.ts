/** An expected "no" to a whole call, as a value: commands return it, and the edge turns it into the contract's form. */
export type RefusalCategory =
  | 'graphql-input'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists'

export interface Refusal {
  kind: 'refusal'
  category: RefusalCategory
  /** Written for the shopper, shown as it is. */
  message: string
  /** What clients match on beside the category. */
  code: string | undefined
  /** The exact reason, for clients that show more than the contract's sentence. */
  detail?: string
}

export function refusal(category: RefusalCategory, message: string, code?: string): Refusal {
  return { kind: 'refusal', category, message, code }
}

export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'refusal'
}
