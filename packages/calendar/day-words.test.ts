import { expect, test } from 'vitest'
import { dayInWords, dayMonthYear, dayRangeInWords, monthAndYear } from './day-words.ts'

const day = (text: string) => new Date(text)

test('Q-11, N-22, CA-81: a date with its year has two digits, the whole month, and the year', () => {
  expect(dayMonthYear(day('2025-03-05'))).toBe('05, March 2025')
  expect(dayMonthYear(day('2026-12-31'))).toBe('31, December 2026')
})

test('a day soon to come goes without its year', () => {
  expect(dayInWords(day('2026-11-26'))).toBe('Thu 26 November')
  expect(monthAndYear(day('2026-11-26'))).toBe('November 2026')
})

test('of several days the month is said once where it is the same', () => {
  expect(dayRangeInWords(day('2026-11-26'), day('2026-11-27'))).toBe('Thu 26 to Fri 27 November')
  expect(dayRangeInWords(day('2026-11-30'), day('2026-12-02'))).toBe('Mon 30 November to Wed 2 December')
  expect(dayRangeInWords(day('2026-11-26'), day('2026-11-26'))).toBe('Thu 26 November')
})

test.each([
  ['2026-01-04', 'Sun 4 January'],
  ['2026-02-02', 'Mon 2 February'],
  ['2026-03-03', 'Tue 3 March'],
  ['2026-04-01', 'Wed 1 April'],
  ['2026-05-07', 'Thu 7 May'],
  ['2026-06-05', 'Fri 5 June'],
  ['2026-07-04', 'Sat 4 July'],
  ['2026-08-02', 'Sun 2 August'],
  ['2026-09-07', 'Mon 7 September'],
  ['2026-10-06', 'Tue 6 October'],
  ['2026-11-04', 'Wed 4 November'],
  ['2026-12-03', 'Thu 3 December'],
])('%s is %s', (date, words) => expect(dayInWords(day(date))).toBe(words))
