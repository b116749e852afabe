import { type Cents, formatMoney } from '#packages/money/money.ts'

/**
 * What an offer takes off, in words: whole percents, never rounded up, or the amount where that is less than one percent. A price
 * is rounded to a cent itself, so half a cent makes no difference: 5% off is what the rule gives, not 4%.
 *
 * @returns undefined for a price that nothing lowers
 * @example discountWords(5999, 3999) // '33% off'
 */
export function discountWords(regularCents: Cents, cents: Cents): string | undefined {
  if (cents >= regularCents) return undefined
  const percent = Math.floor(((regularCents - cents + 0.5) * 100) / regularCents)
  return percent > 0 ? `${percent}% off` : `${formatMoney(regularCents - cents)} off`
}
