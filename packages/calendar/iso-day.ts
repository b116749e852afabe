import { dayInSydney } from './business-days.ts'

/**
 * A calendar day as text.
 *
 * @param day UTC midnight, or any moment of that day in UTC
 * @throws RangeError when the date is invalid
 * @example isoDay(new Date('2026-11-21T00:00:00Z')) // '2026-11-21'
 */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10)

/**
 * The calendar day that a moment falls on, in Sydney, as text.
 *
 * @throws RangeError when the date is invalid
 * @example isoDayInSydney(new Date('2026-11-20T14:00:00Z')) // '2026-11-21'
 */
export const isoDayInSydney = (moment: Date): string => isoDay(dayInSydney(moment))
