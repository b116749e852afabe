/** The lines of a jigsaw above everything else: for the cutter in the press file, and to be seen in the proof. */
import { boxExtent, identity } from '#packages/design-document/geometry.ts'
import type { InkName } from '#packages/design-document/inks.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import type { Mm } from '#packages/design-document/units.ts'
import { type Jigsaw, jigsawLines } from '#packages/jigsaw/jigsaw.ts'
import type { DrawItem, DrawList } from './draw-list.ts'

interface Pen {
  readonly colour: string
  readonly widthMm: Mm
  readonly opacity: number
  readonly ink?: InkName
}

/** As a cut looks on the finished picture. */
const SEEN: Pen = { colour: '#1e2a25', widthMm: 0.25, opacity: 0.6 }

/** Every line as one outline of its own, in one path. */
export const jigsawPath = (jigsaw: Jigsaw): Path => jigsawLines(jigsaw).flat()

/**
 * A page with the lines that it is cut into pieces along.
 *
 * @param jigsaw  of the product: the page of a design may differ from it by a rounding, and the die may not
 * @param pen  as a cut is seen, unless something else is said
 * @returns the same page where it is not cut into pieces
 */
export function withJigsawLines(drawList: DrawList, jigsaw: Jigsaw | undefined, pen: Pen = SEEN): DrawList {
  if (!jigsaw) return drawList
  const { opacity, ...look } = pen
  const path = jigsawPath(jigsaw)
  const line = { op: 'stroke', path, matrix: identity, join: 'round', ...look } as const
  const extent = boxExtent(drawList.page)
  const item: DrawItem = { id: 'jigsaw', opacity, extent, ops: [line], missing: [] }
  return { ...drawList, items: [...drawList.items, item] }
}
