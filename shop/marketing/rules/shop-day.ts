/** Days as the shop's clock on the wall counts them. */
import { dayInSydney } from '#packages/calendar/business-days.ts'

/** @example dayInShop(new Date('2026-11-20T14:00:00Z')) // '2026-11-21' */
export const dayInShop = (moment: Date): string => dayInSydney(moment).toISOString().slice(0, 10)

/** The same calendar day so many years later; 29 February becomes 1 March. */
export function yearsLater(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

export function daysLater(day: string, days: number): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + days * 86_400_000).toISOString().slice(0, 10)
}
