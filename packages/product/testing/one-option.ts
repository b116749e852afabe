import type { OptionValue, ProductRecord } from '../record.ts'
import type { Choice } from '../sku.ts'
import { boardRecord } from './small-record.ts'

/** A value that adds nothing and changes nothing but for what is said of it. */
export const value = (said: Partial<OptionValue>): OptionValue => ({
  code: 'ONE',
  label: 'One',
  pricePercent: 0,
  priceCents: 0,
  ...said,
})

/** The small board with these values of one option, and no other option. */
export const withOption = (...values: OptionValue[]): ProductRecord => ({
  ...boardRecord,
  options: [{ code: 'ONLY', label: 'Only', values }],
})

/** That board, upright, with the value of this code. */
export const chosen = (code: string): Choice => ({ size: '30X40', orientation: 'P', values: { ONLY: code } })
