import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Countdown } from './countdown.tsx'
import { timeLeft, untilNextSecond } from './time-left.ts'

const end = Date.parse('2026-12-01T00:00:00Z')
const before = (ms: number) => timeLeft(end, end - ms)
const SECOND = 1_000
const HOUR = 3_600 * SECOND

test.each([
  [2 * 24 * HOUR + 14 * HOUR + 36 * 60 * SECOND + 8 * SECOND, '02 14 36 08'],
  [HOUR, '00 01 00 00'],
  [59 * SECOND, '00 00 00 59'],
  // The last second is still shown while it runs.
  [1, '00 00 00 01'],
  [120 * 24 * HOUR, '120 00 00 00'],
])(
  'R-17: %d ms before its end a countdown shows days, hours, minutes and seconds in two digits',
  (ms, shown) => {
    expect(Object.values(before(ms) ?? {}).join(' ')).toBe(shown)
  },
)

test('R-16: a countdown has nothing to show once its end has come', () => {
  expect(before(0)).toBeUndefined()
  expect(before(-HOUR)).toBeUndefined()
  expect(timeLeft(Number.NaN, end)).toBeUndefined()
})

test('R-15: a countdown counts to its endDate, and is nothing once that has passed', () => {
  const drawn = (now: number) => renderToStaticMarkup(createElement(Countdown, { endDate: end, now }))
  expect(drawn(end - 2 * HOUR).replace(/<[^>]*>/g, '')).toBe('00d02h00m00s')
  expect(drawn(end)).toBe('')
})

test.each([
  [2 * HOUR, 1_000],
  [HOUR + 250, 250],
  [1, 1],
])('R-17: %d ms before its end the seconds change next after %d ms', (ms, wait) => {
  expect(untilNextSecond(end, end - ms)).toBe(wait)
})
