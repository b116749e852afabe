import { expect, test } from 'vitest'
import { isoDay } from './iso-day.ts'
import { utcMidnight } from './utc-midnight.ts'

test.each(['0000-01-01', '2026-11-21', '2028-02-29', '9999-12-31'])(
  'the day %s begins at its midnight of UTC',
  (day) => {
    expect(utcMidnight(day).toISOString()).toBe(`${day}T00:00:00.000Z`)
    expect(isoDay(utcMidnight(day))).toBe(day)
  },
)

test.each([
  ...['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32'],
  ...['2026', '2026-02', '2026-2-3', '2026-02-03 ', '2026-02-03T10:00', '+002026-01-01', '21/11/2026', ''],
])('"%s" is no day', (text) => {
  expect(utcMidnight(text).getTime()).toBeNaN()
})
