/**
 * The brands that this source is a shop of, in the order in which they are named. The settings accept these codes, and
 * `shop/brands` says what each of them is.
 */
export const brandCodes = ['canvas', 'neon', 'sketch'] as const
