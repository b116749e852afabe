/**
 * An instant as the contract writes it: UTC, to the second, without a zone.
 *
 * @param instant any valid date; parts of a second are dropped, not rounded
 * @throws RangeError when the date is invalid
 * @example utcTimestamp(new Date('2026-11-21T10:00:00+11:00')) // '2026-11-20 23:00:00'
 */
export function utcTimestamp(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * The instant that such a text stands for.
 *
 * @param timestamp UTC, such as '2026-11-20 23:00:00'
 * @returns an invalid date for any other text
 * @example instantOf('2026-11-20 23:00:00') // 2026-11-20T23:00:00Z
 */
export const instantOf = (timestamp: string): Date => new Date(`${timestamp.replace(' ', 'T')}Z`)
