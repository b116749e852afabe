import { type Cents, toDollars } from '#packages/money/money.ts'

/** Cents as the contract's Money; floats of dollars exist at this edge only. */
export function aud(cents: Cents) {
  return { value: toDollars(cents), currency: 'AUD' as const }
}
