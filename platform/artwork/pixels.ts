/** Cooked photos as rows of pixels: in memory for a small picture, in a file for a large one. */
import { readSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import type { Matrix, PixelSize } from '#packages/design-document/geometry.ts'
import type { Px } from '#packages/design-document/units.ts'

export type PixelArea = { readonly left: Px; readonly top: Px; readonly width: Px; readonly height: Px }

/** Pixels beyond what it draws that the sampling of a photo may look at. */
export const SAMPLE_MARGIN_PX: Px = 2

/** Red, green, blue and opacity, row by row. */
export type PixelBlock = PixelSize & { readonly data: Uint8ClampedArray<ArrayBuffer> }

export type PreparedPhoto = PixelSize & {
  /** Pixels -> mm along the axes of the frame. */
  readonly matrix: Matrix
  /**
   * The pixels of an area, and to the right and below of it copies of its last ones: sampling looks beyond what it
   * draws, and must not find what an earlier drawing has left there.
   */
  readonly read: (area: PixelArea) => Promise<PixelBlock>
  readonly close: () => Promise<void>
}

const BYTES = 4

/** Keeps a prepared photo in memory. */
export async function keepInMemory(picture: Sharp, size: PixelSize, matrix: Matrix): Promise<PreparedPhoto> {
  const pixels = await picture.ensureAlpha().raw().toBuffer()
  const readRow: RowReader = (row, start) => {
    row.set(pixels.subarray(start, start + row.length))
  }
  return { ...size, matrix, read: (area) => readBlock(readRow, size.widthPx, area), close: async () => {} }
}

/**
 * Keeps a prepared photo in an uncompressed TIFF: libvips writes it in bounded memory, and any rows of it can be read
 * again without decoding.
 */
export async function keepInFile(
  picture: Sharp,
  size: PixelSize,
  matrix: Matrix,
  file: string,
): Promise<PreparedPhoto> {
  await picture.ensureAlpha().tiff({ compression: 'none' }).toFile(file)
  const handle = await open(file, 'r')
  const first = await firstPixel(handle, size)
  const readRow: RowReader = (row, start) => {
    const bytes = readSync(handle.fd, row, 0, row.length, first + start)
    if (bytes !== row.length) throw new Error(`Expected ${row.length} bytes of pixels but read ${bytes}`)
  }
  return {
    ...size,
    matrix,
    read: (area) => readBlock(readRow, size.widthPx, area),
    close: () => handle.close(),
  }
}

/** Fills a row with pixels from a place in the picture, counted in bytes. */
type RowReader = (row: Uint8ClampedArray, start: number) => void

async function readBlock(readRow: RowReader, pictureWidthPx: Px, area: PixelArea): Promise<PixelBlock> {
  const { left, top, width, height } = area
  const widthPx = width + SAMPLE_MARGIN_PX
  const heightPx = height + SAMPLE_MARGIN_PX
  const data = new Uint8ClampedArray(widthPx * heightPx * BYTES)
  const pixels = new Uint32Array(data.buffer)
  for (let y = 0; y < height; y++) {
    const row = y * widthPx
    const bytes = data.subarray(row * BYTES, (row + width) * BYTES)
    readRow(bytes, ((top + y) * pictureWidthPx + left) * BYTES)
    pixels.fill(pixels[row + width - 1] ?? 0, row + width, row + widthPx)
  }
  const last = pixels.subarray((height - 1) * widthPx, height * widthPx)
  for (let y = height; y < heightPx; y++) pixels.set(last, y * widthPx)
  return { data, widthPx, heightPx }
}

/** TIFF tags, https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf */
const TAG_STRIP_OFFSETS = 273
const TAG_STRIP_BYTES = 279
const TYPE_SHORT = 3

/** Where the pixels of an uncompressed TIFF begin; its strips must follow each other without a gap. */
async function firstPixel(handle: FileHandle, { widthPx, heightPx }: PixelSize): Promise<number> {
  const bytes = async (position: number, length: number) =>
    (await handle.read(Buffer.alloc(length), 0, length, position)).buffer
  const directory = (await bytes(0, 8)).readUInt32LE(4)
  const count = (await bytes(directory, 2)).readUInt16LE(0)
  const entries = await bytes(directory + 2, count * 12)
  const values = async (wanted: number): Promise<number[]> => {
    for (let at = 0; at < entries.length; at += 12) {
      if (entries.readUInt16LE(at) !== wanted) continue
      const size = entries.readUInt16LE(at + 2) === TYPE_SHORT ? 2 : 4
      const length = entries.readUInt32LE(at + 4)
      const list =
        length * size <= 4
          ? entries.subarray(at + 8, at + 12)
          : await bytes(entries.readUInt32LE(at + 8), length * size)
      return Array.from({ length }, (_, index) => list.readUIntLE(index * size, size))
    }
    throw new Error(`Expected TIFF tag ${wanted}`)
  }
  const offsets = await values(TAG_STRIP_OFFSETS)
  const lengths = await values(TAG_STRIP_BYTES)
  const start = offsets[0] ?? 0
  const total = lengths.reduce((sum, length, index) => {
    if (offsets[index] !== start + sum) throw new Error('Expected the strips of a TIFF to follow each other')
    return sum + length
  }, 0)
  if (total !== widthPx * heightPx * BYTES) {
    throw new Error(`Expected ${widthPx} x ${heightPx} pixels of ${BYTES} bytes but found ${total} bytes`)
  }
  return start
}
