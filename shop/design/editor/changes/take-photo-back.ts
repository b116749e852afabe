import type { PhotoElement, Surface } from '#packages/design-document/design.ts'
import { placeLeftBy } from './photo-place.ts'

/** The design as if a photo had never been placed: in its stead is what it replaced, or the place that it was put in. */
export function takePhotoBack(
  face: Surface,
  { photo, former }: { photo: string; former: PhotoElement | undefined },
): Surface {
  const elements = face.elements.flatMap((element) => {
    if (element.type !== 'photo' || element.photo !== photo) return [element]
    if (former) return [{ ...former, id: element.id }]
    const place = placeLeftBy(element)
    return place ? [place] : []
  })
  return { ...face, elements }
}
