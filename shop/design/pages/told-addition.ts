/** What the tool tells of a design that went into the cart (P-01): sent along with its form, read when it is there. */
import { priceOf } from '#shop/catalogue/rules/price.ts'
import type { ProductRecord } from '#shop/catalogue/rules/record.ts'
import { type Choice, formatSku } from '#shop/catalogue/rules/sku.ts'
import type { DataLayerEvent } from '../../measuring/data-layer.ts'
import { ecommerce } from '../../measuring/rules/ecommerce.ts'

export function additionFields(name: string, record: ProductRecord, choice: Choice): Record<string, string> {
  return { sku: formatSku(record, choice), name, cents: String(priceOf(record, choice).unitCents) }
}

/** Undefined for a line that was in the cart before. */
export function additionIn(form: FormData): DataLayerEvent | undefined {
  const text = (name: string) => String(form.get(name) ?? '')
  if (text('line') !== '') return undefined
  const sold = { id: text('sku'), name: text('name'), unitCents: Number(text('cents')) }
  return { event: 'add_to_cart', ecommerce: ecommerce([sold]) }
}
