import type { Design, PhotoElement } from '#packages/design-document/design.ts'

/** Every placed photo of a design, in painting order. */
export function placedPhotos(design: Design): PhotoElement[] {
  return design.surfaces.flatMap(({ elements }) => elements.filter((element) => element.type === 'photo'))
}

/** Keys of the photos that a design prints, each once. */
export function photosOf(design: Design): string[] {
  return [...new Set(placedPhotos(design).map(({ photo }) => photo))]
}

/** Photos in the order they are placed in, so that those of the first side come first. */
export function asPlaced<Photo extends { readonly key: string }>(
  photos: readonly Photo[],
  design: Design,
): Photo[] {
  const places = new Map(photosOf(design).map((photo, place) => [photo, place]))
  const placeOf = ({ key }: Photo) => places.get(key) ?? places.size
  return [...photos].sort((one, other) => placeOf(one) - placeOf(other))
}
