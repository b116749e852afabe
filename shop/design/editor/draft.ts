/** What the shopper is making: the design and the product it is made for. One undo step restores all of it. */
import type {
  Design,
  DesignElement,
  PhotoElement,
  Surface,
  TextElement,
} from '#packages/design-document/design.ts'
import { DESIGN_VERSION } from '#packages/design-document/design.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { measuresInWords } from '#packages/product/size-words.ts'
import { type Choice, resolveChoice } from '#packages/product/sku.ts'
import { type SurfaceFigures, surfaceOf } from '#packages/product/surfaces.ts'

export interface Draft {
  readonly design: Design
  readonly choice: Choice
  /** What the shopper calls it; empty while it has no name. */
  readonly title: string
}

/** Behind the photo and, until the shopper picks another, on the edge. */
export const PAPER_WHITE = '#ffffff'

/** An empty face for a choice. */
export function emptyDraft(record: ProductRecord, choice: Choice): Draft {
  const { name, widthMm, heightMm, bleedMm, safeMm, edge } = surfaceOf(record, choice)
  const face: Surface = {
    name,
    widthMm,
    heightMm,
    bleedMm,
    safeMm,
    background: { kind: 'solid', colour: PAPER_WHITE },
    edge:
      edge.kind === 'colour' ? { kind: 'colour', colour: edge.colour ?? PAPER_WHITE } : { kind: edge.kind },
    elements: [],
  }
  return { design: { version: DESIGN_VERSION, surfaces: [face] }, choice, title: '' }
}

/** The one surface of a canvas. */
export function faceOf({ surfaces }: Design): Surface {
  const face = surfaces[0]
  if (!face) throw new RangeError('Expected a design with a face but received one without surfaces')
  return face
}

export function withFace(design: Design, face: Surface): Design {
  return { ...design, surfaces: [face, ...design.surfaces.slice(1)] }
}

export function elementOf(design: Design, id: string | undefined): DesignElement | undefined {
  return faceOf(design).elements.find((element) => element.id === id)
}

export function photoOf(design: Design, id: string | undefined): PhotoElement | undefined {
  const element = elementOf(design, id)
  return element?.type === 'photo' ? element : undefined
}

export function textOf(design: Design, id: string | undefined): TextElement | undefined {
  const element = elementOf(design, id)
  return element?.type === 'text' ? element : undefined
}

/** The photo that covers the face; there is at most one. */
export function facePhotoOf(design: Design): PhotoElement | undefined {
  for (const element of faceOf(design).elements) {
    if (element.type === 'photo' && element.frame.kind === 'face') return element
  }
  return undefined
}

/** Changes one photo; a design without it stays as it is, because another hand may have removed it meanwhile. */
export function changePhoto(
  design: Design,
  id: string,
  change: (photo: PhotoElement, face: Surface) => PhotoElement,
): Design {
  return changeElement(design, id, (element, face) =>
    element.type === 'photo' ? change(element, face) : element,
  )
}

/** Changes one text; a design without it stays as it is. */
export function changeText(
  design: Design,
  id: string,
  change: (text: TextElement, face: Surface) => TextElement,
): Design {
  return changeElement(design, id, (element, face) =>
    element.type === 'text' ? change(element, face) : element,
  )
}

/** Changes one element of either kind; a design without it stays as it is. */
export function changeElement(
  design: Design,
  id: string,
  change: (element: DesignElement, face: Surface) => DesignElement,
): Design {
  const face = faceOf(design)
  const before = face.elements.find((element) => element.id === id)
  const after = before && change(before, face)
  if (!after || after === before) return design
  return withFace(design, {
    ...face,
    elements: face.elements.map((element) => (element === before ? after : element)),
  })
}

/** Keys of the photos in a design, each once. */
export function photosOfDesign(design: Design): string[] {
  const photos = faceOf(design).elements.flatMap((element) =>
    element.type === 'photo' ? [element.photo] : [],
  )
  return [...new Set(photos)]
}

/** The record's figures for a draft: dpi limits, depth, whether it can be posted. */
export function figuresOf(record: ProductRecord, draft: Draft): SurfaceFigures {
  return surfaceOf(record, draft.choice)
}

/** The size as it hangs: width first, so that 30 × 40 lying down reads 40 × 30 cm. */
export function sizeInWords(record: ProductRecord, choice: Choice): string {
  const { size, orientation } = resolveChoice(record, choice)
  return `${measuresInWords(size, orientation === 'L')} cm`
}
