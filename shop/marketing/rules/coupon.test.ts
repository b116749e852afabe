import { describe, expect, test } from 'vitest'
import { aCoupon } from '../../testing/small-coupon.ts'
import {
  type CouponFacts,
  couponCodeOf,
  couponRefusal,
  minimumMissed,
  shopDay,
  tidiedCode,
  UNKNOWN_CODE,
} from './coupon.ts'

const now = new Date('2026-11-21T10:00:00+11:00')
const facts: CouponFacts = { now, usesOfShopper: 0, isFirstOrder: true }
const refusal = (parts: Parameters<typeof aCoupon>[0], about: Partial<CouponFacts> = {}) =>
  couponRefusal(aCoupon(parts), { ...facts, ...about })

describe('a coupon is refused', () => {
  test.each<[string, Parameters<typeof aCoupon>[0], Partial<CouponFacts>, string | undefined]>([
    ['never, while nothing limits it', {}, {}, undefined],
    // time
    [
      'before it starts',
      { startsAt: new Date('2026-11-22T00:00:00+11:00') },
      {},
      'This code starts on 22 November 2026.',
    ],
    ['not in its first moment', { startsAt: now }, {}, undefined],
    [
      'after it ended, with its last day',
      { endsAt: new Date('2026-11-21T00:00:00+11:00') },
      {},
      'This code ended on 20 November 2026.',
    ],
    [
      'after it ended, though it had a start',
      { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: now },
      {},
      'This code ended on 21 November 2026.',
    ],
    // uses
    [
      'when all its uses are gone',
      { usesLimit: 10, uses: 10 },
      {},
      'This code has been used as often as it may be.',
    ],
    ['not while one use is left', { usesLimit: 10, uses: 9 }, {}, undefined],
    ['to who has used it', { usesPerCustomer: 1 }, { usesOfShopper: 1 }, 'You have used this code already.'],
    [
      'to who has used it often',
      { usesPerCustomer: 3 },
      { usesOfShopper: 3 },
      'You have used this code 3 times already, which is as often as it may be.',
    ],
    ['not to who may use it once more', { usesPerCustomer: 3 }, { usesOfShopper: 2 }, undefined],
    // first orders
    [
      'to who has ordered before',
      { firstOrderOnly: true },
      { isFirstOrder: false },
      'This code is for a first order only.',
    ],
    ['not for a first order', { firstOrderOnly: true }, {}, undefined],
    ['not to old customers when it is for all', {}, { isFirstOrder: false }, undefined],
    // P-23
    ['when it is retired', { code: 'fd2017' }, {}, UNKNOWN_CODE],
  ])('%s', (_, parts, about, sentence) => expect(refusal(parts, about)).toBe(sentence))

  test('when there is none, in the same words as a retired one', () => {
    expect(couponRefusal(undefined, facts)).toBe(UNKNOWN_CODE)
  })
})

test.each([
  [4999, 'This code needs goods for A$50.00 or more. Add A$0.01 more to use it.'],
  [5000, undefined],
  [5001, undefined],
])('of a coupon from 50.00 goods for %d cents read: %s', (subtotal, sentence) => {
  expect(minimumMissed(aCoupon({ minimumSubtotalCents: 5000 }), subtotal)).toBe(sentence)
})

test.each([
  [' Spring 26 ', 'spring26'],
  ['«SPRING–26»', 'spring-26'],
  ['"spring"', 'spring'],
  ["'spring\u200b'", 'spring'],
  ['spring', 'spring'],
])('PE-01, PE-02: the code %j is read as %s', (typed, code) => {
  expect(tidiedCode(typed)).toBe(code)
  expect(couponCodeOf(typed)).toBe(code)
})

test.each(['', ' ', 'sprüng', 'a/b', 'a*', '*a', 'x'.repeat(65), 'newslatter', 'FD2017'])(
  '%j can be no code',
  (typed) => expect(couponCodeOf(typed)).toBeUndefined(),
)

test('a code has up to 64 letters, digits, dots, hyphens and underscores', () => {
  expect(couponCodeOf('x'.repeat(64))).toBe('x'.repeat(64))
  expect(couponCodeOf('A.b-c_9')).toBe('a.b-c_9')
})

test('a day is that of the shop, not that of London', () => {
  expect(shopDay(new Date('2026-11-20T14:00:00Z'))).toBe('21 November 2026')
})
