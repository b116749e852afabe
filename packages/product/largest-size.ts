/** How large a photo can be printed before a shopper is warned. */
import type { ProductRecord, Size } from './record.ts'

const MM_PER_INCH = 25.4

/**
 * The largest size, by area, that a photo fills without a warning, turned the way that suits it.
 *
 * @param photo width and height in pixels, above 0
 * @returns undefined when it is too small for every size
 */
export function largestSharpSize(
  record: ProductRecord,
  photo: { widthPx: number; heightPx: number },
): Size | undefined {
  return record.sizes
    .filter((size) => fillingDpi(size, photo) >= size.warnDpi)
    .toSorted((a, b) => a.widthMm * a.heightMm - b.widthMm * b.heightMm)
    .at(-1)
}

/** Pixels an inch when the photo just fills the size. */
function fillingDpi(size: Size, photo: { widthPx: number; heightPx: number }): number {
  const shortPx = Math.min(photo.widthPx, photo.heightPx)
  const longPx = Math.max(photo.widthPx, photo.heightPx)
  return Math.min(shortPx / size.widthMm, longPx / size.heightMm) * MM_PER_INCH
}
