/** How sharp a photo prints on a product, for the tiles of its sizes. */
import { sharpnessOf } from '#packages/product/filled-sharpness.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { sharpnessInWords } from '#packages/product/sharpness-words.ts'
import type { Choice } from '#packages/product/sku.ts'
import type { PixelSize } from '#ui/reduced-picture.ts'

/** @param photo  its own pixels, not those of a copy; undefined when they are not known */
export const noteFor = (photo: PixelSize | undefined) => (record: ProductRecord, choice: Choice) =>
  photo && !record.wordsAlone ? sharpnessInWords(sharpnessOf(record, choice, photo)) : undefined
