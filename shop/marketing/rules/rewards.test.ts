import { expect, test } from 'vitest'
import { entryWords } from './history.ts'
import type { EarningRule } from './offers.ts'
import { earningOfOrder, pointsForOrder, pointsForReview, pointsToTakeBack } from './rewards.ts'
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
  [1, true, 7 + 500],
  // Nothing was paid for goods: a gift certificate, a membership, or points paid for all of it.
  [0, false, 0],
  [0, true, 0],
  [1000, true, 20 + 7 + 500],
])('an order of %d cents, the first: %s, earns %d points', (paidCents, isFirst, points) => {
  expect(pointsForOrder(earningOfOrder(rules, isFirst), paidCents)).toBe(points)
})

test.each([
  // 5,000 cents earned 50, and 100 for the first order.
  [150, 0, 5000, 0],
  [150, 0, 4999, 1],
  [150, 0, 3001, 20],
  [150, 0, 3000, 20],
  [150, 20, 3000, 0],
  [150, 20, 2950, 1],
  [150, 0, 1, 50],
  [150, 50, 0, 100],
  [150, 0, 0, 150],
  // Never more than is left, however little was earned or much was taken.
  [30, 0, 4000, 0],
  [150, 160, 0, 0],
])(
  'of %d points with %d taken back, an order that keeps %d cents gives back %d',
  (points, taken, kept, back) => {
    const by = [
      { points: 1, perCents: 100 },
      { points: 100, perCents: null },
    ]
    expect(pointsToTakeBack({ points, by }, taken, kept)).toBe(back)
  },
)

test('refunds in any parts take what one refund of their sum takes, and no cent below zero', () => {
  const by = [
    { points: 3, perCents: 250 },
    { points: 7, perCents: null },
  ]
  for (let paid = 1; paid <= 4000; paid += 37) {
    const earned = { points: pointsForOrder(by, paid), by }
    let [takenBack, kept] = [0, paid]
    for (let part = 1; kept > 0; part += 53) {
      kept = Math.max(0, kept - part)
      takenBack += pointsToTakeBack(earned, takenBack, kept)
      expect(takenBack).toBe(pointsToTakeBack(earned, 0, kept))
    }
    expect(takenBack).toBe(earned.points)
  }
})

test('a review earns its points, and a shop without rules gives none', () => {
  expect(pointsForReview(rules)).toBe(30)
  expect(pointsForReview([...rules, rule('review', 5, null)])).toBe(35)
  expect(pointsForReview([])).toBe(0)
  expect(pointsForOrder(earningOfOrder([], true), 1000)).toBe(0)
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
