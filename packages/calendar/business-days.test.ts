import { describe, expect, it } from 'vitest'
import { addBusinessDays, dayInSydney, isBusinessDay } from './business-days.ts'
import { dayRangeInWords } from './day-words.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const text = (date: Date) => date.toISOString().slice(0, 10)

describe('parcels rest on weekends and national holidays', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-01-26', false],
    ['2026-04-03', false],
    ['2026-04-06', false],
    ['2027-04-26', true],
    ['2026-12-25', false],
    // Boxing Day 2026 is a Saturday: its holiday is the Monday after.
    ['2026-12-28', false],
    ['2026-12-29', true],
    // Christmas 2027 is a Saturday, Boxing Day a Sunday.
    ['2027-12-27', false],
    ['2027-12-28', false],
    // Christmas 2022 was a Sunday.
    ['2022-12-26', false],
    ['2022-12-27', false],
    ['2022-12-28', true],
    // Christmas 2020 was a Friday: Boxing Day's holiday is the Monday after, and nothing more.
    ['2020-12-25', false],
    ['2020-12-28', false],
    ['2020-12-29', true],
    // In the middle of a week each has its own day.
    ['2024-12-24', true],
    ['2024-12-25', false],
    ['2024-12-26', false],
    ['2024-12-27', true],
    // New Year 2022 was a Saturday, New Year 2023 a Sunday; no other day of them is free.
    ['2022-01-03', false],
    ['2022-01-04', true],
    ['2023-01-02', false],
    ['2023-01-03', true],
    ['2027-01-01', false],
    ['2026-12-31', true],
    // 26 January 2025 was a Sunday, in 2030 it is a Saturday.
    ['2025-01-27', false],
    ['2025-01-28', true],
    ['2030-01-28', false],
    // Anzac Day is on its own day only.
    ['2025-04-25', false],
    ['2025-04-24', true],
    ['2027-04-27', true],
  ])('%s: %s', (date, open) => expect(isBusinessDay(day(date))).toBe(open))
})

describe('Good Friday and Easter Monday move with the moon', () => {
  // Easter Sundays by Oudin's algorithm, which is another one than the shop's.
  it.each([
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2016-03-27',
    '2018-04-01',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2079-04-23',
    '2100-03-28',
    '2133-04-19',
    '2200-04-06',
    '2285-03-22',
  ])('%s', (sunday) => {
    const isOpen = (days: number) => isBusinessDay(new Date(day(sunday).getTime() + days * 86_400_000))
    expect(day(sunday).getUTCDay()).toBe(0)
    expect([isOpen(-3), isOpen(-2), isOpen(1)]).toEqual([true, false, false])
    // Two days after 23 April is Anzac Day.
    if (!sunday.endsWith('-04-23')) expect(isOpen(2)).toBe(true)
  })
})

describe('counting business days', () => {
  it.each([
    ['2026-11-20', 2, '2026-11-24'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-12-24', 1, '2026-12-29'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-21', 1, '2026-11-24'],
    ['2026-01-01', 250, '2026-12-23'],
  ])('%s and %d more: %s', (from, count, to) => expect(text(addBusinessDays(day(from), count))).toBe(to))

  it.each([0.5, -1, 251])('refuses %s days', (count) => {
    expect(() => addBusinessDays(day('2026-11-20'), count)).toThrow(
      `Expected count to be a whole number from 0 to 250 but received ${count}`,
    )
  })

  it('an order late at night in London already counts for the next day in Sydney', () => {
    expect(text(dayInSydney(new Date('2026-11-20T14:00:00Z')))).toBe('2026-11-21')
  })
})

describe('days in words', () => {
  it.each([
    ['2026-11-26', '2026-11-27', 'Thu 26 to Fri 27 November'],
    ['2026-11-30', '2026-12-02', 'Mon 30 November to Wed 2 December'],
    ['2026-11-26', '2026-11-26', 'Thu 26 November'],
  ])('%s to %s', (from, to, words) => expect(dayRangeInWords(day(from), day(to))).toBe(words))
})
