/** How sharp a photo prints. */
import type { PhotoElement } from './design.ts'

const MM_PER_INCH = 25.4

export type Sharpness = 'good' | 'soft' | 'poor'

/**
 * Pixels of the original that land on one printed inch, after crop and zoom.
 *
 * @example effectiveDpi(24 MP photo, 6000 px wide, printed 508 mm wide) // 300
 */
export function effectiveDpi(element: Pick<PhotoElement, 'photoWidthPx' | 'placement'>): number {
  return (element.photoWidthPx * MM_PER_INCH) / element.placement.photoWidthMm
}

/**
 * What to tell the shopper about a resolution.
 *
 * @param dpi     effective dpi of a photo
 * @param warnDpi the product's limit below which a print looks soft (amber); below half of it the print is poor (red)
 * @param targetDpi the product's printing resolution; a product may not warn above what it prints
 */
export function judgeResolution({
  dpi,
  targetDpi,
  warnDpi,
}: {
  dpi: number
  targetDpi: number
  warnDpi: number
}): Sharpness {
  const limit = Math.min(warnDpi, targetDpi)
  if (dpi >= limit) return 'good'
  return dpi >= limit / 2 ? 'soft' : 'poor'
}
