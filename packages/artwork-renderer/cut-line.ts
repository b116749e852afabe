/** The lines for the cutter, in the press file of a piece that is no plain rectangle. */
import { grow, identity } from '#packages/design-document/geometry.ts'
import { inks } from '#packages/design-document/inks.ts'
import { isRound, type TrimOutline } from '#packages/design-document/trim-outline.ts'
import type { Mm } from '#packages/design-document/units.ts'
import type { Jigsaw } from '#packages/jigsaw/jigsaw.ts'
import type { DrawList } from './draw-list.ts'
import { withJigsawLines } from './jigsaw-lines.ts'
import { cutPath, openingsPath, pathExtent } from './path.ts'

/** A quarter of a point, which cutters take for a hairline. */
const LINE_MM = 0.09

/**
 * Whether the press file has the line around a piece. A rectangle is cut at the trim of the page. An ellipse or round corners
 * without bleed are those of a finished thing that is printed on, such as a pen drive: nothing is cut after it.
 *
 * @param bleedMm  what is printed beyond the trim
 */
export const hasEdgeLine = (cut: TrimOutline | undefined, bleedMm: Mm): boolean =>
  isRound(cut) && (cut.shape === 'path' || bleedMm > 0)

/**
 * A page with the lines that its piece is cut along, above everything else, in the ink of cut lines.
 *
 * @returns the same page where nothing is cut, or only at the trim of the page
 * @example withCutLine(drawListOf(surface, fonts), cut).items.at(-1) // the line
 */
export function withCutLine(drawList: DrawList, cut: TrimOutline | undefined): DrawList {
  if (!cut) return drawList
  const { page, trim } = drawList
  const path = hasEdgeLine(cut, trim.xMm - page.xMm) ? cutPath(cut) : openingsPath(cut)
  const extent = pathExtent(path, identity)
  if (!extent) return drawList
  const { colour } = inks.cut
  const line = {
    op: 'stroke',
    path,
    matrix: identity,
    colour,
    ink: 'cut',
    widthMm: LINE_MM,
    join: 'round',
  } as const
  const item = { id: 'cut-line', opacity: 1, extent: grow(extent, LINE_MM), ops: [line], missing: [] }
  return { ...drawList, items: [...drawList.items, item] }
}

/** The same of the lines that a print is cut into pieces along, which begin and end on the trim. */
export const withJigsawCut = (drawList: DrawList, jigsaw: Jigsaw | undefined): DrawList =>
  withJigsawLines(drawList, jigsaw, { colour: inks.cut.colour, ink: 'cut', widthMm: LINE_MM, opacity: 1 })
