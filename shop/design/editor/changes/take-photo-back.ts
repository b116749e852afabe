import type { PhotoElement, Surface } from '#packages/design-document/design.ts'

/** The design as if a photo had never been placed: in its stead is what it replaced, if there was anything. */
export function takePhotoBack(
  face: Surface,
  { photo, former }: { photo: string; former: PhotoElement | undefined },
): Surface {
  const elements = face.elements.flatMap((element) => {
    if (element.type !== 'photo' || element.photo !== photo) return [element]
    return former ? [{ ...former, id: element.id }] : []
  })
  return { ...face, elements }
}
