/**
 * What a shopper chooses for a printed product, as the contract's customisable options.
 *
 * Size and position come first, then the record's options in its order, and last the design: a text field that holds
 * the key of a frozen design. The cart reads chosen options back by the same codes.
 */
import type { Option, ProductRecord } from '#packages/product/record.ts'
import { isSquare } from '#packages/product/sku.ts'

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
    { code: POSITION_OPTION, label: 'Position', values: positionsOf(record) },
    ...record.options.map(({ code, label, values }) => ({ code, label, values: values.map(choiceValueOf) })),
  ]
}

function positionsOf({ sizes }: ProductRecord): ChoiceValue[] {
  const free = { kind: 'fixed', cents: 0 } as const
  const oblong = [
    { code: 'P', label: 'Portrait', price: free },
    { code: 'L', label: 'Landscape', price: free },
  ]
  const square = { code: 'S', label: 'Square', price: free }
  return [...(sizes.every(isSquare) ? [] : oblong), ...(sizes.some(isSquare) ? [square] : [])]
}

/** The contract knows an amount or a percentage; no record has a value with both. */
function choiceValueOf({ code, label, price }: Option['values'][number]): ChoiceValue {
  return {
    code,
    label,
    price:
      price.percent > 0 ? { kind: 'percent', percent: price.percent } : { kind: 'fixed', cents: price.cents },
  }
}
