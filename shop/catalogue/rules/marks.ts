/** What staff say of a product at a glance. Where they say nothing, `worked-out-badge.ts` says what the shop knows. */

export interface ProductMarks {
  /** A key of the badge map. */
  badge?: BadgeKey
  /** Staff found nobody in Australia who sells it for less. */
  lowestPrice?: boolean
  /** Made and sent so that it arrives the next business day. */
  nextDayDelivery?: boolean
}

/** F-18: the keys that the back office knows. */
export const BADGES = [
  'Popular',
  'Best_Seller',
  'Next_Day_Delivery',
  'Trending',
  'New',
  'Sale_Live',
  'Coming_Soon',
  'Summer_Gift',
  'Coming_Up',
  'Upcoming',
  'Live',
  'Ends_Today!',
] as const

export type BadgeKey = (typeof BADGES)[number]

/**
 * The words of a badge.
 *
 * @returns undefined for a key that is not in the map
 * @example badgeWords('Best_Seller') // 'Best Seller'
 */
export function badgeWords(key: string | null | undefined): string | undefined {
  return BADGES.find((badge) => badge === key)?.replaceAll('_', ' ')
}
