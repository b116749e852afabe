import { dayInSydney } from '#packages/calendar/business-days.ts'
import { dayMonthYear } from '#packages/calendar/day-words.ts'

/** @param iso  ISO 8601, as the shop's own fields say it @example 'Thu 26 November 2026' */
export const dayOfInstant = (iso: string): string => dayMonthYear(dayInSydney(new Date(iso)))
