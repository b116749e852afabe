/** How long an order waits for money that comes outside the shop. What it holds, such as stock, codes and balances, then comes back. */
import { dateFormat } from '#packages/calendar/date-format.ts'

/** Staff change it by this key of the configuration. */
const DAYS_KEY = 'unpaid_order_days'
/** A cheque in the post takes a week and clears in another. */
export const DEFAULT_DAYS = 14
const MAX_DAYS = 365
const DAY_MS = 86_400_000

/** Anything that is no whole number from 1 to 365 counts as not set. */
export function daysUnpaid(configuration: ReadonlyMap<string, string>): number {
  const value = configuration.get(DAYS_KEY)?.trim() ?? ''
  const days = /^\d{1,3}$/.test(value) ? Number(value) : 0
  return days >= 1 && days <= MAX_DAYS ? days : DEFAULT_DAYS
}

/** Orders that have waited since before this moment are cancelled. */
export const unpaidBefore = (now: Date, configuration: ReadonlyMap<string, string>): Date =>
  new Date(now.getTime() - daysUnpaid(configuration) * DAY_MS)

/** The last day on which the money can come, as a shopper reads it: the night after it the order is cancelled at the earliest. */
export const heldUntilInWords = (waitsSince: Date, configuration: ReadonlyMap<string, string>): string =>
  dayInSydney(new Date(waitsSince.getTime() + daysUnpaid(configuration) * DAY_MS))

/** When an order began to wait for its money. */
export const waitsSince = ({
  stateChangedAt,
  placedAt,
}: {
  stateChangedAt: Date | null
  placedAt: Date
}): Date => stateChangedAt ?? placedAt

export const lapsedInWords = (configuration: ReadonlyMap<string, string>): string =>
  `Its payment has not come within ${daysUnpaid(configuration)} days.`

const dayInSydney = dateFormat('en-AU', 'Australia/Sydney', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
