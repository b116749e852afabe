/** Polygons that may be concave: how curves become one, how far a point is from its line, and whether shapes meet. */
import type { Point } from './geometry.ts'
import type { Path } from './path-data.ts'
import type { Mm } from './units.ts'

/** Corners in order around one closed line, clockwise, the first not repeated at the end. */
export type Polygon = readonly Point[]

/** How far a side may leave the curve that it stands for: finer than a press can show. */
const FLATNESS_MM = 0.02
/** Of one curve, however large it is. */
const MAX_STEPS = 128

/**
 * The corners of a closed line, its curves as short sides.
 *
 * @param path   one `M`, then `L`, `Q` and `C`; a `Z` changes nothing
 * @param flatness  in units of the path: how far a side may be from its curve; a curve gets 128 sides at most
 * @returns at least three corners, clockwise; fewer for a line that has no area
 */
export function polygonOf(path: Path, flatness: Mm = FLATNESS_MM): Point[] {
  const corners: Point[] = []
  const add = (point: Point) => {
    const last = corners.at(-1)
    if (!last || distance(last, point) > 1e-9) corners.push(point)
  }
  for (const [op, ...numbers] of path) {
    if (op === 'Z') continue
    const points = pointsOf(numbers)
    const from = corners.at(-1)
    const end = points.at(-1)
    if (!end) continue
    if (op === 'M' || op === 'L' || !from) add(end)
    else curvePoints([from, ...points], flatness).forEach(add)
  }
  const [first, last] = [corners[0], corners.at(-1)]
  if (first && last && corners.length > 1 && distance(first, last) <= 1e-9) corners.pop()
  return areaOf(corners) < 0 ? corners.toReversed() : corners
}

function pointsOf(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, place) => ({
    x: numbers[2 * place] ?? 0,
    y: numbers[2 * place + 1] ?? 0,
  }))
}

/** Points along a Bézier curve of any degree, without its first, the last exactly. */
function curvePoints(controls: readonly Point[], flatness: number): Point[] {
  const degree = controls.length - 1
  const bends = controls
    .slice(2)
    .map((point, place) =>
      Math.hypot(
        controls[place]!.x - 2 * controls[place + 1]!.x + point.x,
        controls[place]!.y - 2 * controls[place + 1]!.y + point.y,
      ),
    )
  // A chord of 1/n of a curve is no further from it than an eighth of its second derivative over n squared.
  const wanted = Math.ceil(Math.sqrt((degree * (degree - 1) * Math.max(0, ...bends)) / (8 * flatness)))
  const steps = Math.min(MAX_STEPS, Math.max(1, wanted))
  return Array.from({ length: steps }, (_, step) =>
    step === steps - 1 ? controls[degree]! : pointAt(controls, (step + 1) / steps),
  )
}

/** De Casteljau's way. */
function pointAt(controls: readonly Point[], at: number): Point {
  let points = controls
  while (points.length > 1) points = points.slice(1).map((point, place) => between(points[place]!, point, at))
  return points[0]!
}

export const between = (from: Point, to: Point, at: number): Point => ({
  x: from.x + (to.x - from.x) * at,
  y: from.y + (to.y - from.y) * at,
})

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Above 0 for corners that run clockwise, as y runs down. */
export function areaOf(corners: Polygon): number {
  let twice = 0
  for (const [from, to] of sidesOf(corners)) twice += from.x * to.y - to.x * from.y
  return twice / 2
}

/** Every side as its two ends. */
export const sidesOf = (corners: Polygon): [from: Point, to: Point][] =>
  corners.map((corner, place) => [corner, corners[(place + 1) % corners.length]!])

/**
 * How far a point is from the line of a polygon, by the shortest way.
 *
 * @returns above 0 inside, below 0 outside
 */
export function insidePolygon(corners: Polygon, point: Point): Mm {
  let least = Number.POSITIVE_INFINITY
  let isInside = false
  let from = corners.at(-1)
  for (const to of corners) {
    if (!from) break
    least = Math.min(least, awayFromSide(from, to, point))
    // A ray to the right crosses the line an odd number of times from inside.
    if (from.y > point.y !== to.y > point.y) {
      const crossing = from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x)
      if (crossing > point.x) isInside = !isInside
    }
    from = to
  }
  return isInside ? least : -least
}

/** From a point to the nearest of a side. */
export function awayFromSide(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = dx * dx + dy * dy
  const along = long === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / long
  const at = Math.min(1, Math.max(0, along))
  return Math.hypot(from.x + at * dx - point.x, from.y + at * dy - point.y)
}

/** Whether two shapes share an area or touch, each of one closed line. */
export function polygonsMeet(one: Polygon, other: Polygon): boolean {
  const [first, second] = [one[0], other[0]]
  if (!first || !second) return false
  if (insidePolygon(other, first) >= 0 || insidePolygon(one, second) >= 0) return true
  return sidesOf(one).some((side) => sidesOf(other).some((across) => sidesCross(side, across)))
}

/**
 * Whether a convex shape is inside a polygon, and everywhere at least this far from its line.
 *
 * @param away  from 0
 */
export function isFarInside(corners: Polygon, shape: readonly Point[], away: Mm): boolean {
  if (!shape.every((corner) => insidePolygon(corners, corner) >= away)) return false
  // A part of the line may come in between two corners that are far from it.
  const sides = sidesOf(shape)
  return sidesOf(corners).every(([from, to]) =>
    sides.every(
      ([start, end]) =>
        !sidesCross([from, to], [start, end]) && (away === 0 || awayFromSide(start, end, from) >= away),
    ),
  )
}

type Side = readonly [from: Point, to: Point]

/** Whether one passes to the other side of the other; a touch is none. */
export function sidesCross([a, b]: Side, [c, d]: Side): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** Above 0 where the way from `a` through `b` to `c` turns clockwise. */
export const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
