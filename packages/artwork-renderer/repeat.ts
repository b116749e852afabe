/** The prints of a repeated photo, edge to edge. */
import type { PhotoElement } from '#packages/design-document/design.ts'
import {
  type Box,
  invert,
  type Matrix,
  mapPoint,
  multiply,
  placementMatrix,
  scaling,
  translation,
} from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import { cellsIn } from '#packages/design-document/repeat.ts'
import type { Mm } from '#packages/design-document/units.ts'
import type { PhotoTile } from './draw-list.ts'

/** As with mirrors, joints show a hairline of what is behind; enlarged by so much, a first set lies below them. */
const LAP_MM: Mm = 0.5

/**
 * @param box   the frame that the photo is placed in
 * @param area  what is seen of the prints, in the axes of the frame
 * @param clip  outline of that area
 */
export function repeatTiles(element: PhotoElement, box: Box, area: Box, clip: Path): PhotoTile[] {
  const toFrame = placementMatrix(element, box, { widthPx: 1, heightPx: 1 })
  const cells = cellsIn(element, box, area)
  const placed = (inside: Matrix) =>
    cells.map(({ across, down }) => {
      const moved = multiply(translation(across, down), inside)
      return { place: multiply(toFrame, multiply(moved, invert(toFrame))), clip }
    })
  return [...placed(enlarged(element)), ...placed(translation(0, 0))]
}

/** The photo as a square of 1, enlarged about its middle. */
function enlarged({ placement, photoWidthPx, photoHeightPx }: PhotoElement): Matrix {
  const widthMm = placement.photoWidthMm
  const lapMm = Math.min(LAP_MM, widthMm / 8)
  const heightMm = (widthMm * photoHeightPx) / photoWidthPx
  const [x, y] = [1 + (2 * lapMm) / widthMm, 1 + (2 * lapMm) / heightMm]
  const middle = mapPoint(scaling(x, y), { x: 0.5, y: 0.5 })
  return multiply(translation(0.5 - middle.x, 0.5 - middle.y), scaling(x, y))
}
