import { isCutAway } from '#packages/design-document/trim-outline.ts'
import { cutOf } from '#packages/product/clear-area.ts'
import { withCustomSize } from '#packages/product/custom-size.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'

/**
 * Whether the proof of a SKU shows its pieces in the shape that they are cut to, on white, instead of whole pages.
 *
 * @returns false where only some of its pages are, and for a SKU that the record does not have
 */
export function isCutOut(record: ProductRecord, sku: string): boolean {
  const parsed = parseSku(record, sku)
  if (parsed.kind !== 'choice') return false
  const surfaces = surfacesOf(withCustomSize(record, parsed.choice.size), parsed.choice)
  return surfaces.every((surface) => isCutAway(cutOf(surface)))
}
