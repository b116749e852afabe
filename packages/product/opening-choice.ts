/** What a product page and the design tool open with, when their address names no size. */
import type { ProductRecord } from './record.ts'
import { type Choice, firstChoice, positionsOf } from './sku.ts'

/** A middle size lying on its side, as most photos do, so that the room shows it well. */
export function openingChoice(record: ProductRecord): Choice {
  const middle = record.sizes[Math.floor(record.sizes.length / 2)]
  const choice = firstChoice(record, middle?.code)
  return middle && positionsOf(record, middle).includes('L') ? { ...choice, orientation: 'L' } : choice
}
