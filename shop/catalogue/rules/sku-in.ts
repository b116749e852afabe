import type { ProductRecord } from '#packages/product/record.ts'
import { formatSku } from '#packages/product/sku.ts'
import {
  type Asked,
  CHOICE_FIELDS,
  chosenIn,
  completed,
  requestedCode,
  requestedSku,
  sizeNamed,
} from './chosen.ts'

/**
 * The SKU that an address names, or that the fields of a product's form in it add up to (PE-14); undefined when it
 * holds neither. What it leaves open is as the product page opens. One that asks for what the record lacks is given as
 * it was asked for, for the page to say so.
 */
export function skuIn(record: ProductRecord, asked: Asked): string | undefined {
  const sku = requestedSku(asked)
  if (sku !== undefined) return completed(record, sku)
  const size = requestedCode(asked, CHOICE_FIELDS.size)
  if (size === undefined) return undefined
  return sizeNamed(record, size) ? formatSku(record, chosenIn(record, asked)) : `${record.skuPrefix}-${size}`
}
