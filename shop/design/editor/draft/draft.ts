/** What the shopper is making: the design and the product it is made for. One undo step restores all of it. */
import { DESIGN_VERSION, type Design, type Edge, type Surface } from '#packages/design-document/design.ts'
import type { Box } from '#packages/design-document/geometry.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { measuresInWords } from '#packages/product/size-words.ts'
import { type Choice, resolveChoice } from '#packages/product/sku.ts'
import { type SurfaceFigures, surfacesOf } from '#packages/product/surfaces.ts'

export interface Draft {
  readonly design: Design
  readonly choice: Choice
  /** What the shopper calls it; empty while it has no name. */
  readonly title: string
  /** Surfaces that the present choice does not print. They come back when one is chosen that does. */
  readonly aside?: readonly Surface[]
  /** Surfaces as the shopper last arranged them, where another choice has refitted them since. */
  readonly arranged?: readonly ArrangedSurface[]
}

/** A surface, and where words kept clear of everything on the piece that it was arranged for. */
export interface ArrangedSurface {
  readonly surface: Surface
  readonly room: Box
  /** Of that piece; undefined for a piece of a family that is not known any more. */
  readonly family: string | undefined
  /** It was drawn so that it keeps clear of everything on every shape, by its place to the sides of the trim. */
  readonly suitsEveryShape?: boolean | undefined
}

/** Behind the photo and, until the shopper picks another, on the edge. */
export const PAPER_WHITE = '#ffffff'

/** A draft with nothing on any surface of its choice. */
export function emptyDraft(record: ProductRecord, choice: Choice): Draft {
  const surfaces = surfacesOf(record, choice).map(emptySurface)
  return { design: { version: DESIGN_VERSION, surfaces }, choice, title: '' }
}

export function emptySurface({ name, widthMm, heightMm, bleedMm, safeMm, edge }: SurfaceFigures): Surface {
  return {
    name,
    widthMm,
    heightMm,
    bleedMm,
    safeMm,
    background: { kind: 'solid', colour: PAPER_WHITE },
    edge: firstEdge(edge),
    elements: [],
  }
}

const firstEdge = (edge: SurfaceFigures['edge']): Edge =>
  edge.kind === 'colour' ? { kind: 'colour', colour: edge.colour ?? PAPER_WHITE } : { kind: edge.kind }

/** The surface of a name, or the first where the design has none of it. */
export function faceOf({ surfaces }: Design, name?: string): Surface {
  const face = surfaces.find((surface) => surface.name === name) ?? surfaces[0]
  if (!face) throw new RangeError('Expected a design with a surface but received one without')
  return face
}

/** Changes one surface; a design whose surface stays the same stays itself. */
export function changeFace(design: Design, name: string, change: (face: Surface) => Surface): Design {
  return changeFaces(design, (face) => (face.name === name ? change(face) : face))
}

/** Changes every surface in turn; a design whose surfaces all stay the same stays itself. */
export function changeFaces(design: Design, change: (face: Surface) => Surface): Design {
  const surfaces = design.surfaces.map(change)
  return surfaces.every((surface, place) => surface === design.surfaces[place])
    ? design
    : { ...design, surfaces }
}

/** Whether nothing has been put on any surface. */
export const isEmptyDesign = ({ surfaces }: Design): boolean =>
  surfaces.every(({ elements }) => elements.length === 0)

/** Menu names of the fonts in a design, each once. */
export function fontsOfDesign({ surfaces }: Design): string[] {
  const fonts = surfaces
    .flatMap(({ elements }) => elements)
    .flatMap((element) => (element.type === 'text' ? [element.font] : []))
  return [...new Set(fonts)]
}

/** The record's figures for a surface of a draft: dpi limits, depth, what it is printed on. */
export const figuresOf = (record: ProductRecord, draft: Draft, face: Pick<Surface, 'name'>): SurfaceFigures =>
  figuresOfAll(record, draft)(face)

/** The same of every surface, worked out once: a set of fifty pieces would ask for all of them fifty times. */
export function figuresOfAll(
  record: ProductRecord,
  { choice }: Pick<Draft, 'choice'>,
): (face: Pick<Surface, 'name'>) => SurfaceFigures {
  const figures = surfacesOf(record, choice)
  const byName = new Map(figures.map((one) => [one.name, one]))
  return ({ name }) => {
    const found = byName.get(name) ?? figures[0]
    if (!found) throw new RangeError(`Expected a printed surface of ${record.family} but found none`)
    return found
  }
}

/** The size as it hangs: width first, so that 30 × 40 lying down reads 40 × 30 cm. */
export function sizeInWords(record: ProductRecord, choice: Choice): string {
  const { size, orientation } = resolveChoice(record, choice)
  return measuresInWords(size, orientation)
}
