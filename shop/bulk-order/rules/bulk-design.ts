/** The design of a row: its photo fills every face, as the design tool places the first photo. */
import type { Design } from '#packages/design-document/design.ts'
import { effectiveDpi, judgeResolution } from '#packages/design-document/resolution.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import { placePhoto } from '../../design/editor/changes/place-photo.ts'
import { changeFaces, emptyDraft, faceOf } from '../../design/editor/draft.ts'
import { facePhotoOf } from '../../design/editor/face.ts'
import type { OrderedItem } from './ordered-item.ts'

type PrintedThing = Extract<OrderedItem, { kind: 'printed' }>

export function bulkDesign({ record, choice, photo }: PrintedThing): Design {
  const { key, widthPx, heightPx } = photo
  const placed = { id: 'photo-1', photo: key, widthPx, heightPx, filter: record.startFilter }
  return changeFaces(emptyDraft(record, choice).design, (face) => placePhoto(face, placed))
}

/** What the design tool would say about the photo's resolution; undefined when it is good. */
export function resolutionNotice(
  { record, choice, photo }: PrintedThing,
  design: Design,
): string | undefined {
  const placed = facePhotoOf(faceOf(design))
  if (!placed) return undefined
  const { targetDpi, warnDpi } = firstSurfaceOf(record, choice)
  const sharpness = judgeResolution({ dpi: effectiveDpi(placed), targetDpi, warnDpi })
  if (sharpness === 'good') return undefined
  return sharpness === 'soft'
    ? `${photo.fileName} will look a little soft in this size.`
    : `${photo.fileName} has too few pixels for this size and will look blurred.`
}
