/** The choice that an address stands for: a SKU, or the fields of the product page's form sent without JavaScript. */
import { openingChoice } from '#packages/product/opening-choice.ts'
import type { ProductRecord, Size } from '#packages/product/record.ts'
import {
  type Choice,
  firstChoice,
  formatSku,
  type Orientation,
  positionsOf,
  readSku,
  sizeOf,
  withSize,
} from '#packages/product/sku.ts'

/** Names of the form's fields; options are sent under their own codes. */
export const CHOICE_FIELDS = { product: 'product', size: 'size', orientation: 'position' } as const

/** Reads a query parameter or a field; null when it is missing. */
export interface Asked {
  get(name: string): string | null
}

/** The SKU that an address names, as SKUs are written; undefined when it names none. */
export const requestedSku = (asked: Asked): string | undefined => requestedCode(asked, 'sku')

/** A code as codes are written (PE-01): `60 x 45` is 60X45. */
export const requestedCode = (asked: Asked, name: string) => asked.get(name)?.replace(/\s/g, '').toUpperCase()

/** `60X45` is what is sold as 45X60, on its side. */
export function sizeNamed(record: ProductRecord, code: string | undefined) {
  const turned = code?.split('X').reverse().join('X')
  return record.sizes.find((size) => size.code === code) ?? record.sizes.find((size) => size.code === turned)
}

/** A link may name a size alone: `CANVAS-20X20`. */
export function completed(record: ProductRecord, sku: string): string {
  const [prefix, code = '', ...rest] = sku.split('-')
  const size = prefix === record.skuPrefix && rest.length === 0 && sizeNamed(record, code)
  return size
    ? formatSku(record, { ...firstChoice(record, size.code), orientation: positionNamed(record, size, code) })
    : sku
}

/** How a size lies that a link names: as it is sold, or on its side when it is named the other way round. */
function positionNamed(record: ProductRecord, size: Size, code: string): Orientation {
  const [usual = 'P', ...others] = positionsOf(record, size)
  const named = size.code === code ? 'P' : 'L'
  return others.includes(named) ? named : usual
}

/**
 * What the address asks for, as far as the record has it; the rest is as the page opens.
 *
 * @param asked reads a query parameter, null when it is missing
 */
export function chosenIn(record: ProductRecord, asked: Asked): Choice {
  const sku = requestedSku(asked)
  const named = sku === undefined ? undefined : readSku(record, completed(record, sku))
  if (named) return named
  const opening = openingChoice(record)
  const code = requestedCode(asked, CHOICE_FIELDS.size) ?? ''
  const size = sizeNamed(record, code)
  const sized = size ? withSize(record, opening, size.code) : opening
  const position =
    requestedCode(asked, CHOICE_FIELDS.orientation) ?? (size && positionNamed(record, size, code))
  const made = sizeOf(record, sized)
  const turned = (made && positionsOf(record, made).find((one) => one === position)) ?? sized.orientation
  const values = record.options.map(({ code, values }) => {
    const wanted = values.find((value) => value.code === requestedCode(asked, code))
    return [code, wanted?.code ?? sized.values[code] ?? '']
  })
  return { ...sized, orientation: turned, values: Object.fromEntries(values) }
}
