/**
 * The line that keeps a distance inside a polygon, which may be concave, so that the line may be several.
 *
 * Every side is moved in, and an arc goes round every corner that points in. Of each such piece only what is near to no
 * other side stays; those ends meet, and the pieces are joined to closed lines.
 */
import { type Extent, extentOf, grow, type Point } from './geometry.ts'
import { areaOf, between, distance, type Polygon, sidesOf, turn } from './polygon.ts'
import type { Mm } from './units.ts'

/** How far the chords of an arc come nearer than they say. */
const ROUNDNESS_MM = 0.002
/** Of distances: what two neighbours share is near to neither of them. */
const SLACK_MM = 1e-6
/** Corners this near to each other are one. */
const SAME_MM = 1e-3
/** What is smaller is no room for anything. */
const LEAST_AREA = 0.01

/**
 * Every line that keeps a distance from the line of a polygon.
 *
 * @param corners  clockwise, without crossing
 * @param insetMm  above 0
 * @returns closed lines, clockwise; several where the shape falls apart, none where nothing is so far inside
 */
export function insetPolygon(corners: Polygon, insetMm: Mm): Point[][] {
  const reach = insetMm - SLACK_MM
  const sides = sidesOf(corners).map((side) => ({ side, around: grow(extentOf(side), reach) }))
  const pieces = movedIn(corners, insetMm).flatMap(({ from, to, own }) => {
    const piece: Piece = [from, to]
    const box = extentOf(piece)
    const near: Span[] = []
    for (const [place, { side, around }] of sides.entries()) {
      if (!meets(box, around) || own.includes(place)) continue
      const span = nearSide(piece, side, reach)
      if (span) near.push(span)
    }
    return gapsBetween(near).map(([low, high]): Piece => [between(from, to, low), between(from, to, high)])
  })
  return joined(pieces).filter((line) => line.length > 2 && areaOf(line) > LEAST_AREA)
}

const meets = (one: Extent, other: Extent) =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom

type Piece = readonly [from: Point, to: Point]
/** A straight part of the line before what is too near is taken away; `own` are the sides that it belongs to. */
interface Moved {
  from: Point
  to: Point
  own: readonly number[]
}

function movedIn(corners: Polygon, by: Mm): Moved[] {
  const { length } = corners
  return sidesOf(corners).flatMap(([from, to], place) => {
    const before = (place + length - 1) % length
    const previous = corners[before]!
    const [came, goes] = [inwards(previous, from), inwards(from, to)]
    const moved = (point: Point) => ({ x: point.x + by * goes.x, y: point.y + by * goes.y })
    const side = { from: moved(from), to: moved(to), own: [place] }
    if (turn(previous, from, to) >= 0) return [side]
    return [...arcAround(from, came, goes, by).map((chord) => ({ ...chord, own: [before, place] })), side]
  })
}

/** The direction at a right angle to a side, into a shape whose corners run clockwise. */
function inwards(from: Point, to: Point): Point {
  const long = distance(from, to)
  return { x: (from.y - to.y) / long, y: (to.x - from.x) / long }
}

function arcAround(centre: Point, came: Point, goes: Point, radius: Mm): Omit<Moved, 'own'>[] {
  const start = Math.atan2(came.y, came.x)
  const full = 2 * Math.PI
  // The other way round than the corners of the shape.
  const sweep = (((start - Math.atan2(goes.y, goes.x)) % full) + full) % full
  const chord = 2 * Math.acos(Math.max(0, 1 - ROUNDNESS_MM / radius))
  const steps = Math.max(1, Math.ceil(sweep / chord))
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start - (sweep * step) / steps
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
  })
  return points.slice(1).map((to, step) => ({ from: points[step]!, to }))
}

type Span = readonly [low: number, high: number]

/** The part of a piece that is nearer to a side than `reach`, as fractions of the piece: the near are a convex shape. */
function nearSide([from, to]: Piece, [start, end]: Piece, reach: Mm): Span | undefined {
  const spans = [nearPoint([from, to], start, reach), nearPoint([from, to], end, reach)]
  const found = [...spans, besideSide([from, to], [start, end], reach)].filter((span) => span !== undefined)
  if (found.length === 0) return
  return [Math.min(...found.map(([low]) => low)), Math.max(...found.map(([, high]) => high))]
}

function nearPoint([from, to]: Piece, point: Point, reach: Mm): Span | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [px, py] = [from.x - point.x, from.y - point.y]
  const a = dx * dx + dy * dy
  const b = dx * px + dy * py
  const root = b * b - a * (px * px + py * py - reach * reach)
  if (a === 0 || root <= 0) return
  return [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a]
}

/** Within the rectangle along both sides of a side. */
function besideSide([from, to]: Piece, [start, end]: Piece, reach: Mm): Span | undefined {
  const long = distance(start, end)
  const [ux, uy] = [(end.x - start.x) / long, (end.y - start.y) / long]
  const along = (point: Point) => (point.x - start.x) * ux + (point.y - start.y) * uy
  const across = (point: Point) => (point.y - start.y) * ux - (point.x - start.x) * uy
  const one = spanWithin(along(from), along(to), 0, long)
  const other = spanWithin(across(from), across(to), -reach, reach)
  if (!one || !other) return
  const span = [Math.max(one[0], other[0]), Math.min(one[1], other[1])] as const
  return span[0] < span[1] ? span : undefined
}

/** Where a value that goes evenly from one figure to another lies between two limits. */
function spanWithin(from: number, to: number, least: number, most: number): Span | undefined {
  const by = to - from
  if (Math.abs(by) < 1e-12) {
    return from > least && from < most ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : undefined
  }
  const [one, other] = [(least - from) / by, (most - from) / by]
  return one < other ? [one, other] : [other, one]
}

/** What of 0 to 1 no span covers. */
function gapsBetween(spans: readonly Span[]): Span[] {
  const gaps: Span[] = []
  let reached = 0
  for (const [low, high] of spans.toSorted((one, other) => one[0] - other[0])) {
    if (low > reached) gaps.push([reached, Math.min(low, 1)])
    reached = Math.max(reached, high)
    if (reached >= 1) return gaps
  }
  return [...gaps, [reached, 1]]
}

/** Pieces end to end: each goes on with the one that begins nearest to its end, mostly the one after it. */
function joined(pieces: readonly Piece[]): Point[][] {
  const after = new Map(pieces.map((piece, place) => [piece, pieces[place + 1]]))
  const left = new Set(pieces)
  const lines: Point[][] = []
  for (const first of pieces) {
    if (!left.delete(first)) continue
    const line: Point[] = [first[0]]
    const [start] = first
    let last = first
    for (;;) {
      const next = nextOf(last, after.get(last), left)
      if (!next || distance(last[1], start) <= distance(last[1], next[0])) break
      left.delete(next)
      if (distance(line.at(-1)!, next[0]) > SAME_MM) line.push(next[0])
      last = next
    }
    lines.push(line)
  }
  return lines
}

function nextOf([, end]: Piece, follower: Piece | undefined, left: ReadonlySet<Piece>): Piece | undefined {
  if (follower && left.has(follower) && distance(follower[0], end) <= SLACK_MM) return follower
  let nearest: Piece | undefined
  let least = Number.POSITIVE_INFINITY
  for (const piece of left) {
    const away = distance(piece[0], end)
    if (away >= least) continue
    nearest = piece
    least = away
  }
  return nearest
}
