/** One call to Stripe, with what its errors mean for the shop. */
import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import { NoAnswer, withinLimit } from '../gateway.ts'

const { errors } = Stripe

/** A concurrent call with the same key is in progress; its answer comes soon. */
const CONFLICT_WAIT_MS = 200

/** What Stripe refuses, without what its errors carry along: they hold the payer's name, and errors are logged. */
export class StripeRefusal extends Error {
  constructor(call: string, { type, code, message, requestId }: Stripe.errors.StripeError) {
    super(`Stripe refused ${call} (${code ?? type}, ${requestId ?? 'no request id'}): ${message}`)
    this.name = 'StripeRefusal'
  }
}

/**
 * Runs a call within the time limit, and once more when it is not answered. A broken connection and an error of Stripe's
 * own side say nothing of what was carried out, so both count as no answer. While a concurrent call with the key runs,
 * the call waits for it.
 *
 * @throws GatewayTimeout
 * @throws StripeRefusal for what `work` does not make an answer of
 */
export function ask<Answer>(call: string, timeoutMs: number, work: () => Promise<Answer>): Promise<Answer> {
  return withinLimit(call, timeoutMs, async (signal) => {
    while (true) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof errors.StripeError)) throw error
        if (isUnanswered(error)) throw new NoAnswer(error.message)
        if (!isBusy(error) || signal.aborted) throw new StripeRefusal(call, error)
        await wait(CONFLICT_WAIT_MS, undefined, { signal })
      }
    }
  })
}

function isUnanswered(error: Stripe.errors.StripeError): boolean {
  return error instanceof errors.StripeConnectionError || error instanceof errors.StripeAPIError
}

/** @source https://docs.stripe.com/error-codes (lock_timeout, idempotency_key_in_use) */
function isBusy(error: Stripe.errors.StripeError): boolean {
  return (
    error.statusCode === 409 ||
    error.code === 'lock_timeout' ||
    error.code === 'idempotency_key_in_use' ||
    error instanceof errors.StripeRateLimitError
  )
}

export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeError && error.code === 'resource_missing'

/** The payment is in another state than the call needs: somebody else was quicker. */
export const isOtherState = (error: unknown): boolean =>
  error instanceof errors.StripeError &&
  (error.code === 'payment_intent_unexpected_state' || error.code === 'intent_invalid_state')

/** What a call gives, or undefined for something that Stripe does not know. */
export async function orMissing<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
