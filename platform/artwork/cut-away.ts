/** Takes what is cut away out of a picture of a surface, so that a round piece is seen round, panels apart, and openings open. */
import { createCanvas, Path2D } from '@napi-rs/canvas'
import { pathData } from '#packages/artwork-renderer/svg.ts'
import type { Box } from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import type { Px } from '#packages/design-document/units.ts'

/** Rows masked in one go, so that a large picture needs no second one of its size. */
const ROWS = 256

/**
 * Makes pixels transparent outside what is kept; those on its line by the share of them that is inside.
 *
 * @param pixels  opaque RGBA, changed in place
 * @param kept    lines that do not cross; what is inside an odd number of them is kept
 * @param area    what of the surface they show, in mm
 */
export function cutAway(
  pixels: Buffer,
  kept: Path,
  { area, widthPx, heightPx }: { area: Box; widthPx: Px; heightPx: Px },
): void {
  const pxPerMm = widthPx / area.widthMm
  const outline = new Path2D(pathData(kept))
  const canvas = createCanvas(widthPx, Math.min(ROWS, heightPx))
  const pen = canvas.getContext('2d')
  for (let topPx = 0; topPx < heightPx; topPx += ROWS) {
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.clearRect(0, 0, widthPx, canvas.height)
    pen.setTransform(pxPerMm, 0, 0, pxPerMm, -area.xMm * pxPerMm, -area.yMm * pxPerMm - topPx)
    pen.fill(outline, 'evenodd')
    const mask = canvas.data()
    const rows = Math.min(ROWS, heightPx - topPx)
    for (let at = 3; at < rows * widthPx * 4; at += 4) pixels[topPx * widthPx * 4 + at] = mask[at] ?? 0
  }
}
