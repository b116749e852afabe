/**
 * Artwork as pixels, for makers that take JPEG or TIFF: any size in bounded memory.
 *
 * One upright photo that covers the page goes straight through sharp. Everything else is painted in strips, appended to
 * an uncompressed TIFF that libvips then streams into the final file.
 */
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createCanvas } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { planCrop } from '#packages/artwork-renderer/crop.ts'
import { type DrawList, drawListOf, type PhotoOp } from '#packages/artwork-renderer/draw-list.ts'
import type { FontsByName } from '#packages/artwork-renderer/fonts.ts'
import type { Surface } from '#packages/design-document/design.ts'
import { boxExtent, type PixelSize, photoAngleDeg } from '#packages/design-document/geometry.ts'
import { isFilled } from '#packages/design-document/placement.ts'
import { mmToPx } from '#packages/design-document/units.ts'
import { directoryBytes, LONG, SHORT, type TiffEntry, tiffDirectory } from '../photos/tiff-directory.ts'
import { headBytes, profileSegments, srgbProfile } from './colour-profile.ts'
import { type PhotoFiles, preparePhoto, requirePhoto } from './prepare-photo.ts'
import { closePhotos, preparePhotos } from './prepared-photos.ts'
import { emptyPool, type Painting, paintRows } from './skia.ts'

export type PrintOptions = {
  readonly photos: PhotoFiles
  readonly fonts: FontsByName
  readonly dpi: number
  /** Where the print goes. */
  readonly file: string
  readonly format?: 'jpeg' | 'tiff'
}

/** Rows of a strip. Smaller strips only cost more calls; larger ones only take memory. */
const STRIP_ROWS = 192
const QUALITY = 95

/**
 * Writes the page of a surface, bleed included, at a resolution.
 *
 * @param options.dpi 30 to 1200
 * @returns size of the print in pixels, and whether it was painted or one photo was enough
 */
export async function printSurface(
  surface: Surface,
  options: PrintOptions,
): Promise<PixelSize & { way: 'photo' | 'painted' }> {
  const { dpi } = options
  if (!(dpi >= 30 && dpi <= 1200))
    throw new RangeError(`Expected dpi to be from 30 to 1200 but received ${dpi}`)
  const drawList = drawListOf(surface, options.fonts)
  const size = {
    widthPx: Math.round(mmToPx(drawList.page.widthMm, dpi)),
    heightPx: Math.round(mmToPx(drawList.page.heightMm, dpi)),
  }
  const alone = onlyPhoto(drawList)
  if (alone) await printPhoto(alone, drawList, size, options)
  else await printPainted(drawList, size, options)
  return { ...size, way: alone ? 'photo' : 'painted' }
}

/** The photo of a draw list that is nothing but one plain upright photo over the whole page. */
function onlyPhoto(drawList: DrawList): PhotoOp | undefined {
  const [item, ...others] = drawList.items
  const [op, ...more] = item?.ops ?? []
  if (!item || others.length > 0 || op?.op !== 'photo' || more.length > 0 || item.opacity < 1)
    return undefined
  const { element, box, tiles } = op
  const { placement, mask } = element
  const plain = tiles.length === 1 && (mask === undefined || mask.shape === 'rectangle')
  const upright = photoAngleDeg(placement) % 360 === 0 && !placement.flipX && !placement.flipY
  const turned = element.frame.kind === 'placed' && element.frame.rotationDeg !== 0
  if (!plain || !upright || turned || !isFilled(element, box, placement)) return undefined
  const frame = boxExtent(box)
  const page = boxExtent(drawList.page)
  // A hundredth of a millimetre is less than a pixel at any resolution we print.
  const covers =
    frame.left <= page.left + 0.01 &&
    frame.top <= page.top + 0.01 &&
    frame.right >= page.right - 0.01 &&
    frame.bottom >= page.bottom - 0.01
  return covers ? op : undefined
}

async function printPhoto(op: PhotoOp, { page }: DrawList, size: PixelSize, options: PrintOptions) {
  const plan = planCrop(op, page, { pxPerMm: mmToPx(1, options.dpi), marginPx: 0 })
  if (!plan) throw new Error(`Expected photo ${op.element.photo} to show on the page`)
  const { file } = await options.photos(op.element.photo)
  await requirePhoto(file, op.element)
  await encode(await preparePhoto(file, op.element, plan, size), options)
}

async function printPainted(drawList: DrawList, size: PixelSize, options: PrintOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'print-'))
  try {
    const pxPerMm = mmToPx(1, options.dpi)
    const area = drawList.page
    const photos = await preparePhotos(drawList, { photos: options.photos, pxPerMm, area, folder })
    const page = join(folder, 'page.tif')
    const handle = await open(page, 'w')
    try {
      await paintPage({ drawList, pxPerMm, origin: area, photos }, size, handle)
    } finally {
      await handle.close()
      await closePhotos(photos)
    }
    await encode(sharp(page, { sequentialRead: true, limitInputPixels: false }), options)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function paintPage(painting: Painting, { widthPx, heightPx }: PixelSize, handle: FileHandle) {
  const canvas = createCanvas(widthPx, STRIP_ROWS)
  const rgb = Buffer.allocUnsafe(widthPx * STRIP_ROWS * 3)
  const pool = emptyPool()
  await handle.write(tiffHeader(widthPx, heightPx))
  for (let topPx = 0; topPx < heightPx; topPx += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, heightPx - topPx)
    await paintRows(painting, canvas, { topPx, heightPx: rows }, pool)
    const strip = rgb.subarray(0, widthPx * rows * 3)
    dropOpacity(canvas.data(), strip)
    await handle.write(strip)
    // The memory of the finished strip is freed only in the next turn of the event loop.
    await setImmediate()
  }
}

function dropOpacity(rgba: Uint8Array, rgb: Buffer) {
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0
    rgb[to + 1] = rgba[from + 1] ?? 0
    rgb[to + 2] = rgba[from + 2] ?? 0
  }
}

/** Encodes 8-bit sRGB with its resolution and profile. */
async function encode(picture: Sharp, { dpi, file, format = 'jpeg' }: PrintOptions) {
  if (format === 'tiff') {
    const perMm = dpi / 25.4
    const options = { compression: 'lzw', predictor: 'horizontal', xres: perMm, yres: perMm } as const
    await picture.withIccProfile('srgb').tiff(options).toFile(file)
    return
  }
  // Huffman tables made to measure would need all coefficients in memory.
  const jpeg = picture
    .withDensity(dpi)
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
  const profile = profileSegments(await srgbProfile())
  const target = await open(file, 'w')
  await pipeline(
    jpeg,
    async function* tagged(chunks: AsyncIterable<Buffer>) {
      let isFirst = true
      for await (const chunk of chunks) {
        if (!isFirst) yield chunk
        else {
          const head = headBytes(chunk)
          yield* [chunk.subarray(0, head), profile, chunk.subarray(head)]
        }
        isFirst = false
      }
    },
    target.createWriteStream(),
  )
}

/** Little-endian 8-bit RGB in one strip that follows the header; tags as in TIFF 6.0. */
function tiffHeader(widthPx: number, heightPx: number): Buffer {
  // The directory below has ten entries; the bits of each channel and then the pixels follow it.
  const bitsAt = 8 + directoryBytes(10)
  const pixelsAt = bitsAt + 6
  const entries: TiffEntry[] = [
    [256, LONG, 1, widthPx],
    [257, LONG, 1, heightPx],
    [258, SHORT, 3, bitsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, 3],
    [278, LONG, 1, heightPx],
    [279, LONG, 1, widthPx * heightPx * 3],
    [284, SHORT, 1, 1],
  ]
  const header = Buffer.alloc(pixelsAt)
  header.write('II*\0', 'latin1')
  header.writeUInt32LE(8, 4)
  tiffDirectory(entries).copy(header, 8)
  for (let channel = 0; channel < 3; channel++) header.writeUInt16LE(8, bitsAt + 2 * channel)
  return header
}
