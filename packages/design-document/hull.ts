/** The corners around a cloud of points, and whether two such shapes meet. */
import type { Point } from './geometry.ts'

/** The smallest convex shape around points: its corners in order; the points themselves when there are fewer than three. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y)
  if (sorted.length < 3) return sorted
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())]
}

/** One side of the hull, without its last corner, which begins the other side. */
function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of sorted) {
    while (chain.length > 1 && !turnsRight(chain[chain.length - 2]!, chain[chain.length - 1]!, point))
      chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

const turnsRight = (from: Point, at: Point, to: Point) =>
  (at.x - from.x) * (to.y - from.y) - (at.y - from.y) * (to.x - from.x) > 0

/** Whether two convex shapes share an area: no line along a side of either parts them. */
export const hullsOverlap = (one: readonly Point[], other: readonly Point[]): boolean =>
  !isParted(one, other) && !isParted(other, one)

function isParted(one: readonly Point[], other: readonly Point[]): boolean {
  return one.some((corner, place) => {
    const next = one[(place + 1) % one.length]!
    const away = { x: corner.y - next.y, y: next.x - corner.x }
    const along = ({ x, y }: Point) => x * away.x + y * away.y
    const [mine, theirs] = [one.map(along), other.map(along)]
    return Math.max(...mine) <= Math.min(...theirs) || Math.max(...theirs) <= Math.min(...mine)
  })
}
