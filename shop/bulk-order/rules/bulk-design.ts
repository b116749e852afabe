/** The design of a row: its photo fills every face, as the design tool places the first photo. */
import type { Design } from '#packages/design-document/design.ts'
import { effectiveDpi, judgeResolution } from '#packages/design-document/resolution.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { placePhoto } from '../../design/editor/changes/place-photo.ts'
import { changeFaces, emptyDraft } from '../../design/editor/draft/draft.ts'
import { facePhotoOf } from '../../design/editor/draft/face.ts'
import type { OrderedItem } from './ordered-item.ts'

type PrintedThing = Extract<OrderedItem, { kind: 'printed' }>

export function bulkDesign({ record, choice, photo }: PrintedThing): Design {
  const { key, widthPx, heightPx } = photo
  const placed = { id: 'photo-1', photo: key, widthPx, heightPx, filter: record.startFilter }
  return changeFaces(emptyDraft(record, choice).design, (face) => placePhoto(face, placed))
}

/** What the design tool would say about the photo's resolution on the surface where it is worst; undefined when it is good. */
export function resolutionNotice(
  { record, choice, photo }: PrintedThing,
  design: Design,
): string | undefined {
  const found = surfacesOf(record, choice).map(({ name, targetDpi, warnDpi }) => {
    const face = design.surfaces.find((surface) => surface.name === name)
    const placed = face && facePhotoOf(face)
    return placed && judgeResolution({ dpi: effectiveDpi(placed), targetDpi, warnDpi })
  })
  if (found.includes('poor')) {
    return `${photo.fileName} has too few pixels for this size and will look blurred.`
  }
  return found.includes('soft') ? `${photo.fileName} will look a little soft in this size.` : undefined
}
