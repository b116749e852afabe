/** Days as the shop's clock on the wall counts them. */
import { isoDay } from '#packages/calendar/iso-day.ts'
import { utcMidnight } from '#packages/calendar/utc-midnight.ts'

/** The same calendar day so many years later; 29 February becomes 1 March. */
export function yearsLater(day: string, years: number): string {
  const date = utcMidnight(day)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return isoDay(date)
}

export function daysLater(day: string, days: number): string {
  return isoDay(new Date(utcMidnight(day).getTime() + days * 86_400_000))
}
