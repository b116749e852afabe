/** Days as a shop says them: `Thu 26 November`. */

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * One day, or the first and last of several; the month is said once where it is the same.
 *
 * @param from UTC midnight
 * @param to UTC midnight, not before `from`
 * @example dayRangeInWords(new Date('2026-11-26'), new Date('2026-11-27')) // 'Thu 26 to Fri 27 November'
 */
export function dayRangeInWords(from: Date, to: Date): string {
  if (from.getTime() === to.getTime()) return dayInWords(from)
  const sameMonth = from.getUTCMonth() === to.getUTCMonth()
  return `${sameMonth ? shortDay(from) : dayInWords(from)} to ${dayInWords(to)}`
}

/**
 * @param day UTC midnight
 * @example dayInWords(new Date('2026-11-26')) // 'Thu 26 November'
 */
export function dayInWords(day: Date): string {
  return `${shortDay(day)} ${MONTHS[day.getUTCMonth()]}`
}

/**
 * A day with its year, as the shop writes the dates of orders.
 *
 * @param day UTC midnight
 * @example dayMonthYear(new Date('2025-03-05')) // '05, March 2025'
 */
export function dayMonthYear(day: Date): string {
  return `${String(day.getUTCDate()).padStart(2, '0')}, ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/**
 * @param day UTC midnight
 * @example monthAndYear(new Date('2026-11-26')) // 'November 2026'
 */
export function monthAndYear(day: Date): string {
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

const shortDay = (day: Date) => `${DAYS[day.getUTCDay()]} ${day.getUTCDate()}`
