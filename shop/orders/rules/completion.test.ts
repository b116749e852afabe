import { expect, test } from 'vitest'
import { DEFAULT_DAYS, daysUntilComplete } from './completion.ts'

test.each([
  ['21', 21],
  [' 1 ', 1],
  ['365', 365],
  // Not a number of days: the default.
  ['0', DEFAULT_DAYS],
  ['366', DEFAULT_DAYS],
  ['-3', DEFAULT_DAYS],
  ['1.5', DEFAULT_DAYS],
  ['a week', DEFAULT_DAYS],
  ['', DEFAULT_DAYS],
])('"%s" makes an order complete after %i days', (value, days) => {
  expect(daysUntilComplete(new Map([['order_complete_after_days', value]]))).toBe(days)
})

test('without a value it is fourteen days', () => {
  expect(daysUntilComplete(new Map())).toBe(14)
})
