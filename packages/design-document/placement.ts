/**
 * How a photo lies in its frame: pure rules behind dragging, zooming, turning, filling and fitting.
 *
 * A frame counts as filled when no part of it shows what is behind the photo. The photo may be turned inside the frame,
 * so all rules look at the frame from the photo's side: a turned frame fits in the upright photo exactly when the
 * upright rectangle around it does.
 */
import type { PhotoElement, Placement } from './design.ts'
import { type Point, photoAngleDeg, turnOf } from './geometry.ts'
import type { Mm } from './units.ts'

/** Width and height of a frame in mm, before its own rotation. */
export type FrameSize = { readonly widthMm: Mm; readonly heightMm: Mm }
/** A frame whose corners are cut away, by the radii of the corners: half of each side makes it an ellipse. */
export type RoundFrame = FrameSize & { readonly corner: Point }
/** What is kept of a frame that is cut to a line of any shape, and what is around it, such as the bleed. */
export type ShapedFrame = FrameSize & {
  /** Corners around the line, in mm from the middle of the frame. A photo has four corners, so it covers these or none. */
  readonly hull: readonly Point[]
  readonly aroundMm: Mm
}
/** The upright photo; only its proportions matter here. */
export type PhotoSize = Pick<PhotoElement, 'photoWidthPx' | 'photoHeightPx'>
type Turning = Pick<Placement, 'turns' | 'tiltDeg'>

/** Limits of `photoWidthMm` in the design schema. */
const MIN_WIDTH_MM = 0.5
const MAX_WIDTH_MM = 60_000
/** Rounding slack, as a share of the photo: far below a printed dot. */
const SLACK = 1e-9

/** A photo as it comes: upright, not flipped. */
const asTaken = { turns: 0, tiltDeg: 0, flipX: false, flipY: false } as const

/**
 * The smallest printed photo width that fills a frame.
 *
 * @param turning quarter turns and tilt of the photo inside the frame
 * @returns width of the whole upright photo in mm, before its quarter turns
 * @example coveringWidthMm({ photoWidthPx: 3000, photoHeightPx: 2000 }, { widthMm: 100, heightMm: 100 }, asTaken) // 150
 */
export function coveringWidthMm(photo: PhotoSize, frame: FrameSize, turning: Turning): Mm {
  const seen = frameFromPhoto(frame, turning)
  return Math.max(seen.widthMm, (seen.heightMm * photo.photoWidthPx) / photo.photoHeightPx)
}

/** The largest printed photo width at which the whole photo shows in a frame. */
export function fittingWidthMm(photo: PhotoSize, frame: FrameSize, turning: Turning): Mm {
  const { cos, sin } = absoluteTurn(turning)
  const slope = photo.photoHeightPx / photo.photoWidthPx
  return Math.min(frame.widthMm / (cos + slope * sin), frame.heightMm / (sin + slope * cos))
}

/** The smallest placement that fills the frame with the middle of the photo; turns and flips are kept. */
export function fillFrame(photo: PhotoSize, frame: FrameSize, turned: Partial<Placement> = {}): Placement {
  const kept = { ...asTaken, ...turned }
  return centred(kept, coveringWidthMm(photo, frame, kept))
}

/** The placement that shows the whole photo, centred, with the background at two sides; turns and flips are kept. */
export function fitFrame(photo: PhotoSize, frame: FrameSize, turned: Partial<Placement> = {}): Placement {
  const kept = { ...asTaken, ...turned }
  return centred(kept, fittingWidthMm(photo, frame, kept))
}

/** 1 when the photo just fills the frame, 2 when it is twice as large, under 1 when it must leave a gap. */
export function zoomOf(photo: PhotoSize, frame: FrameSize, placement: Placement): number {
  return placement.photoWidthMm / coveringWidthMm(photo, frame, placement)
}

/**
 * Enlarges or shrinks a photo about a point of the frame.
 *
 * @param factor 2 doubles the printed size; the result stays within the limits of a design
 * @param anchor the point that keeps still, in mm from the centre of the frame along the frame's own axes
 */
export function zoomPhoto(
  photo: PhotoSize,
  placement: Placement,
  factor: number,
  anchor: { dxMm: Mm; dyMm: Mm } = { dxMm: 0, dyMm: 0 },
): Placement {
  if (!(factor > 0)) throw new RangeError(`Expected factor to be a number above 0 but received ${factor}`)
  const photoWidthMm = Math.min(MAX_WIDTH_MM, Math.max(MIN_WIDTH_MM, placement.photoWidthMm * factor))
  const atAnchor = panPhoto(photo, placement, -anchor.dxMm, -anchor.dyMm)
  return panPhoto(photo, { ...atAnchor, photoWidthMm }, anchor.dxMm, anchor.dyMm)
}

/**
 * Moves a photo inside its frame.
 *
 * @param dxMm to the right along the frame's own axes, so a turned frame drags along its edges
 * @param dyMm down along the frame's own axes
 */
export function panPhoto(photo: PhotoSize, placement: Placement, dxMm: Mm, dyMm: Mm): Placement {
  const moved = shiftPhoto(photo, placement, dxMm, dyMm)
  return { ...moved, centreX: bounded(moved.centreX, -1, 2), centreY: bounded(moved.centreY, -1, 2) }
}

/** The same without the limits of a design, for what is drawn only: a panel may be far from its photo. */
export function shiftPhoto(photo: PhotoSize, placement: Placement, dxMm: Mm, dyMm: Mm): Placement {
  const { cos, sin } = turnOf(photoAngleDeg(placement))
  const alongWidth = (dxMm * cos + dyMm * sin) * (placement.flipX ? -1 : 1)
  const alongHeight = (dyMm * cos - dxMm * sin) * (placement.flipY ? -1 : 1)
  return {
    ...placement,
    centreX: placement.centreX - alongWidth / placement.photoWidthMm,
    centreY: placement.centreY - alongHeight / heightMmOf(photo, placement),
  }
}

/** The nearest placement that fills the frame: enlarged if it must be, then moved the least. */
export function keepFilled(photo: PhotoSize, frame: FrameSize, placement: Placement): Placement {
  const photoWidthMm = Math.max(placement.photoWidthMm, coveringWidthMm(photo, frame, placement))
  const grown = { ...placement, photoWidthMm }
  const reach = reachOf(photo, frame, grown)
  return {
    ...grown,
    centreX: bounded(grown.centreX, reach.x, 1 - reach.x),
    centreY: bounded(grown.centreY, reach.y, 1 - reach.y),
  }
}

/** Whether the photo leaves no gap in its frame. */
export function isFilled(
  photo: PhotoSize,
  frame: FrameSize | RoundFrame | ShapedFrame,
  placement: Placement,
): boolean {
  if ('hull' in frame) return isShapeFilled(photo, frame, placement)
  const reach = reachOf(photo, frame, placement)
  const inside = (centre: number, margin: number) => centre >= margin - SLACK && centre <= 1 - margin + SLACK
  return inside(placement.centreX, reach.x) && inside(placement.centreY, reach.y)
}

/** Each corner by how far it is from the middle of the photo, along the photo's own axes. */
function isShapeFilled(photo: PhotoSize, { hull, aroundMm }: ShapedFrame, placement: Placement): boolean {
  const { cos, sin } = turnOf(photoAngleDeg(placement))
  const { photoWidthMm, centreX, centreY, flipX, flipY } = placement
  const heightMm = heightMmOf(photo, placement)
  const isCovered = (at: number, long: number) =>
    at - aroundMm >= -SLACK * long && at + aroundMm <= long * (1 + SLACK)
  return hull.every(({ x, y }) => {
    const along = (x * cos + y * sin) * (flipX ? -1 : 1)
    const down = (y * cos - x * sin) * (flipY ? -1 : 1)
    return (
      isCovered(centreX * photoWidthMm + along, photoWidthMm) &&
      isCovered(centreY * heightMm + down, heightMm)
    )
  })
}

/** Whether no part of the photo is in the frame at all. */
export function isOutOfFrame(photo: PhotoSize, frame: FrameSize, placement: Placement): boolean {
  const reach = reachOf(photo, frame, placement)
  const outside = (centre: number, margin: number) => centre <= -margin || centre >= 1 + margin
  return outside(placement.centreX, reach.x) || outside(placement.centreY, reach.y)
}

/**
 * Mirrors the photo as it is seen in the frame, whatever its turns: left and right, or top and bottom.
 *
 * A flip is stored along the photo's own axes, before its turns; seen from the frame the turns run the other way.
 */
export function flipAsSeen(placement: Placement, axis: 'horizontal' | 'vertical'): Placement {
  const turns = ((4 - placement.turns) % 4) as Placement['turns']
  const tiltDeg = placement.tiltDeg === 0 ? 0 : -placement.tiltDeg
  return axis === 'horizontal'
    ? { ...placement, turns, tiltDeg, flipX: !placement.flipX }
    : { ...placement, turns, tiltDeg, flipY: !placement.flipY }
}

/** Turns the photo by quarters, clockwise; negative counts turn back. */
export function turnPhoto(placement: Placement, quarters: number): Placement {
  return { ...placement, turns: ((((placement.turns + quarters) % 4) + 4) % 4) as Placement['turns'] }
}

/** Size of the upright rectangle around the frame, seen along the photo's own axes. */
export function frameFromPhoto(frame: FrameSize | RoundFrame, turning: Turning): FrameSize {
  const { cos, sin } = absoluteTurn(turning)
  const { x, y } = 'corner' in frame ? frame.corner : { x: 0, y: 0 }
  // The middles of the corners span a smaller rectangle; from there on a corner reaches as far as its ellipse.
  const [across, down] = [frame.widthMm - 2 * x, frame.heightMm - 2 * y]
  return {
    widthMm: across * cos + down * sin + 2 * Math.hypot(x * cos, y * sin),
    heightMm: across * sin + down * cos + 2 * Math.hypot(x * sin, y * cos),
  }
}

/** Half of that rectangle as fractions of the photo: how far the frame reaches from its centre. */
function reachOf(
  photo: PhotoSize,
  frame: FrameSize | RoundFrame,
  placement: Placement,
): { x: number; y: number } {
  const seen = frameFromPhoto(frame, placement)
  return {
    x: seen.widthMm / placement.photoWidthMm / 2,
    y: seen.heightMm / heightMmOf(photo, placement) / 2,
  }
}

function absoluteTurn(turning: Turning): { cos: number; sin: number } {
  const { cos, sin } = turnOf(photoAngleDeg(turning))
  return { cos: Math.abs(cos), sin: Math.abs(sin) }
}

function heightMmOf(photo: PhotoSize, placement: Placement): Mm {
  return (placement.photoWidthMm * photo.photoHeightPx) / photo.photoWidthPx
}

function centred(turned: Omit<Placement, 'centreX' | 'centreY' | 'photoWidthMm'>, widthMm: Mm): Placement {
  const { turns, tiltDeg, flipX, flipY } = turned
  return {
    centreX: 0.5,
    centreY: 0.5,
    photoWidthMm: bounded(widthMm, MIN_WIDTH_MM, MAX_WIDTH_MM),
    turns,
    tiltDeg,
    flipX,
    flipY,
  }
}

/** The nearest value within limits; the middle when rounding has crossed the limits. */
function bounded(value: number, least: number, most: number): number {
  if (least > most) return (least + most) / 2
  return Math.min(most, Math.max(least, value))
}
