/** What is wrong with the text of an outline. Apart from `outline-path.ts`, so that pages do not load what only a record needs. */
import { extentOf } from './geometry.ts'
import { OUTLINE_BOX } from './outline-path.ts'
import { isPathData, pathOf } from './path-data.ts'
import { areaOf, distance, type Polygon, polygonOf, sidesOf, turn } from './polygon.ts'

/** Lines and curves of one outline. */
export const MAX_SEGMENTS = 100
export const MAX_LETTERS_OF_OUTLINE = 4000

/** Finer than one part in ten thousand of a side. */
const FLATNESS = 0.1
/** What rounding may add to a curve that touches a side of the square. */
const BEYOND = 0.05
/** How far an outline may stay away from a side of the square. */
const CLOSE = 1

/**
 * What is wrong with the text of an outline.
 *
 * @returns a sentence, or undefined for one line that is closed, does not cross itself and fills the square
 * @example outlineProblem('M 500 0 L 1000 1000 L 0 1000 Z') // undefined
 */
export function outlineProblem(data: string): string | undefined {
  if (data.length > MAX_LETTERS_OF_OUTLINE)
    return `Its outline has more than ${MAX_LETTERS_OF_OUTLINE} letters.`
  if (!isPathData(data)) return 'Its outline is no path such as M 500 0 L 1000 1000 L 0 1000 Z.'
  const path = pathOf(data)
  const isOneLine = path.slice(1, -1).every(([op]) => op !== 'M' && op !== 'Z')
  if (!isOneLine || path.at(-1)?.[0] !== 'Z') return 'Its outline is not one line that ends with Z.'
  const segments = path.length - 1
  if (segments > MAX_SEGMENTS)
    return `Its outline has ${segments} lines and curves; it may have ${MAX_SEGMENTS}.`
  const corners = polygonOf(path, FLATNESS)
  if (corners.length < 3 || areaOf(corners) < 1) return 'Its outline has no area.'
  if (crossesItself(corners)) return 'Its outline crosses or touches itself.'
  const { left, top, right, bottom } = extentOf(corners)
  if (Math.min(left, top) < -BEYOND || Math.max(right, bottom) > OUTLINE_BOX + BEYOND)
    return `Its outline leaves the square of ${OUTLINE_BOX} that stands for the trim.`
  if (Math.max(left, top) > CLOSE || Math.min(right, bottom) < OUTLINE_BOX - CLOSE)
    return `Its outline does not reach every side of the square of ${OUTLINE_BOX} that stands for the trim.`
  return undefined
}

/** Whether two sides that are no neighbours meet, or one goes back over its neighbour. */
function crossesItself(corners: Polygon): boolean {
  const sides = sidesOf(corners).map(([from, to], place) => ({ from, to, place, box: extentOf([from, to]) }))
  // From left to right, so that each is compared with those alone that begin before it ends.
  const sorted = sides.toSorted((one, other) => one.box.left - other.box.left)
  return sorted.some((one, place) => {
    for (let next = place + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (!other || other.box.left > one.box.right) return false
      if (other.box.top > one.box.bottom || one.box.top > other.box.bottom) continue
      if (doMeet(one, other, corners.length)) return true
    }
    return false
  })
}

type PlacedSide = { from: Polygon[number]; to: Polygon[number]; place: number }

function doMeet(one: PlacedSide, other: PlacedSide, count: number): boolean {
  const apart = (other.place - one.place + count) % count
  if (apart === 1) return goesBack(one, other)
  if (apart === count - 1) return goesBack(other, one)
  const [c, d] = [turn(one.from, one.to, other.from), turn(one.from, one.to, other.to)]
  const [a, b] = [turn(other.from, other.to, one.from), turn(other.from, other.to, one.to)]
  // Those of one straight line overlap, because their boxes do.
  return c * d <= 0 && a * b <= 0
}

function goesBack(one: PlacedSide, next: PlacedSide): boolean {
  const along =
    (one.to.x - one.from.x) * (next.to.x - next.from.x) + (one.to.y - one.from.y) * (next.to.y - next.from.y)
  const lengths = distance(one.from, one.to) * distance(next.from, next.to)
  return along < 0 && Math.abs(turn(one.from, one.to, next.to)) <= 1e-9 * lengths
}
