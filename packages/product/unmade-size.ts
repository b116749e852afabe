/** The sentence for a size that a record does not make. */
import type { ProductRecord, Size } from './record.ts'
import { measuresOf } from './size-words.ts'

type Sizes = Pick<ProductRecord, 'sizes' | 'customSize'>

/** More are not counted up in a sentence. */
const MOST_NAMED = 4
/** Of a code, so that the sentence stays one. */
const MOST_LETTERS = 12
const MM_PER_CM = 10
/** What is asked for may be larger than anything that is made, and written in either order. */
const MEASURES = /^(\d{1,5})X(\d{1,5})$/

/**
 * That there is no such size, and which there are.
 *
 * @param code  as a SKU has it, such as 17X900; of any length
 * @returns two plain sentences
 * @example unmadeSize(canvas, '17X900')
 * // 'A canvas is not made in 17 × 900 cm. It is made from 15 × 15 to 100 × 150 cm.'
 */
export function unmadeSize(record: Sizes & Pick<ProductRecord, 'words'>, code: string): string {
  const { aPiece } = record.words
  const piece = `${aPiece.charAt(0).toUpperCase()}${aPiece.slice(1)}`
  return `${piece} is not made in ${asked(record, code)}. It is made ${made(record)}.`
}

/** In the unit of the sizes that there are; a code that says no measures is told as it is. */
function asked({ sizes }: Sizes, code: string): string {
  const [, one, other] = MEASURES.exec(code) ?? []
  const unit = sizes.map((size) => measuresOf(size, 'P').unit).find((named) => named !== '')
  if (one && other && unit) return `${one} × ${other} ${unit}`
  return code === '' ? 'a size without a name' : `the size ${code.slice(0, MOST_LETTERS)}`
}

function made({ sizes, customSize }: Sizes): string {
  if (customSize) {
    const { minWidthMm, minHeightMm, maxWidthMm, maxHeightMm } = customSize
    return `from ${inCm(minWidthMm, minHeightMm)} to ${inCm(maxWidthMm, maxHeightMm)} cm`
  }
  const labels = sizes.map(({ label }) => label)
  if (labels.length <= MOST_NAMED) return `in ${listed(labels)}`
  const many = `in ${labels.length} sizes`
  // Names, such as those of phones, have no order.
  if (sizes.some((size) => measuresOf(size, 'P').unit === '')) return many
  const bySize = sizes.toSorted((one, other) => area(one) - area(other))
  return `${many} from ${bySize[0]?.label} to ${bySize.at(-1)?.label}`
}

const area = ({ widthMm, heightMm }: Size) => widthMm * heightMm
const inCm = (widthMm: number, heightMm: number) => `${widthMm / MM_PER_CM} × ${heightMm / MM_PER_CM}`

const listed = (labels: readonly string[]): string =>
  [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter(Boolean).join(' and ')
