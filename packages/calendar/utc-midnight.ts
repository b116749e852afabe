const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * A calendar day as a date: the reverse of `isoDay`.
 *
 * @param day YYYY-MM-DD, a day of the years 0000 to 9999
 * @returns UTC midnight of that day; an invalid date for any other text, and for a day that the month lacks
 * @example utcMidnight('2026-11-21') // 2026-11-21T00:00:00Z
 */
export function utcMidnight(day: string): Date {
  const date = new Date(DAY.test(day) ? `${day}T00:00:00Z` : Number.NaN)
  // JavaScript makes 2 March of 30 February.
  return date.getUTCDate() === Number(day.slice(-2)) ? date : new Date(Number.NaN)
}
