import { withCustomSize } from './custom-size.ts'
import { parseSku } from './parse-sku.ts'
import type { ProductRecord } from './record.ts'
import { piecesOf } from './surfaces.ts'

/**
 * Whether one of a SKU is a set of several printed pieces.
 *
 * @param sku  whole, with every option
 * @returns false for a SKU that the record does not have
 */
export function isSetLine(record: ProductRecord, sku: string): boolean {
  const parsed = parseSku(record, sku)
  if (parsed.kind !== 'choice') return false
  return piecesOf(withCustomSize(record, parsed.choice.size), parsed.choice) > 1
}
