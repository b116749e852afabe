/** How something of a true size looks where it hangs on the wall of a photo. */
import type { Point } from '#packages/design-document/geometry.ts'
import { inFrontOf, sees } from './camera.ts'
import { afterMoving, type Corners, type Homography, homographyBetween, seenAt } from './homography.ts'
import { inPhoto, type Wall } from './wall.ts'

export interface Thing {
  /** Of its middle on the wall, in mm from the sheet's middle, x right and y down. */
  readonly middle: Point
  readonly widthMm: number
  readonly heightMm: number
  /** How far its face stands in front of the wall. */
  readonly depthMm: number
}

/** An upright part of the print as it lies flat, in mm from the face's top-left corner. */
interface Strip {
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
}

export interface Side {
  readonly name: 'top' | 'right' | 'bottom' | 'left'
  /** The part of the print that is folded to this side. */
  readonly strip: Strip
  /** mm of the strip from its own top-left corner -> pixels of the photo. */
  readonly seen: Homography
}

export interface Hung {
  /** mm of the face from its top-left corner -> pixels of the photo. */
  readonly face: Homography
  /** The same for its back, which lies on the wall: shadows fall from there. */
  readonly back: Homography
  /** Those sides that the camera sees. */
  readonly sides: readonly Side[]
}

/** Where the face, the back and the visible sides of a thing are in the photo. */
export function hungOn(wall: Wall, thing: Thing): Hung {
  const { photo, camera } = wall
  const { middle, widthMm, heightMm, depthMm } = thing
  const corner = { x: middle.x - widthMm / 2, y: middle.y - heightMm / 2 }
  const face = afterMoving(inFrontOf(wall.toPhoto, camera, photo, depthMm), corner)
  const back = afterMoving(wall.toPhoto, corner)
  const isSeen = ({ away, at }: Fold) => sees(camera, away, { x: corner.x + at.x, y: corner.y + at.y })
  const sides = depthMm > 0 ? foldsOf(thing).filter(isSeen) : []
  return {
    face,
    back,
    sides: sides.map(({ name, strip, corners }) => ({
      name,
      strip,
      seen: homographyBetween(
        sheetFromCorner(strip),
        mapCorners(corners, ({ isBack, ...place }) => seenAt(isBack ? back : face, place)),
      ),
    })),
  }
}

interface FoldCorner extends Point {
  readonly isBack: boolean
}

interface Fold {
  readonly name: Side['name']
  /** Where the side looks, and a place on it, in mm of the face. */
  readonly away: Point
  readonly at: Point
  readonly strip: Strip
  /** Where the strip's corners are once it is folded, clockwise from its top left, in mm of the face or of the back. */
  readonly corners: readonly [FoldCorner, FoldCorner, FoldCorner, FoldCorner]
}

function foldsOf({ widthMm, heightMm, depthMm }: Thing): Fold[] {
  const on = (isBack: boolean, x: number, y: number) => ({ x, y, isBack })
  const [w, h, d] = [widthMm, heightMm, depthMm]
  return [
    {
      name: 'top',
      away: { x: 0, y: -1 },
      at: { x: 0, y: 0 },
      strip: { xMm: 0, yMm: -d, widthMm: w, heightMm: d },
      corners: [on(true, 0, 0), on(true, w, 0), on(false, w, 0), on(false, 0, 0)],
    },
    {
      name: 'right',
      away: { x: 1, y: 0 },
      at: { x: w, y: 0 },
      strip: { xMm: w, yMm: 0, widthMm: d, heightMm: h },
      corners: [on(false, w, 0), on(true, w, 0), on(true, w, h), on(false, w, h)],
    },
    {
      name: 'bottom',
      away: { x: 0, y: 1 },
      at: { x: 0, y: h },
      strip: { xMm: 0, yMm: h, widthMm: w, heightMm: d },
      corners: [on(false, 0, h), on(false, w, h), on(true, w, h), on(true, 0, h)],
    },
    {
      name: 'left',
      away: { x: -1, y: 0 },
      at: { x: 0, y: 0 },
      strip: { xMm: -d, yMm: 0, widthMm: d, heightMm: h },
      corners: [on(true, 0, 0), on(false, 0, 0), on(false, 0, h), on(true, 0, h)],
    },
  ]
}

const mapCorners = ([a, b, c, d]: Fold['corners'], seen: (corner: FoldCorner) => Point): Corners => [
  seen(a),
  seen(b),
  seen(c),
  seen(d),
]

const sheetFromCorner = ({ widthMm, heightMm }: Strip): Corners => [
  { x: 0, y: 0 },
  { x: widthMm, y: 0 },
  { x: widthMm, y: heightMm },
  { x: 0, y: heightMm },
]

/**
 * A panel of a thing that hangs in several, as a thing of its own.
 *
 * @param panel  in mm from the top-left corner of the whole
 */
export function panelOf(thing: Thing, { xMm, yMm, widthMm, heightMm }: Strip): Thing {
  const { middle, depthMm } = thing
  const x = middle.x - thing.widthMm / 2 + xMm + widthMm / 2
  const y = middle.y - thing.heightMm / 2 + yMm + heightMm / 2
  return { middle: { x, y }, widthMm, heightMm, depthMm }
}

/** How far beside the sheet a thing is hung at first. */
const BESIDE_MM = 150

/** Where something hangs at first: beside the sheet, its middle as high, on the side with more room in the photo. */
export function firstPlace(wall: Wall, widthMm: number): Point {
  const { x } = inPhoto(wall, { x: 0, y: 0 })
  const away = wall.sheet.widthMm / 2 + BESIDE_MM + widthMm / 2
  return { x: x < wall.photo.widthPx / 2 ? away : -away, y: 0 }
}
