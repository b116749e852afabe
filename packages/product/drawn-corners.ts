/** The outline of a piece in small drawings that tell sizes apart. */
import type { ProductRecord } from './record.ts'

/**
 * Radii of the corners of a piece, as it is drawn at a scale: that of its first surface, which pictures show.
 *
 * @param drawn  width and height in the units of the drawing
 * @param perMm  units of the drawing to a mm
 * @returns zeros for sharp corners, half of each side for an ellipse
 */
export function drawnCorners(
  { surfaces: [first] }: Pick<ProductRecord, 'surfaces'>,
  { width, height }: { width: number; height: number },
  perMm: number,
): { across: number; down: number } {
  if (first?.outline === 'ellipse') return { across: width / 2, down: height / 2 }
  const radius = first?.outline === 'rounded' ? first.cornerMm * perMm : 0
  return { across: radius, down: radius }
}
