/**
 * The measures of a cloth that is folded, each time across the side that is longer by then.
 *
 * @param times  how often, from 0
 * @returns both in the unit of the arguments, the longer one first
 * @example foldedSides(1270, 1524, 3) // [635, 381]
 */
export function foldedSides(width: number, height: number, times: number): [longer: number, shorter: number] {
  const longer = Math.max(width, height)
  const shorter = Math.min(width, height)
  return times === 0 ? [longer, shorter] : foldedSides(longer / 2, shorter, times - 1)
}
