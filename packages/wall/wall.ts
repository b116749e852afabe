/** A wall in a photo, measured by a sheet of A4 paper on it. */
import type { PixelSize, Point } from '#packages/design-document/geometry.ts'
import { type Camera, cameraOf } from './camera.ts'
import {
  afterMoving,
  type Corners,
  type Homography,
  homographyBetween,
  inverseOf,
  seenAt,
} from './homography.ts'

/** ISO 216, in mm. */
const A4 = { shortMm: 210, longMm: 297 }

export interface Wall {
  readonly photo: PixelSize
  /** How the sheet hangs. */
  readonly position: 'portrait' | 'landscape'
  readonly sheet: { readonly widthMm: number; readonly heightMm: number }
  /** mm of the wall from the sheet's middle, x right and y straight down -> pixels of the photo. */
  readonly toPhoto: Homography
  readonly camera: Camera
  /** How far the sheet is turned clockwise against the wall's level, as this wall is measured. */
  readonly turnDeg: number
}

export interface WallOptions {
  /** From the photo's EXIF data. */
  readonly focalPx?: number | undefined
  /** How crooked the sheet hangs, in degrees clockwise; left out, `crookedDeg` of the photo is taken. */
  readonly turnDeg?: number | undefined
}

/** A sheet that seems more crooked than this was not hung by hand like that; the camera was tilted. */
const MAX_CROOKED_DEG = 6

/**
 * The wall around a sheet of A4 paper.
 *
 * Which way round the sheet hangs follows from its corners. The photo is taken to be held level, so that what is
 * upright on the wall runs towards a point straight above or below the photo's middle; a sheet taped a little crooked
 * is turned back by that.
 *
 * @param corners  of the sheet in the photo, in pixels, clockwise from its top left
 * @param photo  its size
 * @throws RangeError when three corners stand in a line
 */
export function wallOf(corners: Corners, photo: PixelSize, { focalPx, turnDeg }: WallOptions = {}): Wall {
  const [best] = (['portrait', 'landscape'] as const)
    .map((position) => {
      const sheet = sheetIn(position)
      const onSheet = homographyBetween(sheetCorners(sheet), corners)
      return { position, sheet, onSheet, camera: cameraOf(onSheet, photo, focalPx) }
    })
    .sort((one, other) => one.camera.misfit - other.camera.misfit)
  if (!best) throw new RangeError('Expected a sheet to hang in one of two positions')
  const { position, sheet, onSheet } = best
  const seemsDeg = crookedDeg(onSheet, photo)
  const turned = turnDeg ?? (Math.abs(seemsDeg) <= MAX_CROOKED_DEG ? seemsDeg : 0)
  const toPhoto = afterMoving(onSheet, { x: 0, y: 0, degrees: -turned })
  return {
    photo,
    position,
    sheet,
    toPhoto,
    camera: cameraOf(toPhoto, photo, best.camera.focalPx),
    turnDeg: turned,
  }
}

/** Pixel of the photo for a point of the wall in mm. */
export const inPhoto = (wall: Wall, point: Point): Point => seenAt(wall.toPhoto, point)

/** Point of the wall in mm for a pixel of the photo. */
export const onWall = (wall: Wall, pixel: Point): Point => seenAt(inverseOf(wall.toPhoto), pixel)

/** Corners of a sheet in mm from its middle, clockwise from the top left. */
export function sheetCorners({ widthMm, heightMm }: Wall['sheet']): Corners {
  const x = widthMm / 2
  const y = heightMm / 2
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ]
}

function sheetIn(position: Wall['position']): Wall['sheet'] {
  const { shortMm, longMm } = A4
  return position === 'portrait'
    ? { widthMm: shortMm, heightMm: longMm }
    : { widthMm: longMm, heightMm: shortMm }
}

/**
 * How far the sheet is turned clockwise against upright. Of all directions on it one runs to the vertical line through
 * the photo's middle: that is upright when the camera was held level.
 */
function crookedDeg([a, b, , , , , g, h]: Homography, { widthPx }: PixelSize): number {
  const middle = widthPx / 2
  const across = a - middle * g
  const along = b - middle * h
  return (Math.atan(along / across) * -180) / Math.PI
}
