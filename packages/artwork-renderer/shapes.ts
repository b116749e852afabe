/** Outlines of shapes and vector art, along the axes of their frame, in mm. */
import type { Box } from '#packages/design-document/geometry.ts'
import { type Path, pathOf } from '#packages/design-document/path-data.ts'
import type { ArtElement, ShapeElement } from '#packages/design-document/shapes.ts'
import type { Mm } from '#packages/design-document/units.ts'
import { mapPath, shapePath } from './path.ts'

export type OutlinePart = {
  readonly path: Path
  readonly rule: 'nonzero' | 'evenodd'
  readonly fill: string | undefined
  readonly line: { readonly widthMm: Mm; readonly colour: string } | undefined
}

export function shapeParts(element: ShapeElement, box: Box): readonly OutlinePart[] {
  const { fill, line } = element
  return [{ path: shapePath(element, box), rule: 'nonzero', fill, line }]
}

/** The art fills its box; a line keeps its share of the drawing, whichever way that is stretched. */
export function artParts(
  { width, height, flipX, flipY, paths }: ArtElement,
  box: Box,
): readonly OutlinePart[] {
  const across = box.widthMm / width
  const down = box.heightMm / height
  const toBox = [
    flipX ? -across : across,
    0,
    0,
    flipY ? -down : down,
    box.xMm + (flipX ? box.widthMm : 0),
    box.yMm + (flipY ? box.heightMm : 0),
  ] as const
  return paths.map(({ data, rule, fill, line }) => ({
    path: mapPath(pathOf(data), toBox),
    rule,
    fill,
    line: line && { widthMm: line.width * Math.sqrt(across * down), colour: line.colour },
  }))
}
