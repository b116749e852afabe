/** The outline of a piece in small drawings that tell sizes apart. */
import type { RecordSurface } from './record.ts'

/**
 * Radii of the corners of a piece, as it is drawn at a scale.
 *
 * @param surface  the one that pictures show: the first of the choice, because options may bring another shape
 * @param drawn  width and height in the units of the drawing
 * @param perMm  units of the drawing to a mm
 * @returns zeros for sharp corners, half of each side for an ellipse
 */
export function drawnCorners(
  { outline, cornerMm }: Pick<RecordSurface, 'outline' | 'cornerMm'>,
  { width, height }: { width: number; height: number },
  perMm: number,
): { across: number; down: number } {
  if (outline === 'ellipse') return { across: width / 2, down: height / 2 }
  const radius = outline === 'rounded' ? cornerMm * perMm : 0
  return { across: radius, down: radius }
}
