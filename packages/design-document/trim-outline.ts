/**
 * What a piece is cut to: a rectangle, one with round corners, an ellipse, or a line of any shape. The first three are
 * convex; the last may be concave, and is judged by its polygon.
 */
import type { Box, Point } from './geometry.ts'
import { scaledOutline } from './outline-path.ts'
import type { Path } from './path-data.ts'
import { insidePolygon, type Polygon, polygonOf } from './polygon.ts'
import { insetPolygon } from './polygon-inset.ts'
import type { Mm } from './units.ts'

/** It fills the trim, whose top-left corner is the origin. */
export type TrimOutline = {
  readonly shape: 'rectangle' | 'rounded' | 'ellipse' | 'path'
  readonly widthMm: Mm
  readonly heightMm: Mm
  /** Of a rounded one, at most half of the shorter side. */
  readonly cornerMm: Mm
  /** Of a path: one closed line in a square of 1000, which is the trim, as `outlineProblem` finds nothing wrong with. */
  readonly path?: string | undefined
  /** What is cut out of it, such as around a camera: rectangles with round corners that lie inside it and apart. */
  readonly openings?: readonly Opening[] | undefined
}

export type Opening = { readonly box: Box; readonly cornerMm: Mm }

/**
 * How far a point is from the cut, by the shortest way.
 *
 * @returns above 0 inside the outline, below 0 outside
 * @example insideMm({ shape: 'ellipse', widthMm: 75, heightMm: 75, cornerMm: 0 }, { x: 37.5, y: 3 }) // 3
 */
export function insideMm(outline: TrimOutline, point: Point): Mm {
  if (outline.shape === 'path') return insidePolygon(cornersOfPath(outline), point)
  const { x, y } = point
  const half = halfOf(outline)
  // The four quarters of an outline are alike: judged in the one where both are positive.
  const from = { x: Math.abs(x - half.x), y: Math.abs(y - half.y) }
  if (outline.shape === 'ellipse' && half.x !== half.y) return insideEllipse(from, half)
  const radius = cornerOf(outline)
  const beyond = { x: from.x - (half.x - radius), y: from.y - (half.y - radius) }
  const outside = Math.hypot(Math.max(beyond.x, 0), Math.max(beyond.y, 0))
  return radius - outside - Math.min(Math.max(beyond.x, beyond.y), 0)
}

/** Steps of a quarter of the line: finer than a press can show. */
const STEPS = 64

/**
 * Points along the lines that keep a distance from the cut, in order, clockwise.
 *
 * @param insetMm  inside the cut, from 0
 * @returns one line for a convex cut; of a path several where what is left falls apart, and none where nothing is left
 */
export function pointsInside(outline: TrimOutline, insetMm: Mm = 0): Point[][] {
  if (outline.shape !== 'path') return [pointsInConvex(outline, insetMm)]
  const corners = cornersOfPath(outline)
  return insetMm === 0 ? [[...corners]] : insetPolygon(corners, insetMm)
}

/** The line of a path in mm of the trim. */
export const pathOfOutline = ({ path = '', ...trim }: TrimOutline): Path => scaledOutline(path, trim)

/** The corners of a path, its curves as short sides. */
export const cornersOfPath = (outline: TrimOutline): Polygon => polygonOf(pathOfOutline(outline))

function pointsInConvex(outline: TrimOutline, insetMm: Mm): Point[] {
  const half = halfOf(outline)
  if (outline.shape !== 'ellipse') return roundedPoints(half, cornerOf(outline), insetMm)
  const points = Array.from({ length: 4 * STEPS }, (_, step) => {
    const turn = turnAt(step)
    // Straight away from the cut, which on an ellipse is not towards its middle.
    const long = Math.hypot(turn.x * half.y, turn.y * half.x)
    return {
      x: half.x + turn.x * half.x - (insetMm * turn.x * half.y) / long,
      y: half.y + turn.y * half.y - (insetMm * turn.y * half.x) / long,
    }
  })
  // Deep inside a narrow ellipse the line would cross itself; what is nearer to the cut than it says is left out.
  return points.filter((point) => insideMm(outline, point) >= insetMm - 1e-6)
}

function roundedPoints(half: Point, cornerMm: Mm, insetMm: Mm): Point[] {
  const radius = Math.max(cornerMm - insetMm, 0)
  const centre = { x: half.x - insetMm - radius, y: half.y - insetMm - radius }
  return [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: radius > 0 ? STEPS + 1 : 1 }, (_, step) => {
      const turn = turnAt(quarter * STEPS + step)
      const [right, down] = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1]
      return {
        x: half.x + right * centre.x + turn.x * radius,
        y: half.y + down * centre.y + turn.y * radius,
      }
    }),
  )
}

function turnAt(step: number): Point {
  const angle = (step / STEPS) * (Math.PI / 2)
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

/** A rectangle is judged by its box alone, and so is what is not cut at all. */
export const isRound = (cut: TrimOutline | undefined): cut is TrimOutline =>
  cut !== undefined && cut.shape !== 'rectangle'

/** Whether a picture of the piece shows less than its trim. */
export const isCutAway = (cut: TrimOutline | undefined): cut is TrimOutline =>
  cut !== undefined && (cut.shape !== 'rectangle' || cut.openings !== undefined)

/** Radii of the corners of an outline, in mm; of an ellipse half its sides. */
export function cornerRadii(outline: TrimOutline): Point {
  if (outline.shape === 'ellipse') return halfOf(outline)
  const radius = outline.shape === 'rounded' ? outline.cornerMm : 0
  return { x: radius, y: radius }
}

const halfOf = ({ widthMm, heightMm }: TrimOutline): Point => ({ x: widthMm / 2, y: heightMm / 2 })

/** A circle is a square whose corners meet. */
const cornerOf = (outline: TrimOutline): Mm => cornerRadii(outline).x

/**
 * The nearest point of an ellipse by halving, in the quarter where both axes are positive.
 *
 * @source David Eberly, "Distance from a Point to an Ellipse", geometrictools.com
 */
function insideEllipse(from: Point, half: Point): Mm {
  const [long, short] = half.x > half.y ? [half.x, half.y] : [half.y, half.x]
  const [along, across] = half.x > half.y ? [from.x, from.y] : [from.y, from.x]
  // On an axis the equation has no root; a millionth of a millimetre beside it has the same distance.
  const z = { x: Math.max(along, 1e-9) / long, y: Math.max(across, 1e-9) / short }
  const ratio = (long / short) ** 2
  let low = z.y - 1
  let high = Math.hypot(ratio * z.x, z.y) - 1
  for (let turn = 0; turn < 80; turn += 1) {
    const middle = (low + high) / 2
    const value = ((ratio * z.x) / (middle + ratio)) ** 2 + (z.y / (middle + 1)) ** 2
    if (value > 1) low = middle
    else high = middle
  }
  const at = (low + high) / 2
  const nearest = { x: (ratio * z.x * long) / (at + ratio), y: (z.y * short) / (at + 1) }
  const distance = Math.hypot(nearest.x - along, nearest.y - across)
  return z.x ** 2 + z.y ** 2 < 1 ? distance : -distance
}
