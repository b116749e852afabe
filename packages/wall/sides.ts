/** The four sides of a sheet, found to a fraction of a pixel near where they are thought to be. */
import type { Point } from '#packages/design-document/geometry.ts'
import type { Corners } from './homography.ts'
import { levelAt, type Plane } from './lightness.ts'

export interface Sides {
  /** Where the fitted sides meet. */
  readonly corners: Corners
  /** How much of each side is an edge with the lighter side inwards, from 0 to 1, clockwise from the top. */
  readonly shares: readonly number[]
  /** How far places on the edges are from the fitted sides, in pixels; half of them are nearer. */
  readonly offPx: number
  /** By how many levels a pixel the sides rise inwards, in the middle of all places. */
  readonly steepness: number
}

/** Corners are left out: the other side is blurred into them. Tape further in is too far off the line to count. */
const ENDS = 0.04
const STEP_PX = 0.5
/** A place further off the line than this belongs to something else. */
const NEAR_PX = 1

/**
 * @param plane  softened
 * @param corners  clockwise, about right
 * @param reachPx  how far off a side may be
 * @param steepness  the least rise of an edge, in levels a pixel
 * @returns undefined when a side has too few edges to lay a line through
 */
export function fittedSides(
  plane: Plane,
  corners: Corners,
  { reachPx, steepness, alongPx = 0 }: { reachPx: number; steepness: number; alongPx?: number },
): Sides | undefined {
  const sides = corners.map((from, index) =>
    fittedSide(plane, from, corners[(index + 1) % 4] ?? from, { reachPx, steepness, alongPx }),
  )
  const [top, right, bottom, left] = sides
  if (!top || !right || !bottom || !left) return undefined
  const meeting = [crossing(left, top), crossing(top, right), crossing(right, bottom), crossing(bottom, left)]
  const [a, b, c, d] = meeting
  if (!a || !b || !c || !d) return undefined
  return {
    corners: [a, b, c, d],
    shares: [top, right, bottom, left].map(({ share }) => share),
    offPx: Math.max(top.offPx, right.offPx, bottom.offPx, left.offPx),
    steepness: Math.min(top.steepness, right.steepness, bottom.steepness, left.steepness),
  }
}

interface Line {
  readonly at: Point
  /** Unit vector along it. */
  readonly way: Point
}

interface Side extends Line {
  readonly share: number
  readonly offPx: number
  readonly steepness: number
}

function fittedSide(
  plane: Plane,
  from: Point,
  to: Point,
  { reachPx, steepness, alongPx }: { reachPx: number; steepness: number; alongPx: number },
): Side | undefined {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const count = Math.round(Math.min(90, Math.max(12, length / 2)))
  const ends = Math.min(0.3 * length, ENDS * length + alongPx)
  const places: { at: Point; rise: number }[] = []
  for (let index = 0; index < count; index += 1) {
    const along = ends + ((length - 2 * ends) * (index + 0.5)) / count
    const place = edgeNear(plane, { x: from.x + along * way.x, y: from.y + along * way.y }, way, {
      reachPx,
      alongPx,
    })
    if (place && place.rise >= steepness) places.push(place)
  }
  if (places.length < count / 3) return undefined
  const line = lineThrough(places.map(({ at }) => at))
  const off = places.map(({ at }) => distanceTo(line, at))
  const near = off.filter((value) => value <= NEAR_PX)
  return {
    ...line,
    share: near.length / count,
    offPx: median(near),
    steepness: median(places.map(({ rise }) => rise)),
  }
}

/** The steepest rise to the right hand of a way, across it at one place; the mean of its neighbours along the way. */
function edgeNear(
  plane: Plane,
  place: Point,
  way: Point,
  { reachPx, alongPx }: { reachPx: number; alongPx: number },
) {
  const inwards = { x: -way.y, y: way.x }
  const steps = Math.ceil(reachPx / STEP_PX)
  const levels = Array.from({ length: 2 * steps + 5 }, (_, index) => {
    const by = (index - steps - 2) * STEP_PX
    let sum = 0
    for (let along = -alongPx; along <= alongPx; along += 1) {
      sum += levelAt(plane, {
        x: place.x + by * inwards.x + along * way.x,
        y: place.y + by * inwards.y + along * way.y,
      })
    }
    return sum / (2 * alongPx + 1)
  })
  const rises = levels.slice(4).map((level, index) => (level - (levels[index] ?? 0)) / (4 * STEP_PX))
  const rise = Math.max(...rises)
  const best = rises.indexOf(rise)
  const before = rises[best - 1]
  const after = rises[best + 1]
  // At the end of the reach the steepest place is beyond it.
  if (before === undefined || after === undefined || rise <= 0) return undefined
  const bend = before - 2 * rise + after
  const by = (best - steps + (bend < 0 ? (before - after) / (2 * bend) : 0)) * STEP_PX
  return { at: { x: place.x + by * inwards.x, y: place.y + by * inwards.y }, rise }
}

/** A line through most of the points: what is far off counts less with every round. */
function lineThrough(points: readonly Point[]): Line {
  let weights = points.map(() => 1)
  let line = weighedLine(points, weights)
  for (const widthPx of [2, 1, 0.6, 0.4, 0.4]) {
    const fitted = line
    weights = points.map((point) => 1 / (1 + (distanceTo(fitted, point) / widthPx) ** 2) ** 2)
    line = weighedLine(points, weights)
  }
  return line
}

function weighedLine(points: readonly Point[], weights: readonly number[]): Line {
  const weight = weights.reduce((sum, value) => sum + value, 0)
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point, index) => sum + of(point) * (weights[index] ?? 0), 0) / weight
  const at = { x: mean(({ x }) => x), y: mean(({ y }) => y) }
  const xx = mean(({ x }) => (x - at.x) ** 2)
  const xy = mean(({ x, y }) => (x - at.x) * (y - at.y))
  const yy = mean(({ y }) => (y - at.y) ** 2)
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  return { at, way: { x: Math.cos(angle), y: Math.sin(angle) } }
}

function crossing(one: Line, other: Line): Point | undefined {
  const turn = one.way.x * other.way.y - one.way.y * other.way.x
  if (Math.abs(turn) < 1e-6) return undefined
  const gap = { x: other.at.x - one.at.x, y: other.at.y - one.at.y }
  const along = (gap.x * other.way.y - gap.y * other.way.x) / turn
  return { x: one.at.x + along * one.way.x, y: one.at.y + along * one.way.y }
}

const distanceTo = ({ at, way }: Line, { x, y }: Point) => Math.abs((y - at.y) * way.x - (x - at.x) * way.y)

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
