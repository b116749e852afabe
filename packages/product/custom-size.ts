/**
 * Sizes that shoppers type. A code such as 43X61 becomes a size like those that the record lists, so whatever reads a size
 * needs to know nothing of it.
 */
import type { Cents } from '#packages/money/money.ts'
import type { CustomSize, ProductRecord, Size } from './record.ts'
import { packedFlat, packedRolled } from './size-draft.ts'
import type { Choice } from './sku.ts'

type Sizes = Pick<ProductRecord, 'sizes' | 'customSize'>

interface Trim {
  widthMm: number
  heightMm: number
}

const MM_PER_CM = 10
/** Whole centimetres without a leading nought; three digits are more than any press has. */
const CODE = /^([1-9]\d{0,2})X([1-9]\d{0,2})$/

/**
 * The size that a code stands for where shoppers type sizes: 43X61 is 430 × 610 mm.
 *
 * @returns undefined where the record takes no such size: of other bounds, wider than high, or written in any other way
 */
export function customSizeOf({ sizes, customSize }: Sizes, code: string): Size | undefined {
  const trim = trimOfCode(code)
  if (!trim || !customSize || !isWithin(trim, customSize)) return undefined
  const listed = measuredSizes(sizes)
  const like = nextByArea(listed, trim)
  if (!like) return undefined
  const { widthMm, heightMm } = trim
  return {
    code,
    label: `${widthMm / MM_PER_CM} × ${heightMm / MM_PER_CM} cm`,
    inches: `${inInches(widthMm)} × ${inInches(heightMm)} in`,
    widthMm,
    heightMm,
    ...(like.bleedMm !== undefined && { bleedMm: like.bleedMm }),
    safeMm: like.safeMm,
    targetDpi: like.targetDpi,
    warnDpi: like.warnDpi,
    priceCents: priceOfTrim(trim, customSize.price, listed),
    parcel: packed(trim, customSize.packing),
  }
}

/** Sizes that are called by their measures; one of another name, such as a circle, is no measure of what is typed. */
export const measuredSizes = (sizes: readonly Size[]): Size[] => sizes.filter(({ code }) => trimOfCode(code))

/** A size by its code, listed or typed; undefined when the record makes no such size. */
export const madeSizeOf = (record: Sizes, code: string): Size | undefined =>
  record.sizes.find((size) => size.code === code) ?? customSizeOf(record, code)

/** The record with a typed size at the end of its list; the same record where it lists the size, or does not make it. */
export function withCustomSize<Sold extends Sizes>(record: Sold, code: string): Sold {
  const size = madeSizeOf(record, code)
  return size && !record.sizes.includes(size) ? { ...record, sizes: [...record.sizes, size] } : record
}

/**
 * The same choice with other measures, lying as they say; undefined when the record makes no such piece.
 *
 * @param widthCm  as the piece hangs or lies, as is the height; whole centimetres
 */
export function customChoice(
  record: Pick<ProductRecord, 'sizes' | 'customSize' | 'positions'>,
  choice: Choice,
  { widthCm, heightCm }: { widthCm: number; heightCm: number },
): Choice | undefined {
  const code = `${Math.min(widthCm, heightCm)}X${Math.max(widthCm, heightCm)}`
  const custom = madeSizeOf(record, code)
  if (!custom) return undefined
  if (widthCm === heightCm) return { ...choice, size: code, custom, orientation: 'S' }
  const orientation = widthCm < heightCm ? 'P' : 'L'
  return record.positions.includes(orientation) ? { ...choice, size: code, custom, orientation } : undefined
}

/** The trim that a code names in whole centimetres, in portrait or square position; undefined for any other code. */
export function trimOfCode(code: string): Trim | undefined {
  const [, wide, high] = CODE.exec(code) ?? []
  const [widthMm, heightMm] = [Number(wide) * MM_PER_CM, Number(high) * MM_PER_CM]
  return widthMm <= heightMm ? { widthMm, heightMm } : undefined
}

const isWithin = ({ widthMm, heightMm }: Trim, bounds: CustomSize) =>
  widthMm >= bounds.minWidthMm &&
  widthMm <= bounds.maxWidthMm &&
  heightMm >= bounds.minHeightMm &&
  heightMm <= bounds.maxHeightMm

const area = ({ widthMm, heightMm }: Trim) => widthMm * heightMm

/** The smallest listed size that is not smaller by area; the largest where there is none. */
function nextByArea(sizes: readonly Size[], trim: Trim): Size | undefined {
  const byArea = sizes.toSorted((one, other) => area(one) - area(other))
  return byArea.find((size) => area(size) >= area(trim)) ?? byArea.at(-1)
}

/**
 * By its edges and its area, but never below a listed size that fits into it, nor above one that it fits into. So it is what a
 * listed size of the same measures costs, and never less than for a smaller piece.
 */
function priceOfTrim(trim: Trim, price: CustomSize['price'], sizes: readonly Size[]): Cents {
  const metres = (2 * (trim.widthMm + trim.heightMm)) / 1e3
  const squareMetres = area(trim) / 1e6
  const exact = price.startCents + price.centsPerMetre * metres + price.centsPerSquareMetre * squareMetres
  const within = sizes.filter((size) => fitsInto(size, trim)).map(({ priceCents }) => priceCents)
  const around = sizes.filter((size) => fitsInto(trim, size)).map(({ priceCents }) => priceCents)
  return Math.max(...within, Math.min(...around, upToNinetyNine(exact)))
}

/** In the same position: both are upright. */
export const fitsInto = (one: Trim, other: Trim): boolean =>
  one.widthMm <= other.widthMm && one.heightMm <= other.heightMm

const upToNinetyNine = (cents: number): Cents => Math.ceil((cents + 1) / 100) * 100 - 1

function packed({ widthMm, heightMm }: Trim, packing: CustomSize['packing']): Size['parcel'] {
  const { marginMm, highMm, rollMm, startG, gramsPerSquareMetre } = packing
  const weightG = (squareMm: number) => Math.ceil(startG + (gramsPerSquareMetre * squareMm) / 1e6)
  const parcelOf =
    rollMm === undefined
      ? packedFlat({ marginMm, highMm, weightG })
      : packedRolled({ capsMm: marginMm, boxMm: highMm, rollMm, weightG })
  return parcelOf(widthMm, heightMm)
}

const inInches = (lengthMm: number) => Math.round(lengthMm / 2.54) / 10
