/** How sharp a photo prints that fills a product. */
import { judgeResolution, type Sharpness } from '#packages/design-document/resolution.ts'
import type { ProductRecord } from './record.ts'
import type { Choice } from './sku.ts'
import { firstSurfaceOf } from './surfaces.ts'

const MM_PER_INCH = 25.4

/**
 * The sharpness of a photo that fills the first surface of a choice with its bleed, by the limits that the design tool warns with.
 *
 * @param photo width and height in pixels, above 0
 */
export function sharpnessOf(
  record: ProductRecord,
  choice: Choice,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Sharpness {
  const { widthMm, heightMm, bleedMm, body, targetDpi, warnDpi } = firstSurfaceOf(record, choice)
  // What goes round a frame may be a mirror image or a colour; every other bleed needs pixels.
  const bled = body === 'folded' ? 0 : 2 * bleedMm
  const dpi = Math.min(widthPx / (widthMm + bled), heightPx / (heightMm + bled)) * MM_PER_INCH
  return judgeResolution({ dpi, targetDpi, warnDpi })
}
