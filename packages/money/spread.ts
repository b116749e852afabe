import type { Cents } from './money.ts'

/**
 * An amount split over several places in proportion to their weights, to the cent.
 *
 * Every share is rounded down first; the cents left over go to the largest remainders, the earlier place first where
 * two are equal. While the amount is at most the sum of the weights, no share is above its weight.
 *
 * @param cents whole cents, 0 or more
 * @param weights whole numbers, 0 or more
 * @returns one share for each weight; their sum is `cents`, or 0 when every weight is 0
 * @throws RangeError when the amount or a weight is negative or not whole
 * @example spread(100, [1, 1, 1]) // [34, 33, 33]
 */
export function spread(cents: Cents, weights: readonly number[]): Cents[] {
  for (const number of [cents, ...weights]) {
    if (!Number.isSafeInteger(number) || number < 0)
      throw new RangeError(`Expected whole numbers of 0 or more but received ${number}`)
  }
  // Cents times cents pass the 53 bits of a plain number.
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const shares = exact.map((product) => Number(product / total))
  const left = cents - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((product, place) => ({ place, remainder: product % total }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.place - other.place)
  for (const { place } of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1
  return shares
}
