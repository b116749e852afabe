import { describe, expect, test } from 'vitest'
import { type Demand, ranksOf, workedOutBadge } from './worked-out-badge.ts'

const NOW = new Date('2026-11-29T00:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

const plain = { id: 1, marks: {}, createdAt: daysAgo(400), isSold: true, isStruck: false }
const quiet = { ranks: new Map(), openedAt: daysAgo(400) }
const ranked = { ...quiet, ranks: new Map([[1, 'Popular' as const]]) }

describe('F-18: the badge that the shop works out itself', () => {
  test('nothing is known of a product of a fresh shop, so it has none', () => {
    const fresh = { ranks: new Map(), openedAt: daysAgo(0) }
    expect(workedOutBadge({ ...plain, createdAt: daysAgo(0) }, fresh, NOW)).toBeUndefined()
    expect(workedOutBadge(plain, { ranks: new Map(), openedAt: undefined }, NOW)).toBeUndefined()
  })

  test('a price that is struck comes before what people buy', () => {
    expect(workedOutBadge({ ...plain, isStruck: true }, ranked, NOW)).toBe('Sale_Live')
    expect(workedOutBadge(plain, ranked, NOW)).toBe('Popular')
  })

  test('F-18, F-20: what staff say wins', () => {
    expect(
      workedOutBadge({ ...plain, isStruck: true, marks: { badge: 'Live' } }, ranked, NOW),
    ).toBeUndefined()
    expect(workedOutBadge({ ...plain, marks: { lowestPrice: true } }, ranked, NOW)).toBeUndefined()
  })

  test('what cannot be bought has none', () => {
    expect(workedOutBadge({ ...plain, isStruck: true, isSold: false }, ranked, NOW)).toBeUndefined()
  })

  test('new is what came into a shop that was open, for thirty days', () => {
    const came = (days: number) => workedOutBadge({ ...plain, createdAt: daysAgo(days) }, quiet, NOW)
    expect([came(0), came(29), came(30), came(399), came(400)]).toEqual([
      'New',
      'New',
      undefined,
      undefined,
      undefined,
    ])
    const young = { ...quiet, openedAt: daysAgo(10) }
    expect(workedOutBadge({ ...plain, createdAt: daysAgo(8) }, young, NOW)).toBeUndefined()
    expect(workedOutBadge({ ...plain, createdAt: daysAgo(7) }, young, NOW)).toBe('New')
  })
})

describe('F-18: what most people buy', () => {
  const demand = (...buyers: (number | Demand)[]) =>
    new Map(
      buyers.map((one, index) => [index + 1, typeof one === 'number' ? { buyers: one, lateBuyers: 0 } : one]),
    )
  const ranks = (found: ReadonlyMap<number, Demand>, openedDaysAgo = 400) =>
    Object.fromEntries(ranksOf(found, daysAgo(openedDaysAgo), NOW))

  test('is not said of what fewer than five people bought', () => {
    expect(ranks(demand(4, 1))).toEqual({})
    expect(ranks(demand(5))).toEqual({ 1: 'Popular' })
  })

  test('the best sellers are three at the most, of ten buyers each; those that follow are popular', () => {
    expect(ranks(demand(9, 40, 30, 20, 20, 4))).toEqual({
      1: 'Popular',
      2: 'Best_Seller',
      3: 'Best_Seller',
      4: 'Best_Seller',
      5: 'Popular',
    })
  })

  test('twelve are popular at the most', () => {
    const found = Object.values(ranks(demand(...Array.from({ length: 40 }, () => 9))))
    expect(found).toEqual(Array.from({ length: 12 }, () => 'Popular'))
  })

  test('what trends has twice as many buyers a day as before, in a shop that had days before', () => {
    const found = demand({ buyers: 8, lateBuyers: 5 }, { buyers: 9, lateBuyers: 1 })
    expect(ranks(found)).toEqual({ 1: 'Trending', 2: 'Popular' })
    expect(ranks(found, 89)).toEqual({ 1: 'Popular', 2: 'Popular' })
    const many = demand(99, 98, 97, { buyers: 60, lateBuyers: 14 }, { buyers: 60, lateBuyers: 30 })
    expect(ranks(many)).toMatchObject({ 4: 'Popular', 5: 'Trending' })
  })
})
