import { expect, test } from 'vitest'
import { entryWords } from './history.ts'
import type { EarningRule } from './offers.ts'
import { pointsForOrder, pointsForReview } from './rewards.ts'
import { daysLater, yearsLater } from './shop-day.ts'

const rule = (occasion: EarningRule['occasion'], points: number, perCents: number | null): EarningRule => ({
  id: 1,
  occasion,
  title: '',
  description: '',
  points,
  perCents,
})
const rules = [
  rule('order', 2, 100),
  rule('order', 7, null),
  rule('first-order', 500, null),
  rule('review', 30, null),
]

test.each([
  [1000, false, 20 + 7],
  [1099, false, 20 + 7],
  [99, false, 7],
  [1000, true, 20 + 7 + 500],
])('an order of %d cents, the first: %s, earns %d points', (paidCents, isFirst, points) => {
  expect(pointsForOrder(rules, { paidCents, isFirst })).toBe(points)
})

test('a review earns its points, and a shop without rules gives none', () => {
  expect(pointsForReview(rules)).toBe(30)
  expect(pointsForReview([...rules, rule('review', 5, null)])).toBe(35)
  expect(pointsForReview([])).toBe(0)
  expect(pointsForOrder([], { paidCents: 1000, isFirst: true })).toBe(0)
})

test.each([
  ['issued', 'Issued'],
  ['spent', 'Used'],
  ['given-back', 'Given back'],
  ['redeemed', 'Gift card redeemed'],
  ['refunded', 'Refunded'],
  ['earned', 'Earned'],
  ['earned-taken-back', 'Taken back'],
  ['review', 'Earned with a review'],
  ['expired', 'Expired'],
  ['adjusted', 'Adjusted'],
  ['of a former shop', 'of a former shop'],
])('a change of a balance for the reason %s reads %s', (reason, words) => {
  expect(entryWords({ reason, note: null })).toBe(words)
  expect(entryWords({ reason, note: 'Order 1' })).toBe(`${words}: Order 1`)
})

test('days are those of the shop', () => {
  expect(yearsLater('2026-11-20', 3)).toBe('2029-11-20')
  expect(yearsLater('2028-02-29', 1)).toBe('2029-03-01')
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysLater('2026-12-31', 365)).toBe('2027-12-31')
})
