/**
 * Reads Windows and OS/2 bitmaps, which sharp cannot.
 *
 * Our own because the decoders on the registry ignore where the pixels start, stop early at odd widths, or hold four
 * bytes a pixel of the whole picture before anyone could refuse it. Alpha is ignored: most writers leave it at zero.
 *
 * @source Microsoft "Bitmap Storage" and "BITMAPV5HEADER structure (wingdi.h)", OS/2 "Bitmap File Format"
 */
import { open } from 'node:fs/promises'
import type { RgbPicture } from './tiff.ts'

export interface BmpHeader {
  widthPx: number
  heightPx: number
  isTopDown: boolean
  bitsPerPixel: number
  compression: 'none' | 'runs-8' | 'runs-4' | 'masks'
  /** Byte offsets in the file. */
  pixelsAt: number
  paletteAt: number
  paletteEntryBytes: 3 | 4
  /** Bits of red, green and blue in a 16 or 32 bit pixel. */
  masks: readonly [number, number, number]
  profile: { at: number; bytes: number } | undefined
}

/** The largest header, its masks and a little more. */
const HEADER_BYTES = 256
const CORE_HEADER_BYTES = 12
const V5_HEADER_BYTES = 124
const COMPRESSIONS = ['none', 'runs-8', 'runs-4', 'masks', undefined, undefined, 'masks'] as const
/** "MBED" as the number it is stored as: the profile is inside the file. */
const EMBEDDED_PROFILE = 0x4d424544

/** @throws RangeError when the header is not one of a bitmap that can be read */
export async function readBmpHeader(path: string): Promise<BmpHeader> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
  return parseHeader(buffer.subarray(0, bytesRead))
}

/**
 * The pixels of a bitmap, line by line.
 *
 * @param bytes the whole file
 * @throws RangeError when the file is cut short or not a bitmap that can be read
 */
export function openBmp(bytes: Buffer): RgbPicture {
  const header = parseHeader(bytes)
  const { widthPx, heightPx, profile } = header
  const lineAt = (y: number) => (header.isTopDown ? y : heightPx - 1 - y)
  return {
    widthPx,
    heightPx,
    profile: profile && bytes.subarray(profile.at, profile.at + profile.bytes),
    readRow: header.compression.startsWith('runs')
      ? runReader(bytes, header)
      : rowReader(bytes, header, lineAt),
  }
}

function parseHeader(bytes: Buffer): BmpHeader {
  const infoBytes = bytes.readUInt32LE(14)
  const isCore = infoBytes === CORE_HEADER_BYTES
  const height = isCore ? bytes.readUInt16LE(20) : bytes.readInt32LE(22)
  const bitsPerPixel = bytes.readUInt16LE(isCore ? 24 : 28)
  const method = isCore ? 0 : bytes.readUInt32LE(30)
  const compression = COMPRESSIONS[method]
  const widthPx = isCore ? bytes.readUInt16LE(18) : bytes.readInt32LE(18)
  if (!compression || widthPx <= 0 || height === 0 || ![1, 4, 8, 16, 24, 32].includes(bitsPerPixel)) {
    throw new RangeError('Expected a bitmap header that can be read')
  }
  // Masks follow the oldest long header; newer ones hold them at the same place.
  const looseMaskBytes = infoBytes === 40 && compression === 'masks' ? (method === 6 ? 16 : 12) : 0
  const hasProfile = infoBytes >= V5_HEADER_BYTES && bytes.readUInt32LE(70) === EMBEDDED_PROFILE
  return {
    widthPx,
    heightPx: Math.abs(height),
    isTopDown: height < 0,
    bitsPerPixel,
    compression,
    pixelsAt: bytes.readUInt32LE(10),
    paletteAt: 14 + infoBytes + looseMaskBytes,
    paletteEntryBytes: isCore ? 3 : 4,
    masks: masksOf(bytes, bitsPerPixel, compression === 'masks'),
    profile: hasProfile ? { at: 14 + bytes.readUInt32LE(126), bytes: bytes.readUInt32LE(130) } : undefined,
  }
}

function masksOf(bytes: Buffer, bitsPerPixel: number, areStored: boolean): BmpHeader['masks'] {
  if (areStored) return [bytes.readUInt32LE(54), bytes.readUInt32LE(58), bytes.readUInt32LE(62)]
  return bitsPerPixel === 16 ? [0x7c00, 0x03e0, 0x001f] : [0xff0000, 0x00ff00, 0x0000ff]
}

/** A run of two bytes is 255 pixels at most. */
const MAX_PIXELS_OF_A_BYTE = 128

type ReadRow = RgbPicture['readRow']

function rowReader(bytes: Buffer, header: BmpHeader, lineAt: (y: number) => number): ReadRow {
  const { widthPx, heightPx, bitsPerPixel, pixelsAt } = header
  // Lines are padded to four bytes.
  const lineBytes = Math.ceil((bitsPerPixel * widthPx) / 32) * 4
  if (pixelsAt + lineBytes * heightPx > bytes.length)
    throw new RangeError('Expected more pixels in the bitmap')
  const readLine = lineReader(bytes, header)
  return (y, row) => readLine(pixelsAt + lineAt(y) * lineBytes, row)
}

function lineReader(bytes: Buffer, header: BmpHeader): (at: number, row: Uint8Array) => void {
  const { widthPx, bitsPerPixel } = header
  if (bitsPerPixel === 24) {
    return (at, row) => {
      for (let from = at, to = 0; to < row.length; from += 3, to += 3) {
        row[to] = bytes[from + 2] ?? 0
        row[to + 1] = bytes[from + 1] ?? 0
        row[to + 2] = bytes[from] ?? 0
      }
    }
  }
  if (bitsPerPixel <= 8) {
    const palette = paletteOf(bytes, header)
    const perByte = 8 / bitsPerPixel
    const mask = 2 ** bitsPerPixel - 1
    return (at, row) => {
      for (let x = 0; x < widthPx; x += 1) {
        const byte = bytes[at + Math.floor(x / perByte)] ?? 0
        const index = (byte >> (8 - bitsPerPixel * ((x % perByte) + 1))) & mask
        row.set(palette.subarray(index * 3, index * 3 + 3), x * 3)
      }
    }
  }
  const channels = header.masks.map(channelReader)
  const pixelBytes = bitsPerPixel / 8
  return (at, row) => {
    for (let x = 0; x < widthPx; x += 1) {
      const pixel = bytes.readUIntLE(at + x * pixelBytes, pixelBytes)
      channels.forEach((read, channel) => {
        row[x * 3 + channel] = read(pixel)
      })
    }
  }
}

/** Takes the bits under a mask and stretches them to 0-255. */
function channelReader(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 0
  const shift = 31 - Math.clz32(mask & -mask)
  const highest = mask >>> shift
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / highest)
}

/** Up to 256 colours as red, green, blue; colours the file does not name are black. */
function paletteOf(
  bytes: Buffer,
  { bitsPerPixel, paletteAt, paletteEntryBytes, pixelsAt }: BmpHeader,
): Uint8Array {
  const palette = new Uint8Array(2 ** bitsPerPixel * 3)
  const end = Math.min(pixelsAt, bytes.length)
  for (
    let from = paletteAt, to = 0;
    from + 3 <= end && to < palette.length;
    from += paletteEntryBytes, to += 3
  ) {
    palette.set([bytes[from + 2] ?? 0, bytes[from + 1] ?? 0, bytes[from] ?? 0], to)
  }
  return palette
}

function runReader(bytes: Buffer, header: BmpHeader): ReadRow {
  const palette = paletteOf(bytes, header)
  const indexes = unpackRuns(bytes, header)
  return (y, row) => {
    for (let x = 0; x < header.widthPx; x += 1) {
      const index = indexes[y * header.widthPx + x] ?? 0
      row.set(palette.subarray(index * 3, index * 3 + 3), x * 3)
    }
  }
}

/** Run-length coded indexes, one byte a pixel, top line first. Pixels that are jumped over keep index 0. */
function unpackRuns(bytes: Buffer, { widthPx, heightPx, compression, pixelsAt }: BmpHeader): Uint8Array {
  // A file that jumps over most of its picture is no photo, and unpacking it would be work without bounds.
  if ((bytes.length - pixelsAt) * MAX_PIXELS_OF_A_BYTE < widthPx * heightPx) {
    throw new RangeError('Expected more runs in the bitmap')
  }
  const isNibbles = compression === 'runs-4'
  const indexes = new Uint8Array(widthPx * heightPx)
  let at = pixelsAt
  let x = 0
  let line = 0
  const next = () => {
    const byte = bytes[at]
    if (byte === undefined) throw new RangeError('Expected more runs in the bitmap')
    at += 1
    return byte
  }
  const put = (byte: number, isSecond: boolean) => {
    const index = !isNibbles ? byte : isSecond ? byte & 15 : byte >> 4
    if (x < widthPx && line < heightPx) indexes[(heightPx - 1 - line) * widthPx + x] = index
    x += 1
  }
  while (line < heightPx) {
    const count = next()
    const value = next()
    if (count > 0) {
      for (let pixel = 0; pixel < count; pixel += 1) put(value, pixel % 2 === 1)
    } else if (value === 0) {
      x = 0
      line += 1
    } else if (value === 1) {
      break
    } else if (value === 2) {
      x += next()
      line += next()
    } else {
      const start = at
      for (let pixel = 0, byte = 0; pixel < value; pixel += 1) {
        if (!isNibbles || pixel % 2 === 0) byte = next()
        put(byte, pixel % 2 === 1)
      }
      // Literal pixels are padded to two bytes.
      at += (at - start) % 2
    }
  }
  return indexes
}
