/**
 * A SKU names the exact thing sold: the record's prefix, the size, the orientation and one value of every option,
 * such as CANVAS-30X40-P-D38-MIRROR-MATTE. Reading and writing SKUs runs in the browser too.
 */
import type { OptionValue, ProductRecord, Size } from './record.ts'
import { isSkuLength } from './sku-length.ts'

/** Portrait, landscape, or square for sizes as wide as high. */
export type Orientation = 'P' | 'L' | 'S'

/** What a shopper chose: codes of the record, not yet known to fit it. */
export interface Choice {
  size: string
  orientation: Orientation
  /** Of a size chosen before a square, which has none itself. */
  turned?: Orientation
  /** The size itself, where the shopper typed it and the record does not list it. */
  custom?: Size | undefined
  /** Value code by option code, such as `{ DEPTH: 'D38', WRAP: 'MIRROR', FINISH: 'MATTE' }`. */
  values: Readonly<Record<string, string>>
}

/** A choice that fits its record, with the record's own figures. */
export interface ResolvedChoice {
  size: Size
  orientation: Orientation
  /** One value of every option, in the record's order. */
  values: readonly OptionValue[]
}

/**
 * The choice that a SKU stands for; undefined for what the record does not make. Why not: `parseSku`.
 *
 * @param custom  a size that the SKU may have beside those of the list
 */
export function readSku(record: ProductRecord, sku: string, custom?: Size): Choice | undefined {
  if (!isSkuLength(sku)) return undefined
  const [prefix, size = '', orientation, ...codes] = sku.split('-')
  if (prefix !== record.skuPrefix || !isOrientation(orientation)) return undefined
  if (codes.length !== record.options.length) return undefined
  const values = Object.fromEntries(record.options.map((option, index) => [option.code, codes[index] ?? '']))
  const choice = { size, custom, orientation, values }
  return isMade(record, choice) ? choice : undefined
}

/**
 * The SKU of a choice.
 *
 * @throws RangeError when the choice does not fit the record
 */
export function formatSku(record: ProductRecord, choice: Choice): string {
  const { size, orientation, values } = resolveChoice(record, choice)
  return [record.skuPrefix, size.code, orientation, ...values.map((value) => value.code)].join('-')
}

/**
 * The record's own size and values behind a choice.
 *
 * @throws RangeError when the choice does not fit the record
 */
export function resolveChoice(record: ProductRecord, choice: Choice): ResolvedChoice {
  const size = sizeOf(record, choice)
  if (!size || !isMade(record, choice)) throw new RangeError(`Expected a ${record.family} that we make`)
  return {
    size,
    orientation: choice.orientation,
    values: record.options.flatMap(
      (option) => option.values.find((value) => value.code === choice.values[option.code]) ?? [],
    ),
  }
}

/** A choice to begin with: the first value of every option, in the first position that the size is made in. */
export function firstChoice(record: ProductRecord, sizeCode?: string): Choice {
  const size = record.sizes.find((candidate) => candidate.code === sizeCode) ?? record.sizes[0]
  if (!size) throw new RangeError(`Expected a size of ${record.family} but received ${sizeCode}`)
  const values = record.options.map((option) => [option.code, option.values[0]?.code ?? ''])
  return { size: size.code, orientation: firstPosition(record, size), values: Object.fromEntries(values) }
}

/**
 * The same choice in another size. A square has no position: the size after it takes up that of the one before, so that
 * arrow keys lose nothing on their way.
 */
export function withSize(record: ProductRecord, choice: Choice, sizeCode: string): Choice {
  const turned = turnedBefore(choice)
  const next = { ...choice, size: sizeCode, turned }
  const size = sizeOf(record, next)
  if (!size) throw new RangeError(`Expected a size of ${record.family} but received ${sizeCode}`)
  const isMadeSo = positionsOf(record, size).includes(turned)
  return { ...next, orientation: isMadeSo ? turned : firstPosition(record, size) }
}

/** The position of a choice; of a square, that of the size before it. */
export const turnedBefore = ({ orientation, turned }: Choice): Orientation =>
  (orientation === 'S' && turned) || orientation

export function isSquare(size: Size): boolean {
  return size.widthMm === size.heightMm
}

/** The positions that a size is made in: square, or those of the record. */
export const positionsOf = (record: ProductRecord, size: Size): readonly Orientation[] =>
  isSquare(size) ? ['S'] : record.positions

const firstPosition = (record: ProductRecord, size: Size): Orientation => positionsOf(record, size)[0] ?? 'P'

export const isOrientation = (text: string | undefined): text is Orientation =>
  text === 'P' || text === 'L' || text === 'S'

export const sizeOf = ({ sizes }: ProductRecord, { size, custom }: Choice) =>
  [...sizes, custom].find((one) => one?.code === size)

/** Whether there is such a piece; a choice may name options that the record does not have. */
export function isMade(record: ProductRecord, choice: Choice): boolean {
  const size = sizeOf(record, choice)
  return (
    size !== undefined &&
    positionsOf(record, size).includes(choice.orientation) &&
    record.options.every(({ code, values }) => values.some((value) => value.code === choice.values[code]))
  )
}
