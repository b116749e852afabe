/**
 * What a ready-made design is put together from. Places are in mm of a square face of `FACE_MM`, which the tool refits to
 * every size of the family: what stands in the middle stays there, and what covers the face goes on covering it.
 */
import type { TextElement } from '#packages/design-document/design.ts'
import type { ArtElement, ShapeElement } from '#packages/design-document/shapes.ts'

/** Side of the face that designs are drawn on. */
export const FACE_MM = 1000

export type TemplatePart = ShapeElement | ArtElement | TextElement
export type ArtPath = ArtElement['paths'][number]

/** Parts that make one picture, such as a name on its plate: they keep their places to each other in every size. */
export const together = (...parts: readonly TemplatePart[]): TemplatePart[] =>
  parts.map((part) => ({ ...part, together: 'picture' }))

/** An outline in one colour. */
export const filled = (fill: string, ...outlines: readonly string[]): ArtPath => ({
  data: outlines.join(' '),
  rule: 'nonzero',
  fill,
})

/** A drawing over the whole face, print beside print. */
export function pattern(
  id: string,
  { name, width, height = width, tileMm }: { name: string; width: number; height?: number; tileMm: number },
  ...paths: ArtPath[]
): ArtElement {
  return { ...art(id, { name, width, height }, paths), frame: { kind: 'face', insetMm: 0 }, tileMm }
}

/** A drawing that is stretched over the whole face, with what is cut off round it. */
export function backdrop(
  id: string,
  {
    name,
    width,
    height = width,
    beyondMm = 40,
  }: { name: string; width: number; height?: number; beyondMm?: number },
  ...paths: ArtPath[]
): ArtElement {
  return { ...art(id, { name, width, height }, paths), frame: { kind: 'face', insetMm: -beyondMm } }
}

/** A drawing with its middle at a place. */
export function drawing(
  id: string,
  {
    name,
    width,
    height = width,
    ...place
  }: {
    name: string
    width: number
    height?: number
    x?: number
    y?: number
    wideMm: number
    turnDeg?: number
  },
  ...paths: ArtPath[]
): ArtElement {
  const { x = FACE_MM / 2, y = FACE_MM / 2, wideMm, turnDeg = 0 } = place
  const highMm = (wideMm * height) / width
  const frame = placed(x, y, wideMm, highMm, turnDeg)
  return { ...art(id, { name, width, height }, paths), frame }
}

/** The face within a margin, whatever its shape. */
const onFace = (id: string, insetMm: number) =>
  ({
    id,
    type: 'shape',
    opacity: 1,
    frame: { kind: 'face', insetMm },
    shape: 'rectangle',
    radiusMm: 0,
  }) as const

/** A line along the edge of the piece, whatever its shape. */
export function border(
  id: string,
  { insetMm, widthMm, colour }: { insetMm: number; widthMm: number; colour: string },
): ShapeElement {
  return { ...onFace(id, insetMm), line: { widthMm, colour } }
}

/** The face within a margin in one colour, whatever its shape. */
export function ground(id: string, { insetMm, fill }: { insetMm: number; fill: string }): ShapeElement {
  return { ...onFace(id, insetMm), fill }
}

interface PlateFigures {
  x?: number
  y?: number
  wideMm: number
  highMm: number
  shape?: ShapeElement['shape']
  radiusMm?: number
  fill: string
  line?: { widthMm: number; colour: string }
}

/** A plain shape with its middle at a place, such as a ground for words. */
export function plate(
  id: string,
  {
    x = FACE_MM / 2,
    y = FACE_MM / 2,
    wideMm,
    highMm,
    shape = 'ellipse',
    radiusMm = 0,
    ...look
  }: PlateFigures,
): ShapeElement {
  return { id, type: 'shape', opacity: 1, frame: placed(x, y, wideMm, highMm), shape, radiusMm, ...look }
}

/** Where the shopper's photo goes: cut to the plate, with its line around it. */
export const photoPlace = (figures: PlateFigures): ShapeElement => ({
  ...plate('photo-place', figures),
  holds: 'photo',
})

/** Words for the shopper to write over, in the middle of a line. */
export function words(
  id: string,
  {
    text,
    font,
    sizeMm,
    colour,
    x = FACE_MM / 2,
    y,
    widthMm = 700,
    lineHeight = 1.15,
    letterSpacingMm = 0,
    curveRadiusMm = 0,
  }: Pick<TextElement, 'text' | 'font' | 'sizeMm' | 'colour'> & { x?: number; y: number } & Partial<
      Pick<TextElement, 'widthMm' | 'lineHeight' | 'letterSpacingMm' | 'curveRadiusMm'>
    >,
): TextElement {
  return {
    ...{
      id,
      type: 'text',
      opacity: 1,
      text,
      font,
      sizeMm,
      colour,
      widthMm,
      lineHeight,
      letterSpacingMm,
      curveRadiusMm,
    },
    ...{
      xMm: x - widthMm / 2,
      yMm: y - (sizeMm * lineHeight) / 2,
      rotationDeg: 0,
      align: 'centre',
      isExample: true,
    },
  }
}

function art(
  id: string,
  { name, width, height }: Pick<ArtElement, 'name' | 'width' | 'height'>,
  paths: ArtPath[],
): Omit<ArtElement, 'frame'> {
  return { id, type: 'art', opacity: 1, name, width, height, flipX: false, flipY: false, paths }
}

const placed = (x: number, y: number, widthMm: number, heightMm: number, rotationDeg = 0) =>
  ({ kind: 'placed', xMm: x - widthMm / 2, yMm: y - heightMm / 2, widthMm, heightMm, rotationDeg }) as const
