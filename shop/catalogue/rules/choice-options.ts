/**
 * What a shopper chooses for a printed product, as the contract's customisable options.
 *
 * Size and position come first, then the record's options in its order, and last the design: a text field that holds
 * the key of a frozen design. The cart reads chosen options back by the same codes.
 */
import type { OptionValue, ProductRecord } from '#packages/product/record.ts'
import { type Orientation, positionsOf } from '#packages/product/sku.ts'

export const SIZE_OPTION = 'SIZE'
export const POSITION_OPTION = 'POSITION'
export const DESIGN_OPTION = 'design'

export interface ChoiceOption {
  code: string
  label: string
  values: readonly ChoiceValue[]
}

export interface ChoiceValue {
  code: string
  label: string
  /** An amount in cents, or a percentage of the size's price. */
  price: { kind: 'fixed'; cents: number } | { kind: 'percent'; percent: number }
}

/** Every option with a list of values, in the order a page shows them. */
export function choiceOptionsOf(record: ProductRecord): ChoiceOption[] {
  return [
    {
      code: SIZE_OPTION,
      label: 'Size',
      values: record.sizes.map(({ code, label, priceCents }) => ({
        code,
        label,
        price: { kind: 'fixed', cents: priceCents },
      })),
    },
    { code: POSITION_OPTION, label: 'Position', values: positionValues(record) },
    ...record.options.map(({ code, label, values }) => ({ code, label, values: values.map(choiceValueOf) })),
  ]
}

const POSITIONS: Record<Orientation, string> = { P: 'Portrait', L: 'Landscape', S: 'Square' }

function positionValues(record: ProductRecord): ChoiceValue[] {
  const made = new Set(record.sizes.flatMap((size) => positionsOf(record, size)))
  return (['P', 'L', 'S'] as const)
    .filter((position) => made.has(position))
    .map((code) => ({ code, label: POSITIONS[code], price: { kind: 'fixed', cents: 0 } }))
}

/** The contract knows an amount or a percentage; no record has a value with both. */
function choiceValueOf({ code, label, pricePercent, priceCents }: OptionValue): ChoiceValue {
  return {
    code,
    label,
    price:
      pricePercent > 0 ? { kind: 'percent', percent: pricePercent } : { kind: 'fixed', cents: priceCents },
  }
}
