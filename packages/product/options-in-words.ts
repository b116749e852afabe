/** A choice in words, as the cart, the order and the job ticket list it. */
import type { ProductRecord, Size } from './record.ts'
import { type Choice, type Orientation, positionsOf, resolveChoice } from './sku.ts'
import { turnedWords } from './turned-words.ts'

export interface OptionInWords {
  label: string
  value: string
}

const POSITIONS: Record<Orientation, string> = { P: 'Portrait', L: 'Landscape', S: 'Square' }

/**
 * @throws RangeError when the choice does not fit the record
 */
export function optionsInWords(record: ProductRecord, choice: Choice): OptionInWords[] {
  const { size, orientation, values } = resolveChoice(record, choice)
  // Where every size has one position only, there is nothing to say of it.
  const canTurn = record.sizes.some((one) => positionsOf(record, one).length > 1)
  return [
    { label: 'Size', value: sizeInWords(size, orientation) },
    ...(canTurn ? [{ label: 'Position', value: POSITIONS[orientation] }] : []),
    ...values.map((value, index) => ({ label: record.options[index]?.label ?? '', value: value.label })),
  ]
}

/** Width before height, as the piece will hang: "75 × 50 cm (30 × 20 in)" in landscape position. */
function sizeInWords({ label, inches }: Size, orientation: Orientation): string {
  const words = inches === '' ? label : `${label} (${inches})`
  return orientation === 'L' ? words.split(' (').map(turnedWords).join(' (') : words
}
