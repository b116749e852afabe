/** A wall as a camera sees it, worked out step by step from where the camera stands: the truth for tests. */
import type { PixelSize, Point } from '#packages/design-document/geometry.ts'
import type { Corners } from '../homography.ts'

export interface Stand {
  /** Where the camera is, in mm from the wall's origin: right, down, and away from the wall. */
  readonly at: readonly [x: number, y: number, awayMm: number]
  /** Degrees to the right and upwards from straight at the wall. */
  readonly yaw?: number
  readonly pitch?: number
  readonly focalPx?: number
}

export const photoSize: PixelSize = { widthPx: 1000, heightPx: 750 }

/** The pixel at which a point is seen that stands `outMm` in front of the wall. */
export function seenBy({ at, yaw = 0, pitch = 0, focalPx = 780 }: Stand, { x, y }: Point, outMm = 0): Point {
  const [a, b] = turned(x - at[0], at[2] - outMm, yaw)
  const [c, depth] = turned(y - at[1], b, -pitch)
  const { widthPx, heightPx } = photoSize
  return { x: widthPx / 2 + (focalPx * a) / depth, y: heightPx / 2 + (focalPx * c) / depth }
}

/** Corners of something on the wall about its middle, turned clockwise. */
export function cornersSeenBy(
  stand: Stand,
  { widthMm, heightMm, turnDeg = 0 }: { widthMm: number; heightMm: number; turnDeg?: number },
  middle: Point = { x: 0, y: 0 },
): Corners {
  const corner = (across: number, along: number) => {
    const [x, y] = turned((across * widthMm) / 2, (along * heightMm) / 2, turnDeg)
    return seenBy(stand, { x: middle.x + x, y: middle.y + y })
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

function turned(x: number, y: number, degrees: number): [number, number] {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return [x * cos - y * sin, x * sin + y * cos]
}
