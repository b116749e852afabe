/** From a design to the files of its order line: artwork to print and a proof to approve, one pair for each surface. */
import { buildScene } from '#packages/artwork-renderer/scene.ts'
import type { Design, Surface } from '#packages/design-document/design.ts'
import type { Px } from '#packages/design-document/units.ts'
import type { PhotoFiles } from './cook.ts'
import { loadFonts } from './fonts.ts'
import { drawPdf } from './pdf.ts'
import type { OutputIntent } from './pdf-intent.ts'
import { drawProof } from './proof.ts'

export type ArtworkOptions = {
  /** Finds the original of a photo by its key, as a file that sharp reads. */
  readonly photos: PhotoFiles
  /** Printing resolution of the product. */
  readonly targetDpi: number
  /** Title of the PDF, such as `Order 1000042, line 1`. */
  readonly title: string
  /** Date of the PDF: the same arguments give the same bytes. */
  readonly date: Date
  readonly proofWidthPx?: Px
  readonly intent?: OutputIntent
}

export type SurfaceArtwork = {
  /** Name of the surface, such as `face`. */
  readonly surface: string
  readonly pdf: Buffer
  /** JPEG of the page with its bleed. */
  readonly proof: Buffer
  /** Characters of the design's texts that no font could draw, each once. */
  readonly missing: readonly string[]
}

/**
 * Draws every surface of a design.
 *
 * Works in small steps and yields to the event loop between them.
 *
 * @throws Error when a photo is missing or is not the one the design was made with, or a font is not on the menu
 * @example const [face] = await drawArtwork(design, { photos, targetDpi: 200, title: 'Order 1000042, line 1', date })
 */
export async function drawArtwork(design: Design, options: ArtworkOptions): Promise<SurfaceArtwork[]> {
  const artwork: SurfaceArtwork[] = []
  for (const surface of design.surfaces) artwork.push(await drawSurface(surface, options))
  return artwork
}

async function drawSurface(surface: Surface, options: ArtworkOptions): Promise<SurfaceArtwork> {
  const { photos, targetDpi, title, date, proofWidthPx = 1600, intent } = options
  const fonts = await loadFonts()
  for (const element of surface.elements) {
    if (element.type === 'text' && fonts(element.font).length === 0) {
      throw new Error(`Expected the font of a text to be on the menu but received "${element.font}"`)
    }
  }
  const scene = buildScene(surface, fonts)
  const pdf = await drawPdf(scene, { photos, targetDpi, title, date, ...(intent && { intent }) })
  const proof = await drawProof(surface, { photos, fonts, widthPx: proofWidthPx })
  const missing = [...new Set(scene.items.flatMap((item) => item.missing))]
  return { surface: surface.name, pdf, proof, missing }
}
