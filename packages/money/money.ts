/**
 * Money as whole cents of an Australian dollar, GST included unless a name says otherwise.
 *
 * Cents are added and multiplied as integers; a float appears only where the contract asks for dollars.
 */
declare const unit: unique symbol

/** A whole number of cents. Plain integers are cents too; the brand only marks what a number counts. */
export type Cents = number & { readonly [unit]?: 'cents' }

/** GST is 10 percent on top, so the share of an amount that includes it is one eleventh (A New Tax System Act 1999). */
const GST_SHARE = 11

/**
 * The GST that an amount contains.
 *
 * @param totalCents cents with GST included, 0 or more
 * @returns whole cents, half cents rounded up
 * @throws RangeError when the amount is not a whole number of cents
 * @example gstWithin(1100) // 100
 */
export function gstWithin(totalCents: Cents): Cents {
  return Math.round(wholeCents(totalCents) / GST_SHARE)
}

/**
 * A share of an amount.
 *
 * @param cents whole cents
 * @param percent 0 or more; 12.5 means one eighth
 * @returns whole cents, half cents rounded up
 * @throws RangeError when the amount is not a whole number of cents or the percentage is negative
 * @example percentOf(1999, 25) // 500
 */
export function percentOf(cents: Cents, percent: number): Cents {
  if (!(percent >= 0)) throw new RangeError(`Expected percent to be 0 or more but received ${percent}`)
  return Math.round((wholeCents(cents) * percent) / 100)
}

/**
 * Cents as the dollars of the public contract.
 *
 * @param cents whole cents
 * @returns dollars with at most two decimals
 * @throws RangeError when the amount is not a whole number of cents
 * @example toDollars(1999) // 19.99
 */
export function toDollars(cents: Cents): number {
  return wholeCents(cents) / 100
}

/**
 * Dollars of the public contract as cents.
 *
 * @param dollars a number of dollars; parts below a cent are rounded, half up
 * @returns whole cents
 * @throws RangeError when the number is not finite
 * @example fromDollars(19.99) // 1999
 */
export function fromDollars(dollars: number): Cents {
  if (!Number.isFinite(dollars))
    throw new RangeError(`Expected dollars to be a number but received ${dollars}`)
  return Math.round(dollars * 100)
}

/**
 * An amount of dollars as staff type it into the configuration.
 *
 * @param text digits with up to two decimals, such as `99`, `99.5` or `99.00`
 * @returns whole cents, or undefined when the text is no such amount
 * @example parseDollars('99.00') // 9900
 */
export function parseDollars(text: string): Cents | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/**
 * An amount as the shop shows it.
 *
 * @param cents whole cents; below zero gets a leading minus
 * @returns `A$`, thousands separated by commas, always two decimals
 * @throws RangeError when the amount is not a whole number of cents
 * @example formatMoney(-123_456) // '-A$1,234.56'
 */
export function formatMoney(cents: Cents): string {
  const digits = String(Math.abs(wholeCents(cents))).padStart(3, '0')
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}A$${dollars}.${digits.slice(-2)}`
}

function wholeCents(cents: Cents): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Expected whole cents but received ${cents}`)
  return cents
}
