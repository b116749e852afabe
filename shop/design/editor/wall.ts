/** The room picture as geometry: where a millimetre of its wall is in the picture. Pure. */

import type { Point } from '#packages/design-document/geometry.ts'
import {
  afterMoving,
  type Corners,
  cssTransform,
  homographyBetween,
  seenAt,
} from '#packages/wall/homography.ts'

/** Size of the room picture in its own pixels. */
export const ROOM_PX = { width: 1000, height: 900 }

/**
 * Four points of the wall whose place in the picture is known: the corners of a canvas of 900 x 600 mm that the room was
 * rendered with. Clockwise from the top left.
 */
const KNOWN_MM: Corners = [
  { x: -450, y: -300 },
  { x: 450, y: -300 },
  { x: 450, y: 300 },
  { x: -450, y: 300 },
]
const KNOWN_PX: Corners = [
  { x: 340, y: 318 },
  { x: 645, y: 306 },
  { x: 643, y: 523 },
  { x: 342, y: 518 },
]

/** About how many pixels of the picture a millimetre of its wall takes. */
export const pxPerMm = 0.34

/** The part of the wall that is free for pictures, in mm from the middle of the known canvas. */
export const FREE_WALL = { left: -1050, right: 1350, top: -1180, bottom: 420 }

/** Wall mm -> picture px. */
const wallToPicture = homographyBetween(KNOWN_MM, KNOWN_PX)

export const onPicture = (x: number, y: number): Point => seenAt(wallToPicture, { x, y })

/**
 * The CSS transform that hangs an element on the wall, with one CSS pixel of it a millimetre of the wall.
 *
 * @param left of the element's top-left corner, in mm of the wall
 */
export const hangingTransform = (left: number, top: number): string =>
  cssTransform(afterMoving(wallToPicture, { x: left, y: top }))

/** Where a canvas hangs at first: over the sofa, its middle at eye height where it is not too tall for that. */
export function firstPlace(widthMm: number, heightMm: number): { x: number; y: number } {
  return withinWall({ x: 0, y: 0 }, widthMm, heightMm)
}

/** The nearest place on the free wall for the middle of a canvas. */
export function withinWall(
  { x, y }: { x: number; y: number },
  widthMm: number,
  heightMm: number,
): { x: number; y: number } {
  const { left, right, top, bottom } = FREE_WALL
  const between = (value: number, least: number, most: number) =>
    least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
  return {
    x: between(x, left + widthMm / 2, right - widthMm / 2),
    y: between(y, top + heightMm / 2, bottom - heightMm / 2),
  }
}
