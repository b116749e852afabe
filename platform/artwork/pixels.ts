/** Cooked photos as rows of pixels: in memory for a small picture, in a file for a large one. */
import { type FileHandle, open } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import type { Matrix, PixelSize } from '#packages/design-document/geometry.ts'
import type { Px } from '#packages/design-document/units.ts'

export type PixelArea = { readonly left: Px; readonly top: Px; readonly width: Px; readonly height: Px }

export type CookedPhoto = PixelSize & {
  /** Pixels -> mm along the axes of the frame. */
  readonly matrix: Matrix
  /** Red, green, blue and opacity of an area, row by row. */
  readonly read: (area: PixelArea) => Promise<Uint8ClampedArray<ArrayBuffer>>
  readonly close: () => Promise<void>
}

const BYTES = 4

/** Keeps a cooked photo in memory. */
export async function keepInMemory(picture: Sharp, size: PixelSize, matrix: Matrix): Promise<CookedPhoto> {
  const pixels = await picture.ensureAlpha().raw().toBuffer()
  return {
    ...size,
    matrix,
    read: async ({ left, top, width, height }) => {
      const area = new Uint8ClampedArray(width * height * BYTES)
      for (let row = 0; row < height; row++) {
        const start = ((top + row) * size.widthPx + left) * BYTES
        area.set(pixels.subarray(start, start + width * BYTES), row * width * BYTES)
      }
      return area
    },
    close: async () => {},
  }
}

/**
 * Keeps a cooked photo in an uncompressed TIFF: libvips writes it in bounded memory, and any rows of it can be read
 * again without decoding.
 */
export async function keepInFile(
  picture: Sharp,
  size: PixelSize,
  matrix: Matrix,
  file: string,
): Promise<CookedPhoto> {
  await picture.ensureAlpha().tiff({ compression: 'none' }).toFile(file)
  const handle = await open(file, 'r')
  const start = await firstPixel(handle, size)
  return {
    ...size,
    matrix,
    read: (area) => readArea(handle, start, size.widthPx, area),
    close: () => handle.close(),
  }
}

async function readArea(
  handle: FileHandle,
  start: number,
  widthPx: Px,
  { left, top, width, height }: PixelArea,
) {
  const area = new Uint8ClampedArray(width * height * BYTES)
  const whole = width === widthPx
  const pieces = whole ? 1 : height
  const length = (whole ? width * height : width) * BYTES
  for (let piece = 0; piece < pieces; piece++) {
    const position = start + ((top + piece) * widthPx + left) * BYTES
    const { bytesRead } = await handle.read(area, piece * length, length, position)
    if (bytesRead !== length) throw new Error(`Expected ${length} bytes of pixels but read ${bytesRead}`)
  }
  return area
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
