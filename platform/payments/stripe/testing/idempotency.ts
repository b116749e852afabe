/** Keys as Stripe keeps them. @source https://docs.stripe.com/api/idempotent_requests */
import { type Answer, Refused } from './answers.ts'

interface Kept {
  request: string
  answer: Answer | undefined
}

export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>()

  /** The first answer of a key, whatever it was; a key with other parameters is refused. */
  once(key: string | undefined, request: string, work: () => Answer): Answer {
    if (key === undefined) return work()
    const kept = this.#kept.get(key)
    if (kept && kept.request !== request) {
      throw new Refused(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}`,
      })
    }
    if (kept?.answer) return kept.answer
    const answer = work()
    // Later changes of the object are not in what was answered.
    this.#kept.set(key, { request, answer: structuredClone(answer) })
    return answer
  }

  /** A day has passed. */
  clear(): void {
    this.#kept.clear()
  }
}
