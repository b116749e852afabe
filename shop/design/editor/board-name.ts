import type { SurfaceFigures } from '#packages/product/surfaces.ts'

/**
 * What the board is to whoever hears it.
 *
 * @param sides of how many surfaces the piece is; of one alone the surface has no name
 * @example boardName('bookmark', '50 × 150 mm', back, 2) // 'Bookmark 50 × 150 mm, back'
 */
export function boardName(
  piece: string,
  size: string,
  { depthMm, label }: Pick<SurfaceFigures, 'depthMm' | 'label'>,
  sides: number,
): string {
  const name = `${piece.charAt(0).toUpperCase()}${piece.slice(1)} ${size}`
  const side = sides > 1 ? `, ${label.toLowerCase()}` : ''
  return depthMm > 0 ? `${name}${side}, edge ${depthMm} mm deep` : `${name}${side}`
}
