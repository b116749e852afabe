/** What a row orders: goods from stock, or a printed choice with its photo. */

import { madeSizeOf } from '#packages/product/custom-size.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord, Size } from '#packages/product/record.ts'
import { type Choice, firstChoice, formatSku, type Orientation, positionsOf } from '#packages/product/sku.ts'
import type { KnownProduct } from '../../cart/rules/new-line.ts'
import { measuresIn, measuresOfSize } from '../../catalogue/rules/measures.ts'
import type { Column } from './columns.ts'
import type { FileRow } from './read-file.ts'

export interface UploadedPhoto {
  key: string
  fileName: string
  widthPx: number
  heightPx: number
}

export type OrderedItem =
  | { kind: 'goods'; sku: string; parentSku: string }
  | {
      kind: 'printed'
      sku: string
      parentSku: string
      record: ProductRecord
      choice: Choice
      photo: UploadedPhoto
    }

export type ThingResult =
  | { kind: 'thing'; thing: OrderedItem }
  | { kind: 'problem'; column: Column; message: string }

/** @param photos  what the shopper uploaded for this file */
export function orderedItem(
  { cells }: FileRow,
  products: readonly KnownProduct[],
  photos: readonly UploadedPhoto[],
): ThingResult {
  if (cells.sku === '') return problem('sku', 'Please fill in the SKU.')
  const wanted = cells.sku.toUpperCase()
  const page = products.find(({ sku }) => sku.toUpperCase() === wanted)
  if (page && page.kind !== 'printed') return goodsThing(cells, page)
  const seller = page ?? products.find((product) => isChoiceOf(product, wanted))
  if (seller?.kind !== 'printed') return problem('sku', `We do not sell ${cells.sku}.`)

  const { record } = seller
  if (record.wordsAlone) return problem('sku', onItsPage(cells.sku))
  const parsed = page ? undefined : parseSku(record, wanted)
  const whole = parsed?.kind === 'choice' ? parsed.choice : undefined
  const size = cells.size === '' ? madeSizeOf(record, whole?.size ?? '') : sizeNamed(record, cells.size)
  if (!size)
    return problem(
      'size',
      cells.size === ''
        ? 'Please fill in the size.'
        : `We do not make ${cells.sku} in the size ${cells.size}.`,
    )
  if (whole && whole.size !== size.code) {
    return problem('size', `The SKU says the size ${whole.size}, and this cell says ${cells.size}.`)
  }
  const photo = photoNamed(cells['image file'], photos)
  if ('message' in photo) return problem('image file', photo.message)
  const choice = whole ?? {
    ...firstChoice(record),
    size: size.code,
    custom: size,
    orientation: positionFor(record, size, photo),
  }
  return {
    kind: 'thing',
    thing: { kind: 'printed', sku: formatSku(record, choice), parentSku: seller.sku, record, choice, photo },
  }
}

function goodsThing(cells: FileRow['cells'], page: KnownProduct): ThingResult {
  if (page.kind !== 'goods') return problem('sku', onItsPage(cells.sku))
  if (cells.size !== '') return problem('size', `${cells.sku} has no sizes. Please leave this cell empty.`)
  if (cells['image file'] !== '') {
    return problem('image file', `${cells.sku} is not printed. Please leave this cell empty.`)
  }
  return { kind: 'thing', thing: { kind: 'goods', sku: page.sku, parentSku: page.sku } }
}

const onItsPage = (sku: string) => `${sku} cannot be ordered with a file. Please add it on its page.`

const isChoiceOf = (product: KnownProduct, sku: string) =>
  product.kind === 'printed' && parseSku(product.record, sku).kind === 'choice'

/** By its code, or as shoppers write sizes; a unit is needed where the figures alone could mean two. */
function sizeNamed(record: ProductRecord, text: string): Size | undefined {
  const code = text
    .toUpperCase()
    .replaceAll('×', 'X')
    .replace(/\s+|CM$/g, '')
  const byCode = madeSizeOf(record, code)
  if (byCode) return byCode
  const [words = []] = measuresIn(text).measures
  const fitting = record.sizes.filter((size) => measuresOfSize(size).some((word) => words.includes(word)))
  return fitting.length === 1 ? fitting[0] : undefined
}

function photoNamed(name: string, photos: readonly UploadedPhoto[]): UploadedPhoto | { message: string } {
  if (name === '') return { message: 'Please fill in the name of the photo.' }
  const [photo, other] = photos.filter(({ fileName }) => fileName.toLowerCase() === name.toLowerCase())
  if (!photo) return { message: `There is no ${name} among the photos that you uploaded for this file.` }
  if (other) return { message: `Two of your photos are named ${name}. Please rename one of them.` }
  return photo
}

/** As the photo lies, where the product is made so. */
function positionFor(record: ProductRecord, size: Size, { widthPx, heightPx }: UploadedPhoto): Orientation {
  const positions = positionsOf(record, size)
  const ofPhoto = widthPx > heightPx ? 'L' : 'P'
  return positions.find((position) => position === ofPhoto) ?? positions[0] ?? 'P'
}

const problem = (column: Column, message: string): ThingResult => ({ kind: 'problem', column, message })
