/** The choice that an address stands for: a SKU, or the fields of the product page's form sent without JavaScript. */
import type { ProductRecord } from './record.ts'
import { type Choice, firstChoice, formatSku, isSquare, parseSku, withSize } from './sku.ts'

/** Names of the form's fields; options are sent under their own codes. */
export const CHOICE_FIELDS = { product: 'product', size: 'size', orientation: 'position' } as const

/**
 * The SKU that an address names, or that the fields of a product's form in it add up to (PE-14); undefined when it
 * holds neither.
 */
export function skuIn(
  record: ProductRecord,
  asked: { get(name: string): string | null },
): string | undefined {
  const sku = asked.get('sku')
  if (sku !== null) return sku
  return asked.get(CHOICE_FIELDS.size) === null ? undefined : formatSku(record, chosenIn(record, asked))
}

/**
 * What the address asks for, as far as the record has it; the rest is as the page opens.
 *
 * @param asked reads a query parameter, null when it is missing
 */
export function chosenIn(record: ProductRecord, asked: { get(name: string): string | null }): Choice {
  const sku = asked.get('sku')
  const parsed = sku === null ? undefined : parseSku(record, sku)
  if (parsed?.kind === 'choice') return parsed.choice
  const opening = openingChoice(record)
  const size = record.sizes.find((one) => one.code === asked.get(CHOICE_FIELDS.size))
  const sized = size ? withSize(record, opening, size.code) : opening
  const turned =
    asked.get(CHOICE_FIELDS.orientation) === 'P' && sized.orientation === 'L' ? 'P' : sized.orientation
  const values = record.options.map(({ code, values }) => {
    const wanted = values.find((value) => value.code === asked.get(code))
    return [code, wanted?.code ?? sized.values[code] ?? '']
  })
  return { ...sized, orientation: turned, values: Object.fromEntries(values) }
}

/** A middle size lying on its side, as most photos do, so that the room shows it well. */
export function openingChoice(record: ProductRecord): Choice {
  const middle = record.sizes[Math.floor(record.sizes.length / 2)]
  const choice = firstChoice(record, middle?.code)
  return middle && !isSquare(middle) ? { ...choice, orientation: 'L' } : choice
}
