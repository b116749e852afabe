/** Dates and times in the words of a language, for a time zone that is named. */

/** How much of a moment is said, and how. */
export type DateParts = Omit<Intl.DateTimeFormatOptions, 'timeZone'>

/**
 * A function that says moments. Making one is slow, so make it once.
 *
 * `Intl.DateTimeFormat` itself says the present moment when it is given none. This does not: rules read no clock.
 *
 * @param language  a BCP 47 tag, such as `en-AU`
 * @param timeZone  an IANA name, such as `Australia/Sydney`
 * @returns a function that throws a TypeError when it is given no moment, and a RangeError for an invalid one
 * @example dateFormat('en-AU', 'UTC', { month: 'long' })(new Date('2026-11-27')) // 'November'
 */
export function dateFormat(
  language: string,
  timeZone: string,
  parts: DateParts = {},
): (moment: Date) => string {
  const words = new Intl.DateTimeFormat(language, { ...parts, timeZone })
  return (moment) => words.format(moment.getTime())
}
