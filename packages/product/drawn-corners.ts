/** The outline of a piece in small drawings that tell sizes apart. */
import type { RecordSurface } from './record.ts'

/**
 * Radii of the corners of a piece, as it is drawn at a scale.
 *
 * @param surface  the one that pictures show: the first of the choice, because options may bring another shape
 * @param drawn  width and height in the units of the drawing
 * @param perMm  units of the drawing to a mm
 * @returns zeros for sharp corners, half of each side for an ellipse; a path is drawn by its line, see `drawnLine`
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

/**
 * The line of a piece that is cut to a path, in its upright position.
 *
 * @returns data of an SVG path in a square of 1000, to be stretched over the drawing; undefined for every other outline
 */
export const drawnLine = ({
  outline,
  outlinePath,
}: Pick<RecordSurface, 'outline' | 'outlinePath'>): string | undefined =>
  outline === 'path' ? outlinePath : undefined

/** Turns that line a quarter clockwise for the landscape position, as `turnedOutline` does without reading its points. */
export const TURNED_LINE = 'matrix(0 1 -1 0 1000 0)'
