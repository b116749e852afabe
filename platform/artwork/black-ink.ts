/**
 * Black letters and lines of a press file in black ink alone, over what lies below: four plates never meet to a hair, and thin
 * black that is mixed of them gets coloured edges.
 *
 * Areas keep the black of the profile, which covers: through black ink alone a photo below would be seen.
 */
import type { DrawOp, FillOp, StrokeOp } from '#packages/artwork-renderer/draw-list.ts'
import { pathExtent } from '#packages/artwork-renderer/path.ts'
import { type Extent, overlaps } from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import { outlineContent, type PdfWriter } from './pdf-writer.ts'

/** What reaches farther both across and down is an area: letters of 70 points are not that large. */
const FINE_MM = 20

/** Whether it is pure black, without an ink of its own, and no area. */
export function isFineBlack(op: DrawOp): op is FillOp | StrokeOp {
  if (op.op !== 'fill' && op.op !== 'stroke') return false
  if (op.colour.toLowerCase() !== '#000000' || op.ink !== undefined) return false
  if (op.op === 'stroke') return op.widthMm <= FINE_MM
  return contoursOf(op.path).every((contour) => {
    const extent = pathExtent(contour, op.matrix)
    return !extent || Math.min(extent.right - extent.left, extent.bottom - extent.top) <= FINE_MM
  })
}

/** Each begins with a move. */
function contoursOf(path: Path): Path[] {
  const starts = path.flatMap(([command], place) => (command === 'M' ? [place] : []))
  return starts.map((start, place) => path.slice(start, starts[place + 1]))
}

/** The operators that paint an outline in black ink alone; what lies below keeps its other inks. */
export function blackContent(op: FillOp | StrokeOp, writer: PdfWriter): string {
  return outlineContent(op, `/${writer.overprint()} gs 0 0 0 1 ${op.op === 'fill' ? 'k' : 'K'}`)
}

/** Whether all of it is printed with inks of their own, such as a line to cut along. */
export const isInkAlone = (ops: readonly DrawOp[]): boolean =>
  ops.length > 0 && ops.every((op) => 'ink' in op && op.ink !== undefined)

interface Painted {
  readonly content: string
  readonly extent: Extent
  /** How it gets its colours: mixed in RGB, by black ink alone, or by an ink of its own. */
  readonly by: 'mixing' | 'black' | 'ink'
}

/**
 * The content of a page in the order of painting. The page that has black ink alone is mixed in inks, and what is mixed in RGB is
 * in groups on it. Inks lie on the page itself: in a group they have nothing below them to overprint, and the group takes away
 * what the page has there.
 */
export class PageLayers {
  readonly #writer: PdfWriter
  readonly #page: Extent
  readonly #painted: Painted[] = []

  constructor(writer: PdfWriter, page: Extent) {
    this.#writer = writer
    this.#page = page
  }

  paint(content: string, extent: Extent, by: Painted['by'] = 'mixing'): void {
    if (content !== '') this.#painted.push({ content, extent, by })
  }

  async finished(): Promise<{ parts: readonly string[]; hasBlackInk: boolean }> {
    const hasBlackInk = this.#painted.some(({ by }) => by === 'black')
    if (!hasBlackInk) return { parts: this.#painted.map(({ content }) => content), hasBlackInk }
    const parts: string[] = []
    let mixed: Painted[] = []
    let inked: Painted[] = []
    const finishLayers = async () => {
      if (mixed.length > 0) parts.push(await this.#groupOf(mixed))
      parts.push(...inked.map(({ content }) => content))
      mixed = []
      inked = []
    }
    for (const one of this.#painted) {
      if (one.by !== 'mixing') {
        inked.push(one)
        continue
      }
      // Inks that it does not touch may wait, so that as much as possible is mixed as screens do.
      if (inked.some(({ extent }) => overlaps(extent, one.extent))) await finishLayers()
      mixed.push(one)
    }
    await finishLayers()
    return { parts, hasBlackInk }
  }

  async #groupOf(mixed: readonly Painted[]): Promise<string> {
    const { left, top, right, bottom } = this.#page
    const content = mixed.map((one) => one.content).join('\n')
    return `/${await this.#writer.group(content, [left, top, right, bottom])} Do`
  }
}
