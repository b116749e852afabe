/** How many lists a customer may have, and how much goes on one. */

/** A list with more entries is no list of wishes. */
export const MAX_ITEMS = 500
export const MAX_PIECES = 10_000
export const MAX_NAME_LENGTH = 120
export const MAX_DESCRIPTION_LENGTH = 2_000

const DEFAULT_MAX_LISTS = 3

/** One list, or as many as staff allow. */
export function mostLists(configuration: ReadonlyMap<string, string>): number {
  if (configuration.get('enable_multiple_wishlists') !== '1') return 1
  const most = Number(configuration.get('maximum_number_of_wishlists'))
  return Number.isInteger(most) && most > 0 ? most : DEFAULT_MAX_LISTS
}
