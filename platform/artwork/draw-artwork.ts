/** From a design to the files of its order line: artwork to print, a page for each surface, and a proof to approve. */
import { planCrop } from '#packages/artwork-renderer/crop.ts'
import { withCutLine, withJigsawCut } from '#packages/artwork-renderer/cut-line.ts'
import { type DrawList, drawListOf } from '#packages/artwork-renderer/draw-list.ts'
import type { Design, Surface } from '#packages/design-document/design.ts'
import { type Box, boxExtent, overlaps } from '#packages/design-document/geometry.ts'
import type { InkName } from '#packages/design-document/inks.ts'
import { panelSurface } from '#packages/design-document/panel-surface.ts'
import { effectiveDpi } from '#packages/design-document/resolution.ts'
import type { TrimOutline } from '#packages/design-document/trim-outline.ts'
import type { Px } from '#packages/design-document/units.ts'
import type { Jigsaw } from '#packages/jigsaw/jigsaw.ts'
import { loadFonts } from './fonts.ts'
import { drawPdf, type PdfPage } from './pdf.ts'
import type { PressInks } from './pdf-intent.ts'
import type { PhotoFiles } from './prepare-photo.ts'
import { drawProof } from './proof.ts'
import { proofSheet } from './proof-sheet.ts'

/** How a surface of the design is printed. */
export type PrintedSurface = {
  /** As the design names it. */
  readonly name: string
  /** As people read it, such as `Back`. */
  readonly label: string
  /** Printing resolution of the product. */
  readonly targetDpi: number
  /** The page is a mirror image; the proof never is. */
  readonly mirrored: boolean
  /**
   * What the piece is cut to; the proof shows nothing outside its round and in its openings. The page for the press is never
   * cut, and has the lines around a piece that is no rectangle, and around openings, in an ink of their own.
   */
  readonly cut?: TrimOutline | undefined
  /** How it is cut into pieces; the page for the press has their lines in the ink of cut lines, the proof as they look. */
  readonly jigsaw?: Jigsaw | undefined
  /** Where it is one of several panels, what of the surface it shows, in mm. Its page is named after its label. */
  readonly panel?: Box | undefined
}

export type ArtworkOptions = {
  /** Finds the original of a photo by its key, as a file that sharp reads. */
  readonly photos: PhotoFiles
  /** In the order of the pages. */
  readonly surfaces: readonly PrintedSurface[]
  /** Title of the PDF, such as `Order 1000042, line 1`. */
  readonly title: string
  /** Date of the PDF: the same arguments give the same bytes. */
  readonly date: Date
  readonly proofWidthPx?: Px
  /** What it is printed with, from sRGB; left out, by what takes sRGB. */
  readonly press?: PressInks | undefined
}

export type Artwork = {
  readonly pdf: Buffer
  /** JPEG of every page with its bleed, white outside a round cut, side by side where there are several. */
  readonly proof: Buffer
  readonly surfaces: readonly SurfaceProof[]
}

export type SurfaceProof = {
  /** As the design names it. */
  readonly name: string
  /** JPEG of the page with its bleed, white outside a round cut. */
  readonly proof: Buffer
  /** Characters of the design's texts that no font could draw, each once. */
  readonly missing: readonly string[]
  /** What is on the page beside the colours, in the order of painting. */
  readonly inks: readonly InkName[]
  /** Pixels of the original on a printed inch of the photo that has fewest; undefined when no photo shows on the page. */
  readonly lowestDpi: number | undefined
}

/**
 * Draws every surface of a design.
 *
 * Works in small steps and yields to the event loop between them.
 *
 * @throws Error when a photo is missing or is not the one the design was made with, a font is not on the menu, or the design
 *   lacks a surface
 * @example const { pdf } = await drawArtwork(design, { photos, surfaces, title: 'Order 1000042, line 1', date })
 */
export async function drawArtwork(design: Design, options: ArtworkOptions): Promise<Artwork> {
  const { photos, title, date, proofWidthPx = 1600, press } = options
  const fonts = await loadFonts()
  const pages: PdfPage[] = []
  const surfaces: SurfaceProof[] = []
  for (const { name, label, targetDpi, mirrored, cut, jigsaw, panel } of options.surfaces) {
    const whole = design.surfaces.find((one) => one.name === name)
    if (!whole) throw new Error(`Expected the design to have a surface ${name} but found none`)
    mustHaveFonts(whole, fonts)
    const surface = panel ? panelSurface(whole, panel) : whole
    const drawn = drawListOf(surface, fonts)
    const drawList = withJigsawCut(withCutLine(panel ? onPage(drawn) : drawn, cut), jigsaw)
    pages.push({ drawList, targetDpi, mirrored, label: panel && label })
    const approved = { widthPx: proofWidthPx, isForApproval: true }
    const proof = await drawProof(surface, { photos, fonts, cut, jigsaw, ...approved })
    const missing = [...new Set(drawList.items.flatMap((item) => item.missing))]
    surfaces.push({ name, proof, missing, inks: inksOf(drawList), lowestDpi: lowestDpi(drawList) })
  }
  const pdf = await drawPdf(pages, { photos, title, date, press })
  const labelled = surfaces.map(({ proof }, place) => ({
    proof,
    label: options.surfaces[place]?.label ?? '',
  }))
  const isSideBySide = options.surfaces.some(({ panel }) => panel !== undefined)
  return { pdf, proof: await proofSheet(labelled, { isSideBySide }), surfaces }
}

/** Without what is on other panels alone, so that nobody reads of it on this page. */
const onPage = ({ items, ...list }: DrawList): DrawList => ({
  ...list,
  items: items.filter(({ extent }) => overlaps(extent, boxExtent(list.page))),
})

function inksOf({ items }: DrawList): InkName[] {
  const ops = items.flatMap((item) => item.ops)
  return [...new Set(ops.flatMap((op) => ('ink' in op && op.ink !== undefined ? [op.ink] : [])))]
}

function lowestDpi({ items, page }: DrawList): number | undefined {
  const shown = items
    .flatMap((item) => item.ops)
    .filter((op) => op.op === 'photo')
    .filter((op) => planCrop(op, page, { pxPerMm: 1, marginPx: 0 }) !== undefined)
  return shown.length === 0 ? undefined : Math.min(...shown.map(({ element }) => effectiveDpi(element)))
}

function mustHaveFonts({ elements }: Surface, fonts: Awaited<ReturnType<typeof loadFonts>>): void {
  for (const element of elements) {
    if (element.type === 'text' && fonts(element.font).length === 0) {
      throw new Error(`Expected the font of a text to be on the menu but received "${element.font}"`)
    }
  }
}
