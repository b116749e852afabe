/** What the list of a record must hold where shoppers may type other sizes. */

import type { Contradiction } from './contradictions.ts'
import { fitsInto, measuredSizes, trimOfCode } from './custom-size.ts'
import type { CustomSize, ProductRecord, RecordSurface, Size } from './record.ts'

type Parts = Pick<ProductRecord, 'sizes' | 'surfaces' | 'customSize'>

/** None for a record whose sizes are all listed. */
export function customSizeClashes({ sizes: all, surfaces, customSize }: Parts): Contradiction[] {
  if (!customSize) return []
  const sizes = measuredSizes(all)
  return [
    ...boundsOf(customSize),
    ...endsMissing(customSize, sizes),
    ...sizes.flatMap(notAsItsCode),
    ...all
      .filter((size) => !sizes.includes(size))
      .flatMap((size) => (isCut(size, surfaces) ? [] : misnamed(size))),
    ...cheaperThanWithin(sizes),
    ...surfaces.flatMap(boundToSizes),
  ]
}

function boundsOf({ minWidthMm, maxWidthMm, minHeightMm, maxHeightMm }: CustomSize): Contradiction[] {
  const bounds = [minWidthMm, maxWidthMm, minHeightMm, maxHeightMm]
  const isWhole = bounds.every((bound) => bound % 10 === 0)
  const isOrdered =
    minWidthMm <= maxWidthMm &&
    minHeightMm <= maxHeightMm &&
    minWidthMm <= minHeightMm &&
    maxWidthMm <= maxHeightMm
  return [
    ...(isWhole ? [] : [{ field: 'customSize', sentence: 'Its bounds are whole centimetres.' }]),
    ...(isOrdered
      ? []
      : [
          { field: 'customSize', sentence: 'The shorter side is its width, and no least is above its most.' },
        ]),
  ]
}

/** The list has the lowest and the highest price of all. */
function endsMissing(bounds: CustomSize, sizes: readonly Size[]): Contradiction[] {
  const ends = [
    [bounds.minWidthMm, bounds.minHeightMm],
    [bounds.maxWidthMm, bounds.maxHeightMm],
  ] as const
  return ends
    .filter(([wide, high]) => !sizes.some((size) => size.widthMm === wide && size.heightMm === high))
    .map(([wide, high]) => ({
      field: 'sizes',
      sentence: `Sizes may be typed as far as ${wide} × ${high} mm, so the list has that one.`,
    }))
}

/** Typed, the same code means the centimetres that it says. */
function notAsItsCode(size: Size): Contradiction[] {
  const trim = trimOfCode(size.code)
  return trim?.widthMm === size.widthMm && trim.heightMm === size.heightMm ? [] : misnamed(size)
}

/** A size that is cut otherwise than those that are typed has a name of its own. */
const isCut = ({ code }: Size, surfaces: readonly RecordSurface[]) =>
  surfaces.some(({ cuts }) => cuts?.some(({ size }) => size === code))

const misnamed = ({ code }: Size): Contradiction[] => [
  {
    field: `sizes.${code}`,
    sentence: 'Where sizes are typed, the code of each is its trim in whole centimetres.',
  },
]

function cheaperThanWithin(sizes: readonly Size[]): Contradiction[] {
  return sizes.flatMap((size) =>
    sizes
      .filter((other) => fitsInto(other, size) && other.priceCents > size.priceCents)
      .map((other) => ({
        field: `sizes.${size.code}.priceCents`,
        sentence: `${other.code} fits into it and costs more.`,
      })),
  )
}

/** A typed size would have none of it. */
function boundToSizes({ name, trims, jigsaw, panels }: RecordSurface): Contradiction[] {
  if (trims.length === 0 && !jigsaw && !panels) return []
  const sentence = 'Trims, jigsaws and panels are given by size, and a typed size has none.'
  return [{ field: `surfaces.${name}`, sentence }]
}
