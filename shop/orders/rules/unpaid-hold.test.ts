import { expect, test } from 'vitest'
import { DEFAULT_DAYS, daysUnpaid, heldUntilInWords, unpaidBefore, waitsSince } from './unpaid-hold.ts'

const configured = (days?: string) => new Map(days === undefined ? [] : [['unpaid_order_days', days]])
const placedAt = new Date('2026-11-27T13:30:00Z')

test.each([
  [undefined, DEFAULT_DAYS],
  ['7', 7],
  [' 365 ', 365],
  ['366', DEFAULT_DAYS],
  ['0', DEFAULT_DAYS],
  ['-1', DEFAULT_DAYS],
  ['1.5', DEFAULT_DAYS],
  ['soon', DEFAULT_DAYS],
])('of a setting of %j an order waits %i days', (days, expected) => {
  expect(daysUnpaid(configured(days))).toBe(expected)
})

test('the shopper reads a day of Sydney, where this moment is on the next one already', () => {
  expect(heldUntilInWords(placedAt, configured('7'))).toBe('Saturday 5 December')
})

test('it is let go no sooner than the moment that was told', () => {
  const end = new Date(placedAt.getTime() + 7 * 86_400_000)
  expect(unpaidBefore(end, configured('7'))).toEqual(placedAt)
})

test('an order whose bank took nothing waits from then on', () => {
  const stateChangedAt = new Date('2026-11-28T00:00:00Z')
  expect(waitsSince({ placedAt, stateChangedAt })).toBe(stateChangedAt)
  expect(waitsSince({ placedAt, stateChangedAt: null })).toBe(placedAt)
})
