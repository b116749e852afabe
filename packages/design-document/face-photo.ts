/** Where a photo lies that has just come onto a face: for pictures of a product that show it before there is a design. */
import { type Box, type FaceShape, frameOf, type PixelSize } from './geometry.ts'
import { coveringWidthMm } from './placement.ts'

/**
 * The whole photo on the surface when it fills the face with its middle, as a design begins.
 *
 * @param face  trim and bleed in mm; an edge of kind `image` is filled together with the face
 * @param photo upright size; only its proportions matter
 * @returns in mm from the top left of the trim; it reaches beyond the trim where the photo is cut
 * @example filledFaceBox({ widthMm: 300, heightMm: 200, bleedMm: 50, edge: { kind: 'mirror' } }, { widthPx: 400, heightPx: 200 })
 *   // { xMm: -50, yMm: 0, widthMm: 400, heightMm: 200 }
 */
export function filledFaceBox(face: FaceShape, { widthPx, heightPx }: PixelSize): Box {
  const { box } = frameOf({ frame: { kind: 'face' } }, face)
  const widthMm = coveringWidthMm({ photoWidthPx: widthPx, photoHeightPx: heightPx }, box, UPRIGHT)
  const heightMm = (widthMm * heightPx) / widthPx
  return {
    xMm: box.xMm + (box.widthMm - widthMm) / 2,
    yMm: box.yMm + (box.heightMm - heightMm) / 2,
    widthMm,
    heightMm,
  }
}

const UPRIGHT = { turns: 0, tiltDeg: 0 } as const
