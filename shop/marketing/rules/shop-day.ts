/** Days as the shop's clock on the wall counts them. */
import { isoDay } from '#packages/calendar/iso-day.ts'

/** The same calendar day so many years later; 29 February becomes 1 March. */
export function yearsLater(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return isoDay(date)
}

export function daysLater(day: string, days: number): string {
  return isoDay(new Date(new Date(`${day}T00:00:00Z`).getTime() + days * 86_400_000))
}
