/**
 * Reads what a HEIF file says about its primary picture, without decoding it.
 *
 * libheif turns the pixels by `irot` and `imir` itself but hands out neither the colour profile nor the size to be
 * decoded, and phones differ in where they say which way is up; so the boxes are read here.
 *
 * @source ISO/IEC 14496-12 (boxes, meta, iloc), ISO/IEC 23008-12 (item properties), Exif 2.32 section 4.6
 */
import { type FileHandle, open } from 'node:fs/promises'
import { exifOrientation } from './exif.ts'

export interface HeifFacts {
  /** Upright, as the file declares it. A clean aperture may crop it a little. */
  widthPx: number
  heightPx: number
  /** The largest picture in the file, tiles and all: what a decoder may have to hold. */
  decodedPixels: number
  /** EXIF orientation that no `irot` or `imir` takes care of; 1 when nothing is left to do. */
  orientation: number
  /** ICC profile, or the name of the primaries when only those are given. */
  profile: Buffer | 'display-p3' | undefined
}

/** Real files need a few kilobytes; 48 megapixels in tiles about 20. */
const MAX_META_BYTES = 4 * 2 ** 20
const MAX_EXIF_BYTES = 256 * 1024
const DISPLAY_P3_PRIMARIES = 12

/** @throws RangeError when the file has no readable primary picture */
export async function readHeifFacts(path: string): Promise<HeifFacts> {
  await using file = await open(path)
  const meta = await readMeta(file)
  const boxes = new Map([...boxesIn(meta, 4)].map((box) => [box.type, box]))
  const primary = primaryItem(meta, boxes)
  const properties = propertiesOf(meta, boxes, primary)
  const size = properties.own.find((box) => box.type === 'ispe')
  if (!size) throw new RangeError('Expected a HEIF file with a picture size')
  const { widthPx, heightPx } = sizeIn(meta, size)
  const turn = properties.own.find((box) => box.type === 'irot')
  const isTurned = turn !== undefined || properties.own.some((box) => box.type === 'imir')
  const orientation = isTurned ? 1 : await orientationOf(file, meta, boxes)
  const isSideways = turn ? (meta.readUInt8(turn.start) & 1) === 1 : orientation >= 5
  const sizes = properties.all.filter((box) => box.type === 'ispe').map((box) => sizeIn(meta, box))
  return {
    widthPx: isSideways ? heightPx : widthPx,
    heightPx: isSideways ? widthPx : heightPx,
    decodedPixels: Math.max(...sizes.map((each) => each.widthPx * each.heightPx)),
    orientation,
    profile: profileOf(meta, properties.own),
  }
}

type Box = { type: string; start: number; end: number }
type Boxes = ReadonlyMap<string, Box>

function* boxesIn(bytes: Buffer, from: number, to = bytes.length): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const size = bytes.readUInt32BE(at)
    // A box this deep is never 4 GB, so the long form of the size is not read.
    if (size < 8 || at + size > to) throw new RangeError('Expected a box inside its parent')
    yield { type: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: at + size }
    at += size
  }
}

/** Content of the top-level `meta` box, which may stand before or behind the pixels. */
async function readMeta(file: FileHandle): Promise<Buffer> {
  const { size: fileBytes } = await file.stat()
  const header = Buffer.alloc(16)
  for (let at = 0; at + 8 <= fileBytes; ) {
    await file.read(header, 0, 16, at)
    const short = header.readUInt32BE(0)
    const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? fileBytes - at : short
    const headerBytes = short === 1 ? 16 : 8
    if (size < headerBytes) break
    if (header.toString('latin1', 4, 8) === 'meta') {
      return readExactly(file, at + headerBytes, Math.min(size - headerBytes, MAX_META_BYTES))
    }
    at += size
  }
  throw new RangeError('Expected a HEIF file with a meta box')
}

async function readExactly(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw new RangeError('Expected more bytes in the HEIF file')
  return buffer
}

function primaryItem(meta: Buffer, boxes: Boxes): number {
  const box = boxes.get('pitm')
  if (!box) throw new RangeError('Expected a HEIF file with a primary picture')
  return meta.readUInt8(box.start) === 0 ? meta.readUInt16BE(box.start + 4) : meta.readUInt32BE(box.start + 4)
}

/** Properties of one item, and every property in the file. */
function propertiesOf(meta: Buffer, boxes: Boxes, item: number): { own: Box[]; all: Box[] } {
  const holder = boxes.get('iprp')
  const parts = holder ? [...boxesIn(meta, holder.start, holder.end)] : []
  const container = parts.find((box) => box.type === 'ipco')
  const all = container ? [...boxesIn(meta, container.start, container.end)] : []
  const indexes = parts.filter((box) => box.type === 'ipma').flatMap((box) => associations(meta, box, item))
  return { all, own: indexes.flatMap((index) => all[index - 1] ?? []) }
}

function associations(meta: Buffer, box: Box, item: number): number[] {
  const hasLongIds = meta.readUInt8(box.start) > 0
  const hasLongIndexes = (meta.readUInt8(box.start + 3) & 1) === 1
  const entries = meta.readUInt32BE(box.start + 4)
  const found: number[] = []
  let at = box.start + 8
  for (let entry = 0; entry < entries && at < box.end; entry += 1) {
    const id = hasLongIds ? meta.readUInt32BE(at) : meta.readUInt16BE(at)
    at += hasLongIds ? 4 : 2
    const count = meta.readUInt8(at)
    at += 1
    for (let each = 0; each < count; each += 1) {
      // The highest bit says whether a reader must understand the property.
      const index = hasLongIndexes ? meta.readUInt16BE(at) & 0x7fff : meta.readUInt8(at) & 0x7f
      at += hasLongIndexes ? 2 : 1
      if (id === item) found.push(index)
    }
  }
  return found
}

const sizeIn = (meta: Buffer, box: Box) => ({
  widthPx: meta.readUInt32BE(box.start + 4),
  heightPx: meta.readUInt32BE(box.start + 8),
})

function profileOf(meta: Buffer, properties: readonly Box[]): HeifFacts['profile'] {
  const colours = properties.filter((box) => box.type === 'colr')
  const kindOf = (box: Box) => meta.toString('latin1', box.start, box.start + 4)
  const whole = colours.find((box) => ['prof', 'rICC'].includes(kindOf(box)))
  if (whole) return meta.subarray(whole.start + 4, whole.end)
  const named = colours.find((box) => kindOf(box) === 'nclx')
  return named && meta.readUInt16BE(named.start + 4) === DISPLAY_P3_PRIMARIES ? 'display-p3' : undefined
}

async function orientationOf(file: FileHandle, meta: Buffer, boxes: Boxes): Promise<number> {
  const item = exifItem(meta, boxes)
  const place = item === undefined ? undefined : placeOf(meta, boxes, item)
  if (!place || place.bytes <= 8) return 1
  const exif = await readExactly(file, place.at, Math.min(place.bytes, MAX_EXIF_BYTES))
  // The item opens with how many bytes lie between that number and the TIFF header.
  return exifOrientation(exif.subarray(4 + exif.readUInt32BE(0)))
}

function exifItem(meta: Buffer, boxes: Boxes): number | undefined {
  const list = boxes.get('iinf')
  if (!list) return undefined
  const isLong = meta.readUInt8(list.start) > 0
  for (const entry of boxesIn(meta, list.start + (isLong ? 8 : 6), list.end)) {
    const version = meta.readUInt8(entry.start)
    const idBytes = version >= 3 ? 4 : 2
    const type = meta.toString('latin1', entry.start + 4 + idBytes + 2, entry.start + 4 + idBytes + 6)
    if (version >= 2 && type === 'Exif') return meta.readUIntBE(entry.start + 4, idBytes)
  }
  return undefined
}

/** Where an item's bytes are in the file; undefined when it is not stored in one plain piece. */
function placeOf(meta: Buffer, boxes: Boxes, item: number): { at: number; bytes: number } | undefined {
  const box = boxes.get('iloc')
  if (!box) return undefined
  const version = meta.readUInt8(box.start)
  const sizes = meta.readUInt16BE(box.start + 4)
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15] as const
  const indexBytes = version > 0 ? sizes & 15 : 0
  const idBytes = version < 2 ? 2 : 4
  let at = box.start + 6
  const next = (bytes: number) => {
    at += bytes
    return bytes === 0
      ? 0
      : bytes === 8
        ? Number(meta.readBigUInt64BE(at - 8))
        : meta.readUIntBE(at - bytes, bytes)
  }
  const items = next(idBytes)
  for (let each = 0; each < items && at < box.end; each += 1) {
    const id = next(idBytes)
    const isInFile = version === 0 || (next(2) & 15) === 0
    next(2)
    const base = next(baseBytes)
    const pieces = next(2)
    for (let piece = 0; piece < pieces; piece += 1) {
      next(indexBytes)
      const place = { at: base + next(offsetBytes), bytes: next(lengthBytes) }
      if (id === item) return isInFile && pieces === 1 ? place : undefined
    }
  }
  return undefined
}
