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
  ])('%s: %s', (date, open) => expect(isBusinessDay(day(date))).toBe(open))
})

describe('counting business days', () => {
  it.each([
    ['2026-11-20', 2, '2026-11-24'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-12-24', 1, '2026-12-29'],
    ['2026-12-31', 1, '2027-01-04'],
  ])('%s and %d more: %s', (from, count, to) => expect(text(addBusinessDays(day(from), count))).toBe(to))

  it('refuses half a day', () => {
    expect(() => addBusinessDays(day('2026-11-20'), 0.5)).toThrow('received 0.5')
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
