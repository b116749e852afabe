import type { ProductRecord } from '#packages/product/record.ts'
import { firstChoice, formatSku, isSquare } from '#packages/product/sku.ts'

/** The SKU of a size as it lies over a sofa, with the first value of every option. */
export function landscapeSku(record: ProductRecord, sizeCode: string): string {
  const choice = firstChoice(record, sizeCode)
  const size = record.sizes.find((one) => one.code === sizeCode)
  return formatSku(record, size && isSquare(size) ? choice : { ...choice, orientation: 'L' })
}
