import type { Log } from '#platform/log.ts'
import { type Conversion, outcomeOf } from '../rules/conversion.ts'

export interface SendConversionDeps {
  /** Undefined: switched off since the event was said. */
  conversions: { url: string; token: string } | undefined
  log: Log
}

const TIMEOUT_MS = 10_000

/**
 * Tells the advertising service of one event. Whoever is told twice knows it by `event_id`.
 *
 * @throws Error when it may be taken later
 */
export async function sendConversion(deps: SendConversionDeps, event: Conversion): Promise<void> {
  if (!deps.conversions) return
  const { url, token } = deps.conversions
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ data: [event], access_token: token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // The token is for this address alone.
    redirect: 'error',
  })
  // What is no JSON says nothing, and so not that the event was received.
  const answer: unknown = await response.json().catch(() => undefined)
  const outcome = outcomeOf(response.status, answer)
  const { event_name, event_id } = event
  if (outcome === 'again') {
    throw new Error(`Expected ${event_name} ${event_id} to be received but the answer was ${response.status}`)
  }
  if (outcome === 'never') {
    deps.log.warn({ event_name, event_id, status: response.status }, 'A conversion was refused.')
  }
}
