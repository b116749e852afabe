/** What a SKU stands for, with the reason where it stands for nothing that we make. */
import { customSizeOf } from './custom-size.ts'
import type { ProductRecord } from './record.ts'
import { type Choice, isOrientation, type Orientation, positionsOf, readSku, sizeOf } from './sku.ts'
import { isSkuLength, shownSku } from './sku-length.ts'
import { unmadeSize } from './unmade-size.ts'

export type ParsedSku = { kind: 'choice'; choice: Choice } | { kind: 'unknown-sku'; message: string }

const ORIENTATIONS: Record<Orientation, string> = { P: 'portrait', L: 'landscape', S: 'square' }

/** The choice that a SKU stands for, or a plain sentence about the first part that does not fit the record. */
export function parseSku(record: ProductRecord, sku: string): ParsedSku {
  if (!isSkuLength(sku)) return { kind: 'unknown-sku', message: `${shownSku(sku)} is not a SKU.` }
  const choice = readSku(record, sku, customSizeOf(record, sku.split('-')[1] ?? ''))
  return choice ? { kind: 'choice', choice } : { kind: 'unknown-sku', message: misfitOf(record, sku) }
}

function misfitOf(record: ProductRecord, sku: string): string {
  const [prefix, code, orientation, ...codes] = sku.split('-')
  if (prefix !== record.skuPrefix) return `${sku} is not a product of this kind.`
  if (!isOrientation(orientation) || code === undefined) return `${sku} does not say a size and position.`
  if (codes.length !== record.options.length) {
    const names = record.options.map((option) => option.label.toLowerCase())
    return `${sku} should choose ${names.join(', ')}, one value each.`
  }
  const size = sizeOf(record, { size: code, custom: customSizeOf(record, code), orientation, values: {} })
  if (!size) return unmadeSize(record, code)
  if (!positionsOf(record, size).includes(orientation)) {
    return `The size ${size.label} is not made in ${ORIENTATIONS[orientation]} position.`
  }
  const place = record.options.findIndex(({ values }, n) => !values.some((value) => value.code === codes[n]))
  return `We do not offer ${codes[place] || 'nothing'} as ${record.options[place]?.label.toLowerCase()}.`
}
