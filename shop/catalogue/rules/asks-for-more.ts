import { type Asked, skuIn } from './chosen.ts'
import type { ProductRecord } from './record.ts'
import { readSku } from './sku.ts'

/** Whether an address asks for what the record lacks; one that asks for nothing does not. */
export function asksForMore(record: ProductRecord, asked: Asked): boolean {
  const sku = skuIn(record, asked)
  return sku !== undefined && !readSku(record, sku)
}
