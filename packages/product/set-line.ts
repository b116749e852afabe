import { withCustomSize } from '#packages/product/custom-size.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { piecesOf } from '#packages/product/surfaces.ts'

/** Whether one of a SKU is a set of several printed pieces; false for a SKU that is not made any more. */
export function isSetLine(record: ProductRecord, sku: string): boolean {
  const parsed = parseSku(record, sku)
  if (parsed.kind !== 'choice') return false
  return piecesOf(withCustomSize(record, parsed.choice.size), parsed.choice) > 1
}
