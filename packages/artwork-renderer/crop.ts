/** Which part of a photo a painter needs, and at how many pixels. */
import {
  type Box,
  boxExtent,
  clipOutline,
  cornersOf,
  extentOf,
  invert,
  type Matrix,
  mapPoint,
  multiply,
  type PixelSize,
  placementMatrix,
} from '#packages/design-document/geometry.ts'
import type { Px } from '#packages/design-document/units.ts'
import type { PhotoOp } from './draw-list.ts'

export type CropPlan = PixelSize & {
  /** Whole pixels of the upright original to cut out. */
  readonly crop: { readonly left: Px; readonly top: Px; readonly width: Px; readonly height: Px }
  /** Pixels of the cut-out, resized to `widthPx` x `heightPx` -> mm along the axes of the frame. */
  readonly matrix: Matrix
}

/**
 * Plans the cut-out of a photo.
 *
 * The cut-out is an upright rectangle of the original around everything of it that shows in the frame and on the page,
 * taken to whole pixels outwards. Turns, flips and tilt stay in the matrix, so all painters treat them alike.
 *
 * @param page     what is painted, in mm of the surface
 * @param pxPerMm  wanted resolution on the surface
 * @param marginPx pixels to keep beyond what shows, so that sampling at the frame's edge finds its neighbours
 * @returns undefined when nothing of the photo shows. A photo of lower resolution keeps its own pixels: enlarging is
 *          left to the painter.
 */
export function planCrop(
  op: Pick<PhotoOp, 'element' | 'box' | 'matrix'>,
  page: Box,
  { pxPerMm, marginPx }: { pxPerMm: number; marginPx: Px },
): CropPlan | undefined {
  const { element, box, matrix } = op
  const { photoWidthPx, photoHeightPx } = element
  const inFrame = placementMatrix(element, box)
  const onPage = clipOutline(
    cornersOf(boxExtent(box)).map((corner) => mapPoint(matrix, corner)),
    boxExtent(page),
  )
  const toPhoto = invert(multiply(matrix, inFrame))
  const whole = { left: 0, top: 0, right: photoWidthPx, bottom: photoHeightPx }
  const shown = element.repeat
    ? cornersOf(whole)
    : clipOutline(
        onPage.map((corner) => mapPoint(toPhoto, corner)),
        whole,
      )
  if (shown.length < 3) return undefined
  const wanted = (pxPerMm * element.placement.photoWidthMm) / photoWidthPx
  const scale = Math.min(1, wanted, element.repeat ? largestWhole(element, page, pxPerMm) : 1)
  const margin = marginPx / scale
  const extent = extentOf(shown)
  const left = outwards(extent.left - margin, Math.floor, photoWidthPx)
  const top = outwards(extent.top - margin, Math.floor, photoHeightPx)
  const width = Math.max(1, outwards(extent.right + margin, Math.ceil, photoWidthPx) - left)
  const height = Math.max(1, outwards(extent.bottom + margin, Math.ceil, photoHeightPx) - top)
  const widthPx = Math.max(1, Math.round(width * scale))
  const heightPx = Math.max(1, Math.round(height * scale))
  return {
    crop: { left, top, width, height },
    widthPx,
    heightPx,
    matrix: multiply(inFrame, [width / widthPx, 0, 0, height / heightPx, left, top]),
  }
}

/**
 * Of a repeated photo all of it is needed, be it ever so large beside the page: the scale at which it has so many times the
 * pixels of the page that only a photo far longer than the page loses any.
 */
function largestWhole({ photoWidthPx, photoHeightPx }: PixelsOf, page: Box, pxPerMm: number): number {
  const pagePx = page.widthMm * page.heightMm * pxPerMm ** 2
  return Math.sqrt((MAX_PAGES * pagePx) / (photoWidthPx * photoHeightPx))
}
type PixelsOf = Pick<PhotoOp['element'], 'photoWidthPx' | 'photoHeightPx'>
const MAX_PAGES = 4

/** Whole pixels outwards within the photo; a millionth of a pixel of rounding does not count. */
function outwards(value: number, round: (value: number) => number, most: Px): Px {
  const nearest = Math.round(value)
  const whole = Math.abs(value - nearest) < 1e-6 ? nearest : round(value)
  return Math.min(most, Math.max(0, whole))
}
