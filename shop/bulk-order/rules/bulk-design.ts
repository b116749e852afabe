/** The design of a row: its photo fills the face, as the design tool places the first photo. */
import type { Design } from '#packages/design-document/design.ts'
import { effectiveDpi, judgeResolution } from '#packages/design-document/resolution.ts'
import { surfaceOf } from '#packages/product/surfaces.ts'
import { placePhoto } from '../../design/editor/changes/place-photo.ts'
import { emptyDraft, facePhotoOf } from '../../design/editor/draft.ts'
import type { OrderedThing } from './ordered-thing.ts'

type PrintedThing = Extract<OrderedThing, { kind: 'printed' }>

export function bulkDesign({ record, choice, photo }: PrintedThing): Design {
  const { key, widthPx, heightPx } = photo
  return placePhoto(emptyDraft(record, choice).design, {
    id: 'photo-1',
    photo: key,
    widthPx,
    heightPx,
    filter: record.startFilter,
  })
}

/** What the design tool would say about the photo's resolution; undefined when it is good. */
export function resolutionNotice(
  { record, choice, photo }: PrintedThing,
  design: Design,
): string | undefined {
  const placed = facePhotoOf(design)
  if (!placed) return undefined
  const { targetDpi, warnDpi } = surfaceOf(record, choice)
  const sharpness = judgeResolution({ dpi: effectiveDpi(placed), targetDpi, warnDpi })
  if (sharpness === 'good') return undefined
  return sharpness === 'soft'
    ? `${photo.fileName} will look a little soft in this size.`
    : `${photo.fileName} has too few pixels for this size and will look blurred.`
}
