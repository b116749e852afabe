import { describe, expect, test } from 'vitest'
import type { SpendingRule } from './offers.ts'
import { type PointsInUse, paid, pointsLimits, pointsProblem, pointsWorth, worthOf } from './paying.ts'

const card = (code: string, balanceCents: number, isExpired = false) => ({
  code,
  balanceCents,
  expiresOn: '2029-11-21',
  isExpired,
})
/** A point is worth a cent. */
const rule = (parts: Partial<SpendingRule> = {}): SpendingRule => ({
  id: 1,
  label: 'Points',
  points: 100,
  cents: 100,
  minPoints: 1,
  maxPoints: null,
  ...parts,
})
const points = (parts: Partial<PointsInUse> = {}): PointsInUse => ({
  balance: 1000,
  rule: rule(),
  wanted: null,
  usesMax: false,
  ...parts,
})
const nothing = { giftCards: [], creditCents: undefined, points: undefined }
const payment = (due: number, means: Partial<Parameters<typeof paid>[1]>) =>
  paid(due, { ...nothing, ...means })

describe('gift cards', () => {
  test('pay one after the other, and say what is left on each', () => {
    const cards = [card('A', 600), card('B', 500)]
    expect(payment(1000, { giftCards: cards })).toMatchObject({
      giftCards: [
        { code: 'A', appliedCents: 600, remainingCents: 0, dueAfterCents: 400, expiresOn: '2029-11-21' },
        { code: 'B', appliedCents: 400, remainingCents: 100, dueAfterCents: 0 },
      ],
      giftCardCents: 1000,
      dueCents: 0,
    })
  })

  test('that have run out pay nothing and keep what they hold', () => {
    expect(payment(1000, { giftCards: [card('A', 600, true)] })).toMatchObject({
      giftCards: [{ appliedCents: 0, remainingCents: 600, dueAfterCents: 1000 }],
      giftCardCents: 0,
      dueCents: 1000,
    })
  })
})

describe('credit', () => {
  test('pays what gift cards leave, and no more than there is', () => {
    const means = { giftCards: [card('A', 600)], creditCents: 300 }
    expect(payment(1000, means)).toMatchObject({ giftCardCents: 600, creditCents: 300, dueCents: 100 })
    expect(payment(700, means)).toMatchObject({ creditCents: 100, dueCents: 0 })
  })

  test('of a cart that does not use it stays', () => {
    expect(payment(1000, {})).toMatchObject({
      creditCents: 0,
      pointsCents: 0,
      pointsSpent: 0,
      dueCents: 1000,
    })
  })
})

describe('points', () => {
  const spent = (due: number, parts: Partial<PointsInUse>) => {
    const { pointsSpent, pointsCents, mostPoints, pointsNote, dueCents } = payment(due, {
      points: points(parts),
    })
    expect(dueCents).toBe(due - pointsCents)
    return [pointsSpent, pointsCents, mostPoints, pointsNote]
  }

  test.each<[string, number, Partial<PointsInUse>, unknown[]]>([
    ['all of them on a dear cart', 5000, {}, [1000, 1000, 1000, undefined]],
    ['as many as a cheap cart costs', 400, {}, [400, 400, 400, undefined]],
    ['as many as were wished', 5000, { wanted: 250 }, [250, 250, 1000, undefined]],
    ['no more than there are, whatever was wished', 5000, { wanted: 2000 }, [1000, 1000, 1000, undefined]],
    [
      'the most, whatever was wished before',
      5000,
      { wanted: 250, usesMax: true },
      [1000, 1000, 1000, undefined],
    ],
    ['no more than the rule lets', 5000, { rule: rule({ maxPoints: 300 }) }, [300, 300, 300, undefined]],
    [
      'exactly the fewest',
      5000,
      { rule: rule({ minPoints: 250 }), wanted: 250 },
      [250, 250, 1000, undefined],
    ],
    [
      'fewer than the fewest: none',
      5000,
      { rule: rule({ minPoints: 250 }), wanted: 249 },
      [0, 0, 1000, 'At least 250 points can be spent at once.'],
    ],
    [
      'fewer than the fewest, which are all that there are: none',
      5000,
      { balance: 250, rule: rule({ minPoints: 250 }), wanted: 249 },
      [0, 0, 250, 'At least 250 points can be spent at once.'],
    ],
    [
      'on a cart that takes fewer than the fewest: none',
      249,
      { rule: rule({ minPoints: 250 }) },
      [0, 0, 249, 'At least 250 points can be spent at once, and 249 is the most for this cart.'],
    ],
    ['on a cart that is paid already: none, without a word', 0, {}, [0, 0, 0, undefined]],
    [
      'none at all where none were wished',
      5000,
      { wanted: 0 },
      [0, 0, 1000, 'At least 1 points can be spent at once.'],
    ],
  ])('%s', (_, due, parts, expected) => expect(spent(due, parts)).toEqual(expected))

  test('pay what credit leaves', () => {
    expect(payment(1000, { creditCents: 900, points: points() })).toMatchObject({
      creditCents: 900,
      pointsSpent: 100,
      dueCents: 0,
    })
  })

  test('never pay beyond what is due, though the last one is worth more than is left', () => {
    // Ten points are 3 cents: 7 cents need 24 points, which are worth 7.2.
    const tenths = rule({ points: 10, cents: 3 })
    expect(spent(7, { rule: tenths })).toEqual([24, 7, 24, undefined])
    // One point is 100 cents, and only 250 are due.
    expect(spent(250, { rule: rule({ points: 1 }) })).toEqual([3, 250, 3, undefined])
  })

  test('that buy no whole cent stay with the customer', () => {
    const tenths = rule({ points: 10, cents: 3 })
    // 5 points are 1.5 cents: one cent takes 4 of them.
    expect(spent(1000, { rule: tenths, wanted: 5 })).toEqual([4, 1, 1000, undefined])
  })
})

test.each([
  [100, 100, 250, 250],
  [10, 3, 5, 1],
  [10, 3, 6, 1],
  [10, 3, 7, 2],
])('where %d points are %d cents, %d points are worth %d cents', (per, cents, spent, worth) => {
  expect(worthOf(rule({ points: per, cents }), spent)).toBe(worth)
})

test.each([
  [100, 100, 250, 250],
  [10, 3, 1, 4],
  [10, 3, 3, 10],
  [10, 3, 7, 24],
])('where %d points are %d cents, %d cents take %d points', (per, cents, amount, points) => {
  expect(pointsWorth(rule({ points: per, cents }), amount)).toBe(points)
})

test.each([
  [rule({ minPoints: 0 }), 1000, 5000, { min: 1, max: 1000 }],
  [rule({ minPoints: 250 }), 1000, 5000, { min: 250, max: 1000 }],
  [rule({ maxPoints: 300 }), 1000, 5000, { min: 1, max: 300 }],
  [rule({ maxPoints: 3000 }), 1000, 5000, { min: 1, max: 1000 }],
  [rule(), 1000, 99, { min: 1, max: 99 }],
])('by %j, %d points on %d cents: %j', (of, balance, due, limits) => {
  expect(pointsLimits(of, balance, due)).toEqual(limits)
})

test.each<[Partial<SpendingRule>, number, number | undefined, string | undefined]>([
  [{}, 0, undefined, 'At least 1 points can be spent at once, and you have 0.'],
  [{ minPoints: 0 }, 0, undefined, 'At least 0 points can be spent at once, and you have 0.'],
  [{ minPoints: 0 }, 1, undefined, undefined],
  [{ minPoints: 250 }, 249, undefined, 'At least 250 points can be spent at once, and you have 249.'],
  [{ minPoints: 250 }, 250, undefined, undefined],
  [{ minPoints: 250 }, 250, 250, undefined],
  [{ minPoints: 250 }, 900, 249, 'You can spend 250 to 900 points.'],
  [{ minPoints: 250 }, 900, 901, 'You can spend 250 to 900 points.'],
  [{ maxPoints: 300 }, 900, 301, 'You can spend 1 to 300 points.'],
  [{ maxPoints: 300 }, 900, 300, undefined],
  [{ minPoints: 0 }, 900, 0, 'You can spend 1 to 900 points.'],
  [{}, 900, 1.5, 'Please give a whole number of points.'],
])('by %j, who has %d and wants %s points reads: %s', (parts, balance, wanted, problem) => {
  expect(pointsProblem(rule(parts), balance, wanted)).toBe(problem)
})
