/** After how many days without news an order that was sent is complete. */

/** Staff change it by this key of the configuration. */
const DAYS_KEY = 'order_complete_after_days'
export const DEFAULT_DAYS = 14
const MAX_DAYS = 365

/** Counted from the last parcel; anything that is no whole number from 1 to 365 counts as not set. */
export function daysUntilComplete(configuration: ReadonlyMap<string, string>): number {
  const value = configuration.get(DAYS_KEY)?.trim() ?? ''
  const days = /^\d{1,3}$/.test(value) ? Number(value) : 0
  return days >= 1 && days <= MAX_DAYS ? days : DEFAULT_DAYS
}
