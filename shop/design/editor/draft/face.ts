/** What lies on one surface, and how a part of it is changed. */
import type { DesignElement, PhotoElement, Surface, TextElement } from '#packages/design-document/design.ts'

export function elementOf({ elements }: Surface, id: string | undefined): DesignElement | undefined {
  return elements.find((element) => element.id === id)
}

export function textOf(face: Surface, id: string | undefined): TextElement | undefined {
  const element = elementOf(face, id)
  return element?.type === 'text' ? element : undefined
}

/** Texts that stand for themselves; those of a group are placed and changed as one. */
export const singleTexts = ({ elements }: Surface): TextElement[] =>
  elements.filter((element): element is TextElement => element.type === 'text' && element.group === undefined)

/** In labels such as "move text"; art is a shape to whoever undoes it. */
export const kindInWords = ({ type }: DesignElement) => (type === 'art' ? 'shape' : type)

/** What an element is called on the screen and in what is announced. */
export function nameOf(element: DesignElement): string {
  switch (element.type) {
    case 'photo':
      return 'Photo'
    case 'text':
      return element.text.trim() || 'Empty text'
    case 'shape':
      return element.holds === 'photo' ? 'Place for a photo' : 'Shape'
    case 'art':
      return element.name
  }
}

/** The photo that covers the face; there is at most one. */
export function facePhotoOf({ elements }: Surface): PhotoElement | undefined {
  for (const element of elements) {
    if (element.type === 'photo' && element.frame.kind === 'face') return element
  }
  return undefined
}

/** The photo that is meant while none is selected: the one that covers the face, or else the first in a frame. */
export const mainPhotoOf = (face: Surface): PhotoElement | undefined =>
  facePhotoOf(face) ?? face.elements.find((element) => element.type === 'photo')

/** Changes one photo; a face without it stays as it is, because another hand may have removed it meanwhile. */
export function changePhoto(
  face: Surface,
  id: string,
  change: (photo: PhotoElement, face: Surface) => PhotoElement,
): Surface {
  return changeElement(face, id, (element) => (element.type === 'photo' ? change(element, face) : element))
}

/** Changes one text; a face without it stays as it is. */
export function changeText(face: Surface, id: string, change: (text: TextElement) => TextElement): Surface {
  return changeElement(face, id, (element) => (element.type === 'text' ? change(element) : element))
}

/** Changes one element of either kind; a face without it stays as it is. */
export function changeElement(
  face: Surface,
  id: string,
  change: (element: DesignElement) => DesignElement,
): Surface {
  const before = elementOf(face, id)
  const after = before && change(before)
  if (!after || after === before) return face
  return { ...face, elements: face.elements.map((element) => (element === before ? after : element)) }
}
