import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import { photoPlaceOf } from '../changes/photo-place.ts'
import { type CheckedFace, type Face, type Finding, findingOn, onEach, type ReadinessCheck } from './check.ts'
import { photosOn } from './elements-on.ts'

/**
 * Whether the photo covers all that is seen of the print.
 *
 * @param beyond  by body, what a photo that goes on past the face covers, after "The photo covers"
 */
export const coverCheck = (beyond: Partial<Record<SurfaceFigures['body'], string>>): ReadinessCheck => ({
  name: 'edge',
  label: 'Edge',
  remedy: { panel: 'photo', words: 'Adjust the photo' },
  find: onEach((face) => [
    ...face.concerns.flatMap((concern) => explained(concern, face)),
    ...emptyPlaces(face),
  ]),
  good: (faces) =>
    photosOn(faces).length === 0
      ? 'There is no photo that could leave a gap.'
      : `The photo covers ${beyondThe(faces, beyond) ?? 'the face'}.`,
})

function explained(concern: CheckedFace['concerns'][number], face: CheckedFace): Finding[] {
  const say = (sentence: string, elementId: string) => [findingOn(face, { sentence, elementId })]
  switch (concern.kind) {
    case 'photo-gap':
      return say('The photo leaves a gap. The background colour will show there.', concern.elementId)
    case 'photo-out-of-frame':
      return say(`The photo has been moved off the ${face.words.piece}.`, concern.elementId)
    default:
      return []
  }
}

/** A place of a ready-made design that would be printed as a plain shape. */
function emptyPlaces(face: CheckedFace): Finding[] {
  const place = photoPlaceOf(face.face)
  const sentence = 'No photo is in the place for one yet. It would be printed as a plain shape.'
  return place ? [findingOn(face, { sentence, elementId: place.id, asks: true })] : []
}

/** Of the first surface whose photo goes on past its face. */
const beyondThe = (faces: readonly Face[], beyond: Parameters<typeof coverCheck>[0]) =>
  faces
    .filter(({ face }) => face.edge.kind === 'image' && face.bleedMm > 0)
    .map(({ figures }) => beyond[figures.body])
    .find((words) => words !== undefined)
