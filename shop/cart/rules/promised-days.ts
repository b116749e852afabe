import type { Cents } from '#packages/money/money.ts'

interface TimedMethod {
  cents: Cents
  /** Business days from order to door, at least. */
  minimumDays: number
}

/**
 * Business days until the first day that a delivery method promises. By K-15 standard takes 2 days at least and express 3,
 * but nobody pays more to be promised a later day: a method promises no later first day than one that costs less.
 */
export function promisedFromDays(
  methods: readonly TimedMethod[],
  { cents, minimumDays }: TimedMethod,
): number {
  const cheaper = methods.filter((method) => method.cents < cents)
  return Math.min(minimumDays, ...cheaper.map((method) => method.minimumDays))
}
