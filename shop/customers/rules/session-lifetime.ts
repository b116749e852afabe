/** How long signing in lasts. */

/** A week: people come back to a design they began. The contract's configuration counts in hours. */
const DEFAULT_HOURS = 168
export const MAX_SESSION_DAYS = 30
const MAX_HOURS = MAX_SESSION_DAYS * 24

/** @param configuration  `customer_access_token_lifetime` in hours, 30 days at most; nonsense counts as not set */
export function sessionSeconds(configuration: ReadonlyMap<string, string>): number {
  const hours = Number(configuration.get('customer_access_token_lifetime'))
  const lasting = hours > 0 ? Math.min(hours, MAX_HOURS) : DEFAULT_HOURS
  return Math.round(lasting * 3_600)
}
