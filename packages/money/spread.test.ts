import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spread } from './spread.ts'

describe('an amount split in proportion', () => {
  test.each<[number, number[], number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [2, 1], [67, 33]],
    [1, [5, 5, 5], [1, 0, 0]],
    // The cents left over go where the most was rounded off, not to the first places.
    [1, [1, 2], [0, 1]],
    [10, [1, 2, 4], [1, 3, 6]],
    [10, [4, 2, 1], [6, 3, 1]],
    [2, [1, 3, 3], [0, 1, 1]],
    [10, [0, 10, 0], [0, 10, 0]],
    [10, [], []],
    [10, [0, 0], [0, 0]],
    [0, [3, 4], [0, 0]],
  ])('%d over %j is %j', (cents, weights, shares) => expect(spread(cents, weights)).toEqual(shares))

  test('adds up to the cent, and no share is above its weight while the amount is not above their sum', () => {
    const weights = fc.array(fc.nat(2_000_000_000), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const total = parts.reduce((sum, part) => sum + part, 0)
        const cents = Math.floor(total * share)
        const shares = spread(cents, parts)
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(cents)
        for (const [index, one] of shares.entries()) {
          expect(one).toBeGreaterThanOrEqual(0)
          expect(one).toBeLessThanOrEqual(parts[index] ?? 0)
        }
      }),
    )
  })

  test.each([
    [-1, [1]],
    [1.5, [1]],
    [1, [-1]],
    [1, [0.5]],
  ])('%d over %j is refused', (cents, weights) =>
    expect(() => spread(cents, weights)).toThrow('Expected whole numbers of 0 or more but received'),
  )
})
