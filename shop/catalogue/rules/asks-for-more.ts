import type { ProductRecord } from '#packages/product/record.ts'
import { readSku } from '#packages/product/sku.ts'
import type { Asked } from './chosen.ts'
import { skuIn } from './sku-in.ts'

/** Whether an address asks for what the record lacks; one that asks for nothing does not. */
export function asksForMore(record: ProductRecord, asked: Asked): boolean {
  const sku = skuIn(record, asked)
  return sku !== undefined && !readSku(record, sku)
}
