/** How long an order waits for money that comes outside the shop. What it holds, such as stock, codes and balances, then comes back. */
import { dateFormat } from '#packages/calendar/date-format.ts'

/** Staff change it by this key of the configuration. */
const DAYS_KEY = 'unpaid_order_days'
/** A cheque in the post takes a week and clears in another. */
export const DEFAULT_DAYS = 14
const MAX_DAYS = 365
/** Between the reminder and the end: what a bank transfer takes, with a weekend. */
export const REMINDER_DAYS = 3
const DAY_MS = 86_400_000

/** Anything that is no whole number from 1 to 365 counts as not set. */
export function daysUnpaid(configuration: ReadonlyMap<string, string>): number {
  const value = configuration.get(DAYS_KEY)?.trim() ?? ''
  const days = /^\d{1,3}$/.test(value) ? Number(value) : 0
  return days >= 1 && days <= MAX_DAYS ? days : DEFAULT_DAYS
}

export interface WaitingOrder {
  stateChangedAt: Date | null
  placedAt: Date
  paymentRemindedAt: Date | null
}

/** Orders that have waited since before this moment, and were reminded before the other, are cancelled. */
export const unpaidBefore = (now: Date, configuration: ReadonlyMap<string, string>) => ({
  waitsBefore: daysEarlier(now, daysUnpaid(configuration)),
  remindedBefore: daysEarlier(now, REMINDER_DAYS),
})

/** Orders that have waited since before this moment are reminded. */
export const toRemindBefore = (now: Date, configuration: ReadonlyMap<string, string>): Date =>
  daysEarlier(now, Math.max(0, daysUnpaid(configuration) - REMINDER_DAYS))

/**
 * Until when the money can come: some days after the reminder at the earliest, also for an order that had waited longer by
 * then, because its mail could not go out or staff have shortened the time.
 */
export function heldUntil(order: WaitingOrder, configuration: ReadonlyMap<string, string>): Date {
  const days = waitsSince(order).getTime() + daysUnpaid(configuration) * DAY_MS
  const warned = order.paymentRemindedAt ? order.paymentRemindedAt.getTime() + REMINDER_DAYS * DAY_MS : days
  return new Date(Math.max(days, warned))
}

/** The last day on which the money can come, as a shopper reads it: the night after it the order is cancelled at the earliest. */
export const heldUntilInWords = (until: Date): string => dayInSydney(until)

/** When an order began to wait for its money. */
export const waitsSince = ({
  stateChangedAt,
  placedAt,
}: Pick<WaitingOrder, 'stateChangedAt' | 'placedAt'>): Date => stateChangedAt ?? placedAt

const daysEarlier = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

export const lapsedInWords = (configuration: ReadonlyMap<string, string>): string =>
  `Its payment has not come within ${daysUnpaid(configuration)} days.`

const dayInSydney = dateFormat('en-AU', 'Australia/Sydney', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
