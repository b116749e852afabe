import type { Design, PhotoElement } from '#packages/design-document/design.ts'
import { faceOf, withFace } from '../draft.ts'

/** The design as if a photo had never been placed: in its stead is what it replaced, if there was anything. */
export function takePhotoBack(
  design: Design,
  { photo, former }: { photo: string; former: PhotoElement | undefined },
): Design {
  const face = faceOf(design)
  const elements = face.elements.flatMap((element) => {
    if (element.type !== 'photo' || element.photo !== photo) return [element]
    return former ? [{ ...former, id: element.id }] : []
  })
  return withFace(design, { ...face, elements })
}
