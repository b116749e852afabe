/** A photo that is printed over and over: which cells of the lattice are seen, and how small it may become. */
import type { PhotoElement, Placement } from './design.ts'
import { type Box, boxExtent, cornersOf, extentOf, invert, mapPoint, placementMatrix } from './geometry.ts'
import {
  coveringWidthMm,
  type FrameSize,
  frameFromPhoto,
  isFilled,
  keepFilled,
  type PhotoSize,
} from './placement.ts'
import type { Mm } from './units.ts'

/** What fills one frame at most on either side of its middle, so that a design stays light to draw. */
const MAX_CELLS_FROM_MIDDLE = 8
/** The middle of the frame may lie in the cell beside the photo itself, and in bricks half a cell further. */
const REACH = MAX_CELLS_FROM_MIDDLE + 2

/** One print of the photo: how many widths to its right and how many heights below the photo itself. */
export interface Cell {
  readonly across: number
  readonly down: number
}

/**
 * The prints of a repeated photo that an area shows, row by row.
 *
 * @param box   the frame that the photo is placed in, in mm
 * @param area  what is seen, in the axes of the frame; the frame itself, or the frame and what is around it
 * @returns at most 441; past that an area keeps its background
 */
export function cellsIn(element: PhotoElement, box: Box, area: Box): Cell[] {
  const toPhoto = invert(placementMatrix(element, box, { widthPx: 1, heightPx: 1 }))
  const { left, top, right, bottom } = extentOf(
    cornersOf(boxExtent(area)).map((corner) => mapPoint(toPhoto, corner)),
  )
  return whole(top, bottom).flatMap((down) => {
    const shift = shiftOf(element, down)
    return whole(left - shift, right - shift).map((across) => ({ across: across + shift, down }))
  })
}

/** In bricks every other row stands half a photo further to the right. */
const shiftOf = ({ repeat }: PhotoElement, row: number) => (repeat === 'bricks' && row % 2 !== 0 ? 0.5 : 0)

function whole(from: number, to: number): number[] {
  const first = Math.max(-REACH, Math.floor(from))
  const last = Math.min(REACH, Math.ceil(to) - 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

/** The smallest printed width of a photo, in mm, of which all the prints that a frame needs are drawn. */
export function leastRepeatedWidthMm(photo: PhotoSize, frame: FrameSize, placement: Placement): Mm {
  const seen = frameFromPhoto(frame, placement)
  const across = seen.widthMm
  const down = (seen.heightMm * photo.photoWidthPx) / photo.photoHeightPx
  return Math.max(across, down) / (2 * MAX_CELLS_FROM_MIDDLE)
}

/** Whether a photo leaves no gap in its frame, alone or repeated. */
export const coversFrame = (element: PhotoElement, ...rest: [Parameters<typeof isFilled>[1], Placement]) =>
  element.repeat !== undefined || isFilled(element, ...rest)

/** The nearest placement that covers a frame, alone or repeated. */
export const coveringFrame = (element: PhotoElement, frame: FrameSize, placement: Placement): Placement =>
  element.repeat === undefined ? keepFilled(element, frame, placement) : nearMiddle(element, frame, placement)

/**
 * What a new placement becomes. A photo that covered its frame covers it still, by the least that it takes; one that is
 * repeated never ends, so that its place counts from the print that is nearest to the middle.
 *
 * @param before  the photo as it lay, whose size and repeat are those of the new placement too
 */
export function heldInFrame(before: PhotoElement, frame: FrameSize, placement: Placement): Placement {
  const covered = coversFrame(before, frame, before.placement)
  return covered ? coveringFrame(before, frame, placement) : placement
}

function nearMiddle(photo: PhotoElement, frame: FrameSize, placement: Placement): Placement {
  const most = coveringWidthMm(photo, frame, placement)
  const least = leastRepeatedWidthMm(photo, frame, placement)
  const photoWidthMm = Math.min(most, Math.max(least, placement.photoWidthMm))
  const rows = Math.floor(placement.centreY)
  const centreX = placement.centreX - shiftOf(photo, rows)
  return {
    ...placement,
    photoWidthMm,
    centreX: centreX - Math.floor(centreX),
    centreY: placement.centreY - rows,
  }
}
