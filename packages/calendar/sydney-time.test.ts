import { describe, expect, test } from 'vitest'
import { momentInSydney, momentInWords } from './sydney-time.ts'

const THREE = 15 * 60

describe('a time of day in Sydney', () => {
  test.each([
    ['summer', '2026-11-27', THREE, '2026-11-27T04:00:00.000Z'],
    ['winter', '2026-07-01', THREE, '2026-07-01T05:00:00.000Z'],
    ['the morning of the day on which summer begins', '2026-10-04', 60, '2026-10-03T15:00:00.000Z'],
    ['the afternoon of that day', '2026-10-04', THREE, '2026-10-04T04:00:00.000Z'],
    ['the afternoon on which summer ends', '2026-04-05', THREE, '2026-04-05T05:00:00.000Z'],
    ['midnight', '2026-11-27', 0, '2026-11-26T13:00:00.000Z'],
  ])('in %s', (_, day, minutes, expected) => {
    expect(momentInSydney(new Date(day), minutes).toISOString()).toBe(expected)
  })

  test.each([-1, 1.5, 1440])('there is no minute %d of a day', (minutes) => {
    expect(() => momentInSydney(new Date('2026-11-27'), minutes)).toThrow(RangeError)
  })
})

test.each([
  ['2026-11-27T04:00:00Z', 'Fri 27 November, 3:00 pm'],
  ['2026-11-26T13:05:00Z', 'Fri 27 November, 12:05 am'],
  ['2026-07-01T00:00:00Z', 'Wed 1 July, 10:00 am'],
])('%s is said as Sydney says it', (moment, words) => {
  expect(momentInWords(new Date(moment))).toBe(words)
})
