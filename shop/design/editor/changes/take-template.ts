/** A ready-made design takes the place of what is on a side; photos and words of the shopper go on in it. */
import type { PhotoElement, Surface, TextElement } from '#packages/design-document/design.ts'
import { wordsOfShopper } from '../draft/own-words.ts'
import { photoInPlace, photoPlaceOf } from './photo-place.ts'

/** What the shopper had on the side and the ready-made design has no place for. */
export interface LeftOver {
  readonly photos: number
  readonly words: number
}

/**
 * @param face      as it is
 * @param template  the ready-made design, refitted to the same size
 * @returns the side as it becomes: the first photo in the place for one, with its filter, and the shopper's own words instead of
 *   the examples, in their order
 */
export function takeTemplate(face: Surface, template: Surface): { face: Surface; left: LeftOver } {
  const photos = face.elements.filter((element): element is PhotoElement => element.type === 'photo')
  const [photo] = photos
  const place = photoPlaceOf(template)
  const words = wordsOfShopper(face)
  const examples = template.elements.filter((element) => element.type === 'text')
  const said = new Map(examples.map(({ id }, index) => [id, words[index]]))
  const elements = template.elements.map((element) => {
    if (element === place && photo) return photoInPlace(place, template, photo)
    const own = element.type === 'text' ? said.get(element.id) : undefined
    return element.type === 'text' && own ? inOwnWords(element, own) : element
  })
  return {
    face: { ...template, name: face.name, edge: face.edge, elements },
    left: {
      photos: new Set(photos.slice(place ? 1 : 0).map(({ photo }) => photo)).size,
      words: Math.max(0, words.length - examples.length),
    },
  }
}

function inOwnWords({ isExample: _, ...element }: TextElement, { text }: TextElement): TextElement {
  return { ...element, text }
}
