/**
 * Small pictures for tests, all of one motif, 96 x 64 px: red on the left, green on the right, blue in the top left
 * corner. `phone.heic` and `sideways.heic` show it too, in Display P3 and stored on its side: the first says so as
 * phones do (irot, and EXIF beside it), the second in EXIF alone.
 */
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export const MOTIF_WIDTH_PX = 96
export const MOTIF_HEIGHT_PX = 64
export const RED = [230, 30, 20] as const
export const GREEN = [30, 220, 40] as const
export const BLUE = [20, 40, 230] as const

/** The motif's colour at a point. */
export function motifAt(x: number, y: number): readonly [number, number, number] {
  if (x < 24 && y < 24) return BLUE
  return x < MOTIF_WIDTH_PX / 2 ? RED : GREEN
}

/** The motif, ready to be written in any format. */
export function motif(): Sharp {
  const pixels = Buffer.alloc(MOTIF_WIDTH_PX * MOTIF_HEIGHT_PX * 3)
  for (let y = 0; y < MOTIF_HEIGHT_PX; y += 1) {
    for (let x = 0; x < MOTIF_WIDTH_PX; x += 1) pixels.set(motifAt(x, y), (y * MOTIF_WIDTH_PX + x) * 3)
  }
  return sharp(pixels, { raw: { width: MOTIF_WIDTH_PX, height: MOTIF_HEIGHT_PX, channels: 3 } })
}

/** A camera-like JPEG of noise, which compresses badly, as real photos do. */
export function noisyJpeg(widthPx: number, heightPx: number, seedColour = '#5a7896'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: seedColour, noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Three frames of one colour each: red, green, blue. */
export function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const colours = [RED, GREEN, BLUE]
  const frames = Buffer.concat(colours.map((colour) => Buffer.alloc(32 * 32 * 3, Buffer.from(colour))))
  return sharp(frames, { raw: { width: 32, height: 96, channels: 3, pageHeight: 32 } })
    .toFormat(format, { lossless: true, delay: [100, 100, 100] })
    .toBuffer()
}

/** Two pages, 32 x 32 px: red, then blue. */
export function twoPageTiff(): Promise<Buffer> {
  const pages = Buffer.concat([RED, BLUE].map((colour) => Buffer.alloc(32 * 32 * 3, Buffer.from(colour))))
  return sharp(pages, { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } })
    .tiff()
    .toBuffer()
}

/** The signature and header of a PNG, which is all that a picture bomb needs. */
export function pngHeader(widthPx: number, heightPx: number): Buffer {
  const header = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\b\x02\0\0\0\0\0\0\0', 'latin1')
  header.writeUInt32BE(widthPx, 16)
  header.writeUInt32BE(heightPx, 20)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  const data = Buffer.from('\0\0\0\0IDAT\x35\xaf\x06\x1e\0\0\0\0IEND\xae\x42\x60\x82', 'latin1')
  return Buffer.concat([header, data])
}

/**
 * A plain JPEG of mid grey in three channels, of any size: what a phone of 200 megapixels makes, written in no time.
 *
 * Every block says "no change" and "end of block", whose codes are zeros.
 */
export function plainJpeg(widthPx: number, heightPx: number): Buffer {
  const segment = (marker: number, ...bytes: number[]) => [0xff, marker, 0, bytes.length + 2, ...bytes]
  const size = [heightPx >> 8, heightPx & 255, widthPx >> 8, widthPx & 255]
  const codes = (table: number, counts: readonly number[], ...values: number[]) =>
    segment(0xc4, table, ...counts, ...Array<number>(16 - counts.length).fill(0), ...values)
  const head = [
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...Array<number>(64).fill(1)),
    ...segment(0xc0, 8, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0),
    ...codes(0x00, [0, 1], 0),
    ...codes(0x10, [0, 0, 0, 1], 0),
    ...segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0),
  ]
  const blocks = Math.ceil(widthPx / 8) * Math.ceil(heightPx / 8) * 3
  const pixels = Buffer.alloc(Math.ceil((blocks * 6) / 8))
  return Buffer.concat([Buffer.from(head), pixels, Buffer.from([0xff, 0xd9])])
}

/** Path of a HEIC file: pixels of those cannot be made here, for want of an encoder. */
export const heicFile = (name: 'phone' | 'sideways') =>
  fileURLToPath(new URL(`${name}.heic`, import.meta.url))

/** The motif as a bitmap, written out plainly. */
export function motifBmp(
  kind: '24' | '32-masks' | '16' | '8' | '4' | '1' | '8-runs' | '24-top-down' | 'os2',
): Buffer {
  const bits = kind === 'os2' ? 24 : Number.parseInt(kind, 10)
  const palette = bits <= 8 ? [RED, GREEN, BLUE] : []
  const isTopDown = kind.endsWith('top-down')
  const rows = Array.from({ length: MOTIF_HEIGHT_PX }, (_, row) => {
    const y = isTopDown ? row : MOTIF_HEIGHT_PX - 1 - row
    const colours = Array.from({ length: MOTIF_WIDTH_PX }, (_, x) => motifAt(x, y))
    return kind === '8-runs' ? runs(colours) : line(colours, bits)
  })
  const masks = kind === '32-masks' ? longs([0x000000ff, 0x0000ff00, 0x00ff0000]) : Buffer.alloc(0)
  const entries = palette.map(([red, green, blue]) => Buffer.from([blue, green, red, 0]))
  // Two idle bytes before the pixels: writers may leave a gap, and readers must not stumble over it.
  const before = [masks, ...entries, Buffer.alloc(2)]
  const pixels = Buffer.concat(kind === '8-runs' ? [...rows, Buffer.from([0, 1])] : rows)
  const info = kind === 'os2' ? coreHeader(bits) : infoHeader(bits, isTopDown, kind, palette.length)
  const pixelsAt = 14 + info.length + before.reduce((sum, part) => sum + part.length, 0)
  const head = Buffer.concat([Buffer.from('BM'), longs([pixelsAt + pixels.length, 0, pixelsAt])])
  return Buffer.concat([head, info, ...before, pixels])
}

type Colour = readonly [number, number, number]

function line(colours: readonly Colour[], bits: number): Buffer {
  const padded = Buffer.alloc(Math.ceil((bits * colours.length) / 32) * 4)
  colours.forEach(([red, green, blue], x) => {
    if (bits === 24) padded.set([blue, green, red], x * 3)
    else if (bits === 32) padded.set([red, green, blue, 0], x * 4)
    else if (bits === 16) {
      padded.writeUInt16LE(((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3), x * 2)
    } else {
      const perByte = 8 / bits
      const at = Math.floor(x / perByte)
      padded[at] = (padded[at] ?? 0) | (indexOf([red, green, blue], bits) << (8 - bits * ((x % perByte) + 1)))
    }
  })
  return padded
}

function runs(colours: readonly Colour[]): Buffer {
  const pairs = colours.flatMap((colour) => [1, indexOf(colour, 8)])
  // The last four pixels as a literal run instead.
  const literal = colours.slice(-4).map((colour) => indexOf(colour, 8))
  return Buffer.from([...pairs.slice(0, -8), 0, 4, ...literal, 0, 0])
}

/** One bit knows red and green only. */
function indexOf(colour: Colour, bits: number): number {
  const index = [RED, GREEN, BLUE].findIndex((known) => known.every((value, at) => value === colour[at]))
  return bits === 1 ? index % 2 : index
}

const coreHeader = (bits: number) => {
  const header = Buffer.alloc(12)
  header.writeUInt32LE(12, 0)
  header.writeUInt16LE(MOTIF_WIDTH_PX, 4)
  header.writeUInt16LE(MOTIF_HEIGHT_PX, 6)
  header.writeUInt16LE(1, 8)
  header.writeUInt16LE(bits, 10)
  return header
}

function infoHeader(bits: number, isTopDown: boolean, kind: string, colours: number): Buffer {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(MOTIF_WIDTH_PX, 4)
  header.writeInt32LE(isTopDown ? -MOTIF_HEIGHT_PX : MOTIF_HEIGHT_PX, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(bits, 14)
  header.writeUInt32LE(kind === '8-runs' ? 1 : kind === '32-masks' ? 3 : 0, 16)
  header.writeUInt32LE(colours, 32)
  return header
}

function longs(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}
