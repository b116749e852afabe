/** Four edges that go round something light, or three with the fourth side open. */
import type { Point } from '#packages/design-document/geometry.ts'
import type { Corners } from './homography.ts'
import type { Segment } from './line-segments.ts'

/** Tape and shadows hide parts of an edge: how far a corner may be from its edges' ends, as a share of the edge. */
const REACH = { share: 0.35, leastPx: 6 }
/** Two pieces of one edge: how far they may be apart, as a share of both, and how far out of line. */
const GAP = { share: 0.8, outOfLinePx: 2.5, turn: Math.cos((4 * Math.PI) / 180) }
/** Corners of a sheet look between 35 and 145 degrees. */
const SHARPEST = Math.cos((35 * Math.PI) / 180)
const MAX_SEGMENTS = 500
const MAX_FOLLOWERS = 8
const MIN_SIDE_PX = 20

interface Edge extends Segment {
  readonly length: number
  /** Unit vector. */
  readonly way: Point
}

/**
 * Quadrilaterals whose inside is lighter than what is around them.
 *
 * @param segments  with the lighter side on the right hand, longest first
 * @returns corners clockwise, best supported by edges first
 */
export function quadrilaterals(segments: readonly Segment[]): Corners[] {
  const edges = withJoined(segments.slice(0, MAX_SEGMENTS).map(edgeOf))
  const followers = edges.map((edge) => followersOf(edge, edges))
  const found: { corners: Corners; support: number }[] = []
  for (const [first, edge] of edges.entries()) {
    for (const second of followers[first] ?? []) {
      for (const third of followers[second.index] ?? []) {
        keep(openOn(edge, second, third, edges))
        for (const fourth of followers[third.index] ?? []) {
          const closing = followers[fourth.index]?.find(({ index }) => index === first)
          // Each ring is met once from every side; the first edge of the list stands for it.
          if (!closing || Math.min(second.index, third.index, fourth.index) < first) continue
          const lengths = [first, second.index, third.index, fourth.index].map(
            (index) => edges[index]?.length ?? 0,
          )
          keep({ corners: [closing.corner, second.corner, third.corner, fourth.corner], lengths })
        }
      }
    }
  }
  return found.sort((one, other) => other.support - one.support).map(({ corners }) => corners)

  function keep(ring: { corners: Corners; lengths: readonly number[] } | undefined) {
    if (!ring || !isConvex(ring.corners)) return
    const support = ring.lengths.reduce((sum, length) => sum + length, 0) / perimeterOf(ring.corners)
    if (support > 0.45 && support < 1.4) found.push({ corners: ring.corners, support })
  }
}

/** A lighter inside lies to the right of every side, so corners that follow each other turn to the right. */
export function isConvex(corners: Corners): boolean {
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner
    const after = corners[(index + 2) % 4] ?? corner
    const isLong = Math.hypot(next.x - corner.x, next.y - corner.y) >= MIN_SIDE_PX
    return isLong && turnOf(minus(next, corner), minus(after, next)) > 0
  })
}

/** Three sides of a ring whose fourth is too faint: it is looked for where the first begins and the third ends. */
function openOn(edge: Edge, second: Follower, third: Follower, edges: readonly Edge[]) {
  const [middle, last] = [edges[second.index], edges[third.index]]
  if (!middle || !last) return undefined
  const corners: Corners = [edge.from, second.corner, third.corner, last.to]
  return { corners, lengths: [edge.length, middle.length, last.length] }
}

interface Follower {
  readonly index: number
  readonly corner: Point
}

function followersOf(edge: Edge, edges: readonly Edge[]): Follower[] {
  return edges
    .flatMap((other, index) => {
      const turn = turnOf(edge.way, other.way)
      const straight = edge.way.x * other.way.x + edge.way.y * other.way.y
      if (turn <= 0 || Math.abs(straight) > SHARPEST) return []
      const between = minus(other.from, edge.from)
      const along = turnOf(between, other.way) / turn
      const corner = { x: edge.from.x + along * edge.way.x, y: edge.from.y + along * edge.way.y }
      const gap = reach(edge, distance(corner, edge.to)) + reach(other, distance(corner, other.from))
      return gap <= 1 ? [{ index, corner, gap }] : []
    })
    .sort((one, other) => one.gap - other.gap)
    .slice(0, MAX_FOLLOWERS)
}

/** A gap at one end of an edge: 1 is as much as may be. */
const reach = ({ length }: Edge, gap: number) => gap / Math.max(REACH.leastPx, REACH.share * length)

/** The edges, and those that two or three of them in a line make together. */
function withJoined(edges: readonly Edge[]): Edge[] {
  const all = [...edges]
  for (let round = 0, from = 0; round < 2; round += 1) {
    const upTo = all.length
    for (let index = from; index < upTo; index += 1) {
      for (const other of edges) {
        const one = all[index]
        if (one && goesOnAs(one, other)) all.push(edgeOf({ from: one.from, to: other.to }))
      }
    }
    from = upTo
    if (all.length > 2 * MAX_SEGMENTS) break
  }
  return all.sort((one, other) => other.length - one.length)
}

function goesOnAs(one: Edge, other: Edge): boolean {
  if (one.way.x * other.way.x + one.way.y * other.way.y < GAP.turn) return false
  const gap = minus(other.from, one.to)
  const along = gap.x * one.way.x + gap.y * one.way.y
  if (along < -2 || along > GAP.share * (one.length + other.length)) return false
  const out = (point: Point) => Math.abs(turnOf(one.way, minus(point, one.to)))
  return Math.max(out(other.from), out(other.to)) <= GAP.outOfLinePx
}

function edgeOf({ from, to }: Segment): Edge {
  const length = distance(from, to)
  return { from, to, length, way: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } }
}

export function perimeterOf(corners: Corners): number {
  return corners.reduce((sum, corner, index) => sum + distance(corner, corners[(index + 1) % 4] ?? corner), 0)
}

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y })
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
/** Above 0 when the second way turns to the right of the first. */
const turnOf = (one: Point, other: Point) => one.x * other.y - one.y * other.x
