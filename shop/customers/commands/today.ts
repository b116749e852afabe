import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import type { Clock } from '#platform/clock.ts'

/** The day on the shop's calendar, YYYY-MM-DD. */
export function today(clock: Clock): string {
  return isoDayInSydney(clock.now())
}
