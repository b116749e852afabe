/** What a product page and the design tool open with, when their address names no size. */
import type { ProductRecord } from './record.ts'
import { type Choice, firstChoice, positionsOf } from './sku.ts'

/**
 * The record's opening size or a middle one, lying as the record says; else on its side as most photos do, so that the room
 * shows it well.
 */
export function openingChoice(record: ProductRecord): Choice {
  const middle = record.sizes[Math.floor(record.sizes.length / 2)]
  const size = record.sizes.find(({ code }) => code === record.opensWith) ?? middle
  const choice = firstChoice(record, size?.code)
  const position = record.opensPosition ?? 'L'
  return size && positionsOf(record, size).includes(position) ? { ...choice, orientation: position } : choice
}
