import { dateFormat } from './date-format.ts'

const hourInSydney = dateFormat('en-GB', 'Australia/Sydney', { hour: '2-digit' })

/**
 * Eight in the morning of a day in Sydney, by the clock there: summer time is an hour ahead.
 *
 * @param day  such as `2026-12-24`
 */
export function eightInSydney(day: string): Date {
  const standard = new Date(`${day}T08:00:00+10:00`)
  return hourInSydney(standard) === '08' ? standard : new Date(`${day}T08:00:00+11:00`)
}
