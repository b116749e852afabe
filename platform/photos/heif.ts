/**
 * Reads what a HEIF file says about its primary picture, without decoding it.
 *
 * libheif applies `irot` and `imir` itself but exposes neither the colour profile nor the decoded size, and phones
 * differ in where they store the orientation; so the boxes are read here.
 *
 * @source ISO/IEC 14496-12 (boxes, meta, iloc), ISO/IEC 23008-12 (item properties), Exif 2.32 section 4.6
 */
import { type FileHandle, open } from 'node:fs/promises'
import { exifOrientation } from './exif.ts'
import { type Box, type Boxes, boxesIn, requireFewParts } from './heif-boxes.ts'
import { exifItem, isStoredWhole, piecesOf, primaryItem } from './heif-items.ts'

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
/** Cameras write one or two; each costs a read of its own. */
const MAX_BOXES_BEFORE_META = 100
const DISPLAY_P3_PRIMARIES = 12

/**
 * Reads at most about a hundred places of the file, and 4 MB in all.
 *
 * @throws RangeError when the file has no readable primary picture, ends before that picture's pixels do, or claims more
 *   parts than a photo can need
 */
export async function readHeifFacts(path: string): Promise<HeifFacts> {
  await using file = await open(path)
  const meta = await readMeta(file)
  const boxes = new Map([...boxesIn(meta, 4)].map((box) => [box.type, box]))
  const primary = primaryItem(meta, boxes)
  const { size: fileBytes } = await file.stat()
  if (!isStoredWhole(meta, boxes, primary, fileBytes))
    throw new RangeError('Expected a HEIF file with all pixels of its primary picture')
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

/** Content of the top-level `meta` box, which may stand before or behind the pixels. */
async function readMeta(file: FileHandle): Promise<Buffer> {
  const { size: fileBytes } = await file.stat()
  const header = Buffer.alloc(16)
  for (let at = 0, boxes = 0; at + 8 <= fileBytes && boxes <= MAX_BOXES_BEFORE_META; boxes += 1) {
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
  let parts = 0
  for (let entry = 0; entry < entries && at < box.end; entry += 1) {
    const id = hasLongIds ? meta.readUInt32BE(at) : meta.readUInt16BE(at)
    at += hasLongIds ? 4 : 2
    const count = meta.readUInt8(at)
    at += 1
    parts += 1 + count
    requireFewParts(parts)
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
  const pieces = item === undefined ? [] : (piecesOf(meta, boxes).get(item) ?? [])
  const [place] = pieces
  if (pieces.length !== 1 || place?.within !== 'file' || place.bytes <= 8) return 1
  const exif = await readExactly(file, place.at, Math.min(place.bytes, MAX_EXIF_BYTES))
  // The item opens with how many bytes lie between that number and the TIFF header.
  return exifOrientation(exif.subarray(4 + exif.readUInt32BE(0)))
}
