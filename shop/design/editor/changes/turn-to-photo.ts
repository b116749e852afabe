import type { Surface } from '#packages/design-document/design.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { positionsOf, resolveChoice } from '#packages/product/sku.ts'
import type { Draft } from '../draft/draft.ts'
import { facePhotoOf } from '../draft/face.ts'
import { chooseOptions } from './choose-options.ts'

/** A photo nearly as wide as high suits a piece in either position. */
const CLEARLY_LONGER = 1.15

/** The draft with the piece turned the way the photo of a face lies; undefined when it lies so already, or has no way. */
export function turnedToPhoto(record: ProductRecord, draft: Draft, face: Surface): Draft | undefined {
  const photo = facePhotoOf(face)
  if (!photo || positionsOf(record, resolveChoice(record, draft.choice).size).length < 2) return undefined
  const { photoWidthPx, photoHeightPx, placement } = photo
  const [across, down] =
    placement.turns % 2 === 0 ? [photoWidthPx, photoHeightPx] : [photoHeightPx, photoWidthPx]
  if (Math.max(across, down) < Math.min(across, down) * CLEARLY_LONGER) return undefined
  const isWide = across > down
  if (isWide === face.widthMm > face.heightMm) return undefined
  return chooseOptions(draft, { record, choice: { ...draft.choice, orientation: isWide ? 'L' : 'P' } })
}
