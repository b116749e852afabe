import { dayInSydney } from '#packages/calendar/business-days.ts'
import { dayInWords } from '#packages/calendar/day-words.ts'

/** @param iso  ISO 8601, as the shop's own fields say it @example 'Thu 26 November 2026' */
export function dayOfInstant(iso: string): string {
  const day = dayInSydney(new Date(iso))
  return `${dayInWords(day)} ${day.getUTCFullYear()}`
}
