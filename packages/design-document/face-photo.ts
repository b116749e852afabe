/** Where a photo lies that has just come onto a face: for pictures of a product that show it before there is a design. */
import type { Repeat } from './design.ts'
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

/** A photo that begins to be repeated is so often seen across the face, more or less. */
export const FIRST_ACROSS = 4

/**
 * The prints of a photo that a product opens with over and over: small ones, edge to edge from the middle of the face on.
 *
 * @returns in mm from the top left of the trim; they cover the trim
 */
export function repeatedFaceBoxes(face: FaceShape, photo: PixelSize, repeat: Repeat): Box[] {
  const filled = filledFaceBox(face, photo)
  const [widthMm, heightMm] = [filled.widthMm / FIRST_ACROSS, filled.heightMm / FIRST_ACROSS]
  const [left, top] = [(face.widthMm - widthMm) / 2, (face.heightMm - heightMm) / 2]
  const rows = Math.ceil(top / heightMm)
  const columns = Math.ceil(Math.max(left, 0) / widthMm) + 1
  return counted(rows).flatMap((row) => {
    const shift = repeat === 'bricks' && row % 2 !== 0 ? widthMm / 2 : 0
    return counted(columns).map((column) => {
      return { xMm: left + shift + column * widthMm, yMm: top + row * heightMm, widthMm, heightMm }
    })
  })
}

/** From as many before the middle to as many after it. */
const counted = (most: number) => Array.from({ length: 2 * most + 1 }, (_, index) => index - most)

const UPRIGHT = { turns: 0, tiltDeg: 0 } as const
