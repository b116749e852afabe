import type { ProductRecord } from '#packages/product/record.ts'
import { type Draft, faceOf, facePhotoOf } from '../draft.ts'
import { chooseOptions } from './choose-options.ts'

/** A photo nearly as wide as high suits a canvas of either position. */
const CLEARLY_LONGER = 1.15

/** The draft with the canvas turned the way its photo lies; undefined when it lies so already, or has no way. */
export function turnedToPhoto(record: ProductRecord, draft: Draft): Draft | undefined {
  const photo = facePhotoOf(draft.design)
  const face = faceOf(draft.design)
  if (!photo || draft.choice.orientation === 'S') return undefined
  const { photoWidthPx, photoHeightPx, placement } = photo
  const [across, down] =
    placement.turns % 2 === 0 ? [photoWidthPx, photoHeightPx] : [photoHeightPx, photoWidthPx]
  if (Math.max(across, down) < Math.min(across, down) * CLEARLY_LONGER) return undefined
  const isWide = across > down
  if (isWide === face.widthMm > face.heightMm) return undefined
  return chooseOptions(draft, { record, choice: { ...draft.choice, orientation: isWide ? 'L' : 'P' } })
}
