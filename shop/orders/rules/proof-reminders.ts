/** When a shopper is reminded that a proof waits for a decision. */

const HOUR_MS = 3_600_000
/** The mail that asks, and two that remind. */
const AFTER_HOURS = [0, 24, 72]
export const MAX_MAILS = AFTER_HOURS.length
export const FIRST_REMINDER_MS = 24 * HOUR_MS

/** How many mails should have asked by now. */
export function mailsDue(askedAt: Date, now: Date): number {
  const waited = now.getTime() - askedAt.getTime()
  return AFTER_HOURS.filter((hours) => waited >= hours * HOUR_MS).length
}
