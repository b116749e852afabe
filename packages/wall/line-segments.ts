/**
 * Straight edges in a photo: neighbouring pixels that rise the same way are gathered and a line is laid through them.
 * After R. Grompone von Gioi et al., LSD: a Line Segment Detector, IPOL 2012, without its statistics: what is a sheet is
 * judged later.
 */
import type { Point } from '#packages/design-document/geometry.ts'
import { type Plane, slopesOf } from './lightness.ts'

/** An edge with the lighter side on its right hand. */
export interface Segment {
  readonly from: Point
  readonly to: Point
}

/** Neighbours belong together while they rise within this of each other. */
const SAME_WAY = Math.cos(Math.PI / 8)
const MIN_PX = 12
/** A line is at least so many times longer than it is wide. */
const SLENDER = 3

/**
 * @param plane  softened, so that single pixels make no edges
 * @param steepness  the least rise of an edge, in levels a pixel
 * @returns longest first
 */
export function lineSegments(plane: Plane, steepness: number): Segment[] {
  const { widthPx, levels } = plane
  const { right, down } = slopesOf(plane)
  const free = new Uint8Array(levels.length)
  const steep: { at: number; rise: number }[] = []
  for (let at = 0; at < levels.length; at += 1) {
    const rise = Math.hypot(right[at] ?? 0, down[at] ?? 0)
    if (rise < steepness) continue
    free[at] = 1
    steep.push({ at, rise })
  }
  const segments: { segment: Segment; length: number }[] = []
  for (const { at } of steep.sort((one, other) => other.rise - one.rise)) {
    if (!free[at]) continue
    const found = segmentThrough(gathered(at), { widthPx, right, down })
    if (found) segments.push(found)
  }
  return segments.sort((one, other) => other.length - one.length).map(({ segment }) => segment)

  function gathered(seed: number): number[] {
    const members = [seed]
    free[seed] = 0
    // Unit vectors of all members, added up: where they rise to together.
    let x = 0
    let y = 0
    for (const at of members) {
      const rise = Math.hypot(right[at] ?? 0, down[at] ?? 0)
      x += (right[at] ?? 0) / rise
      y += (down[at] ?? 0) / rise
      for (const step of [1, -1, widthPx, -widthPx, widthPx + 1, widthPx - 1, 1 - widthPx, -widthPx - 1]) {
        const next = at + step
        if (!free[next]) continue
        const along = (right[next] ?? 0) * x + (down[next] ?? 0) * y
        if (along < SAME_WAY * Math.hypot(x, y) * Math.hypot(right[next] ?? 0, down[next] ?? 0)) continue
        free[next] = 0
        members.push(next)
      }
    }
    return members
  }
}

interface Rising {
  widthPx: number
  right: Float32Array
  down: Float32Array
}

/** The line through pixels, weighed by how steep they are; undefined when they form no line. */
function segmentThrough(members: readonly number[], { widthPx, right, down }: Rising) {
  if (members.length < MIN_PX) return undefined
  const place = (at: number): Point => ({ x: (at % widthPx) + 0.5, y: Math.floor(at / widthPx) + 0.5 })
  let weight = 0
  const middle = { x: 0, y: 0 }
  const up = { x: 0, y: 0 }
  for (const at of members) {
    const { x, y } = place(at)
    const share = Math.hypot(right[at] ?? 0, down[at] ?? 0)
    weight += share
    middle.x += share * x
    middle.y += share * y
    up.x += right[at] ?? 0
    up.y += down[at] ?? 0
  }
  middle.x /= weight
  middle.y /= weight
  // With the lighter side on the right hand, the direction is a quarter turn back from where it rises.
  const climb = Math.hypot(up.x, up.y)
  const direction = leadingDirection(members, place, middle, { x: up.y / climb, y: -up.x / climb })
  let [start, end, left, beside] = [0, 0, 0, 0]
  for (const at of members) {
    const { x, y } = place(at)
    const along = (x - middle.x) * direction.x + (y - middle.y) * direction.y
    const across = (y - middle.y) * direction.x - (x - middle.x) * direction.y
    start = Math.min(start, along)
    end = Math.max(end, along)
    left = Math.min(left, across)
    beside = Math.max(beside, across)
  }
  const length = end - start
  if (length < MIN_PX || length < SLENDER * (beside - left)) return undefined
  const at = (along: number) => ({ x: middle.x + along * direction.x, y: middle.y + along * direction.y })
  return { segment: { from: at(start), to: at(end) }, length }
}

/** Along which points spread most, on the same side as a first guess. */
function leadingDirection(
  members: readonly number[],
  place: (at: number) => Point,
  middle: Point,
  guess: Point,
): Point {
  let [xx, xy, yy] = [0, 0, 0]
  for (const at of members) {
    const { x, y } = place(at)
    xx += (x - middle.x) ** 2
    xy += (x - middle.x) * (y - middle.y)
    yy += (y - middle.y) ** 2
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  const direction = { x: Math.cos(angle), y: Math.sin(angle) }
  const isSameSide = direction.x * guess.x + direction.y * guess.y >= 0
  return isSameSide ? direction : { x: -direction.x, y: -direction.y }
}
