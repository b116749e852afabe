/** How large a photo can be printed before a shopper is warned. */
import { sharpnessOf } from './filled-sharpness.ts'
import type { ProductRecord, Size } from './record.ts'
import { firstChoice, positionsOf } from './sku.ts'

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
    .filter((size) => isSharpOn(record, size, photo))
    .toSorted((a, b) => a.widthMm * a.heightMm - b.widthMm * b.heightMm)
    .at(-1)
}

const isSharpOn = (record: ProductRecord, size: Size, photo: { widthPx: number; heightPx: number }) =>
  positionsOf(record, size).some(
    (orientation) =>
      sharpnessOf(record, { ...firstChoice(record, size.code), orientation }, photo) === 'good',
  )
