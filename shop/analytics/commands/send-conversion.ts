import type { Log } from '#platform/log.ts'
import { type Conversion, outcomeOf } from '../rules/conversion.ts'

export interface SendConversionDeps {
  /** Undefined: switched off since the event was reported. */
  conversions: { url: string; token: string } | undefined
  log: Log
}

const TIMEOUT_MS = 10_000

/**
 * Sends one event to the advertising service, which drops a repeated `event_id`.
 *
 * @throws Error when a later try may succeed
 */
export async function sendConversion(deps: SendConversionDeps, event: Conversion): Promise<void> {
  if (!deps.conversions) return
  const { url, token } = deps.conversions
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ data: [event], access_token: token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // The token must not follow a redirect.
    redirect: 'error',
  })
  // An answer that is not JSON does not confirm the event.
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
