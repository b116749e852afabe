/** The picture a customer approves: a whole surface in pixels. */
import { createCanvas } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { drawListOf } from '#packages/artwork-renderer/draw-list.ts'
import type { FontsByName } from '#packages/artwork-renderer/fonts.ts'
import { withJigsawLines } from '#packages/artwork-renderer/jigsaw-lines.ts'
import { cutPath, rectanglePath } from '#packages/artwork-renderer/path.ts'
import type { Surface } from '#packages/design-document/design.ts'
import type { Box } from '#packages/design-document/geometry.ts'
import { isCutAway, type TrimOutline } from '#packages/design-document/trim-outline.ts'
import type { Px } from '#packages/design-document/units.ts'
import type { Jigsaw } from '#packages/jigsaw/jigsaw.ts'
import { cutAway } from './cut-away.ts'
import type { PhotoFiles } from './prepare-photo.ts'
import { closePhotos, preparePhotos } from './prepared-photos.ts'
import { emptyPool, type Painting, paintRows } from './skia.ts'

export type ProofOptions = {
  readonly photos: PhotoFiles
  readonly fonts: FontsByName
  readonly widthPx: Px
  readonly format?: 'jpeg' | 'png' | 'webp'
  /** A JPEG that somebody approves: twice to three times the bytes, and the grain of the photo as it will be printed. */
  readonly isForApproval?: boolean
  /** The page with its bleed, the trim alone, or any part of the page. */
  readonly area?: 'page' | 'trim' | Box
  /** What the piece is cut to: outside its round, and in its openings, the picture is white, or transparent where the format can be. */
  readonly cut?: TrimOutline | undefined
  /** How it is cut into pieces: their lines are drawn as they will look. */
  readonly jigsaw?: Jigsaw | undefined
  /** What hangs of it where it is made as panels: between them, the picture is the same as outside a round. */
  readonly panels?: readonly Box[] | undefined
}

/** Rows painted in one go: small enough to leave other requests their turn. */
const ROWS = 256

const JPEG = { quality: 90, chromaSubsampling: '4:4:4' } as const
/** See docs/decisions/0072. */
const APPROVED_JPEG = { quality: 98, quantisationTable: 3, chromaSubsampling: '4:4:4' } as const

/**
 * Paints a surface.
 *
 * @param options.widthPx width of the picture, 16 to 4096 px; its height follows the proportions of the area
 * @returns the encoded picture, the same bytes for the same design, photos and fonts
 * @throws RangeError for another width; Error when a photo is not the one the design was made with
 */
export async function drawProof(surface: Surface, options: ProofOptions): Promise<Buffer> {
  const { photos, fonts, widthPx, format = 'jpeg', cut, jigsaw, panels } = options
  const jpeg = options.isForApproval ? APPROVED_JPEG : JPEG
  if (!(Number.isInteger(widthPx) && widthPx >= 16 && widthPx <= 4096)) {
    throw new RangeError(`Expected widthPx to be a whole number from 16 to 4096 but received ${widthPx}`)
  }
  const drawList = withJigsawLines(drawListOf(surface, fonts), jigsaw)
  const area = areaOf(drawList, options.area ?? 'page')
  const pxPerMm = widthPx / area.widthMm
  const heightPx = Math.max(1, Math.round(area.heightMm * pxPerMm))
  const prepared = await preparePhotos(drawList, { photos, pxPerMm, area })
  const pixels = Buffer.alloc(widthPx * heightPx * 4)
  try {
    const painting: Painting = { drawList, pxPerMm, origin: area, photos: prepared }
    const canvas = createCanvas(widthPx, Math.min(ROWS, heightPx))
    const pool = emptyPool()
    for (let topPx = 0; topPx < heightPx; topPx += ROWS) {
      const rows = Math.min(ROWS, heightPx - topPx)
      await paintRows(painting, canvas, { topPx, heightPx: rows }, pool)
      pixels.set(canvas.data().subarray(0, widthPx * rows * 4), topPx * widthPx * 4)
    }
  } finally {
    await closePhotos(prepared)
  }
  const kept = panels?.flatMap((panel) => rectanglePath(panel)) ?? (isCutAway(cut) ? cutPath(cut) : undefined)
  if (kept) cutAway(pixels, kept, { area, widthPx, heightPx })
  const painted = sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 4 } })
  const picture = withoutAlpha(painted, kept !== undefined, format).withIccProfile('srgb')
  if (format === 'png') return picture.png().toBuffer()
  if (format === 'webp') return picture.webp({ quality: 88 }).toBuffer()
  return picture.jpeg(jpeg).toBuffer()
}

/** Only what is cut out of its page has something to see through, and a JPEG shows white there. */
function withoutAlpha(painted: Sharp, isCutOut: boolean, format: ProofOptions['format']): Sharp {
  if (!isCutOut) return painted.removeAlpha()
  return format === 'jpeg' ? painted.flatten({ background: '#ffffff' }) : painted
}

function areaOf({ page, trim }: { page: Box; trim: Box }, area: 'page' | 'trim' | Box): Box {
  if (area === 'page') return page
  return area === 'trim' ? trim : area
}
