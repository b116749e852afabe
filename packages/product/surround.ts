/** What goes round a print and hangs with it, as it is chosen. */
import type { ProductRecord, Surround } from './record.ts'
import { type Choice, resolveChoice } from './sku.ts'

/**
 * @returns lengths in mm; undefined of a piece that hangs as it is printed
 * @throws RangeError when the choice does not fit the record
 * @example surroundOf(doubleAcrylic, choice) // { kind: 'clear', gapMm: 0, widthMm: 30 }, with a border of 30 mm
 */
export function surroundOf(record: ProductRecord, choice: Choice): Surround | undefined {
  const { surround } = record
  if (!surround) return undefined
  const chosen = resolveChoice(record, choice).values.find(({ surroundMm }) => surroundMm !== undefined)
  return chosen?.surroundMm === undefined ? surround : { ...surround, widthMm: chosen.surroundMm }
}

/** How far it reaches beyond the print on every side, in mm; 0 where there is none. */
export const beyondPrintMm = (surround: Surround | undefined): number =>
  surround ? surround.gapMm + surround.widthMm : 0
