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

/**
 * The content of a page in the order of painting: what is mixed in RGB, and what is black ink alone. The page of a file that has
 * both is mixed in inks, and what is mixed in RGB is in groups on it.
 */
export class PageLayers {
  readonly #writer: PdfWriter
  readonly #page: Extent
  readonly #finished: string[] = []
  #mixed: string[] = []
  #black: { content: string; extent: Extent }[] = []
  #hasBlackInk = false

  constructor(writer: PdfWriter, page: Extent) {
    this.#writer = writer
    this.#page = page
  }

  /** Painted in RGB. Black that it does not touch may wait, so that as much as possible is mixed as screens do. */
  async mix(content: string, extent: Extent): Promise<void> {
    if (this.#black.some((black) => overlaps(black.extent, extent))) await this.#finishLayers()
    this.#mixed.push(content)
  }

  /** Painted in black ink alone. */
  black(content: string, extent: Extent): void {
    this.#hasBlackInk = true
    this.#black.push({ content, extent })
  }

  async finished(): Promise<{ parts: readonly string[]; hasBlackInk: boolean }> {
    if (!this.#hasBlackInk) return { parts: this.#mixed, hasBlackInk: false }
    await this.#finishLayers()
    return { parts: this.#finished, hasBlackInk: true }
  }

  async #finishLayers(): Promise<void> {
    const { left, top, right, bottom } = this.#page
    const mixed = this.#mixed.join('\n')
    if (mixed !== '') {
      const group = await this.#writer.group(mixed, [left, top, right, bottom])
      this.#finished.push(`/${group} Do`)
    }
    this.#finished.push(...this.#black.map(({ content }) => content))
    this.#mixed = []
    this.#black = []
  }
}
