import type { Design, PhotoElement } from '#packages/design-document/design.ts'

/** Every placed photo of a design, in painting order. */
export function placedPhotos(design: Design): PhotoElement[] {
  return design.surfaces.flatMap(({ elements }) => elements.filter((element) => element.type === 'photo'))
}

/** Keys of the photos that a design prints, each once. */
export function photosOf(design: Design): string[] {
  return [...new Set(placedPhotos(design).map(({ photo }) => photo))]
}
