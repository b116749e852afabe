/** How large a photo can be printed before a shopper is warned. */
import type { ProductRecord, Size } from './record.ts'

const MM_PER_INCH = 25.4

/**
 * The largest size, by area, that a photo fills without a warning, in the position that suits it.
 *
 * @param photo width and height in pixels, above 0
 * @returns undefined when it is too small for every size
 */
export function largestSharpSize(
  record: ProductRecord,
  photo: { widthPx: number; heightPx: number },
): Size | undefined {
  return record.sizes
    .filter((size) => fillingDpi(record, size, photo) >= size.warnDpi)
    .toSorted((a, b) => a.widthMm * a.heightMm - b.widthMm * b.heightMm)
    .at(-1)
}

/** Pixels an inch when the photo just fills the size with its bleed, in the position that suits it of those that it is made in. */
function fillingDpi(
  { positions, surfaces }: ProductRecord,
  size: Size,
  photo: { widthPx: number; heightPx: number },
): number {
  // What goes round a frame may be a mirror image or a colour; every other bleed needs pixels.
  const bled = surfaces[0]?.body === 'folded' ? 0 : (size.bleedMm ?? surfaces[0]?.bleedMm ?? 0)
  const [short, long] = [size.widthMm + 2 * bled, size.heightMm + 2 * bled]
  const { widthPx, heightPx } = photo
  const fits = positions.map((position) =>
    position === 'P'
      ? Math.min(widthPx / short, heightPx / long)
      : Math.min(widthPx / long, heightPx / short),
  )
  return Math.max(...fits) * MM_PER_INCH
}
