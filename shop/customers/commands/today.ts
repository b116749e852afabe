import { dayInSydney } from '#packages/calendar/business-days.ts'
import type { Clock } from '#platform/clock.ts'

/** The day on the shop's calendar, YYYY-MM-DD. */
export function today(clock: Clock): string {
  return dayInSydney(clock.now()).toISOString().slice(0, 10)
}
