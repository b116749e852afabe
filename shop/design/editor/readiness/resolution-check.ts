import type { PhotoElement, Surface } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { zoomOf } from '#packages/design-document/placement.ts'
import { effectiveDpi } from '#packages/design-document/resolution.ts'
import { type CheckedFace, type Finding, findingOn, onEach, type ReadinessCheck } from './check.ts'
import { photosOn } from './elements-on.ts'

/** Whether photos have pixels enough for their size, and whether there is a photo at all. */
export const resolutionCheck: ReadinessCheck = {
  name: 'resolution',
  label: 'Resolution',
  remedy: { panel: 'photo', words: 'Adjust the photo' },
  find: onEach((face) => face.concerns.flatMap((concern) => explained(concern, face))),
  good(faces) {
    const photos = photosOn(faces)
    if (photos.length === 0) return 'There is no photo that could be too small.'
    return `${Math.round(Math.min(...photos.map(effectiveDpi)))} dpi: sharp at this size.`
  },
}

function explained(concern: CheckedFace['concerns'][number], face: CheckedFace): Finding[] {
  // A piece of several surfaces may have one without a photo: the check of its sides asks about it.
  if (concern.kind === 'surface-empty' && !face.hasSides) {
    const sentence = `There is no photo on the ${face.words.piece} yet.`
    return [findingOn(face, { sentence, elementId: undefined })]
  }
  if (concern.kind !== 'photo-soft' && concern.kind !== 'photo-poor') return []
  const { elementId, dpi } = concern
  const sharpness = concern.kind === 'photo-soft' ? 'soft' : 'poor'
  const photo = face.face.elements.find(({ id }) => id === elementId)
  const closeUp =
    photo?.type === 'photo' && isCloseUp(photo, face.face) ? ' Showing more of it makes it sharper.' : ''
  const sentence = `${Math.round(dpi)} dpi: this photo ${sharpnessInWords(sharpness, face.size)}.${closeUp}`
  return [findingOn(face, { state: sharpness === 'soft' ? 'look' : 'poor', sentence, elementId })]
}

/** What comes of too few pixels, after "this photo". */
export const sharpnessInWords = (sharpness: 'soft' | 'poor', size: string): string =>
  sharpness === 'soft' ? `is a little soft at ${size}` : `will look blurred at ${size}`

/** From this zoom on the crop has a part in a low resolution. */
const CLOSE_UP = 1.3

const isCloseUp = (photo: PhotoElement, face: Surface) =>
  zoomOf(photo, frameOf(photo, face).box, photo.placement) > CLOSE_UP
