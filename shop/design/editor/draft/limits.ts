/** How far the pointer may move or resize an element: what a design document can hold. */

/** The nearest place that a design can hold, in mm. */
export const placeWithin = (placeMm: number) => within(placeMm, -3000, 3000)

export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** The smallest size of words on the slider, in mm. */
export const MIN_SLID_MM = 4
