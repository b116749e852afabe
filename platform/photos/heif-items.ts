/**
 * The items of a HEIF file: which one is its picture, what that is made of, and where their bytes are.
 *
 * @source ISO/IEC 14496-12 sections 8.11.3 (iloc), 8.11.4 (pitm), 8.11.6 (iinf), 8.11.12 (iref)
 */
import { type Boxes, boxesIn, requireFewParts } from './heif-boxes.ts'

export interface Piece {
  /** In the file, in the `idat` box of its `meta` box, or in another item. */
  within: 'file' | 'idat' | 'item'
  at: number
  /** 0 means all that follows. */
  bytes: number
}

const WITHIN = ['file', 'idat', 'item'] as const

/**
 * Whether the file holds every byte of an item and of the tiles that it is put together from.
 *
 * Phones write a picture as a grid of about fifty tiles, and decoders leave the place of a tile empty that was cut off.
 */
export function isStoredWhole(meta: Buffer, boxes: Boxes, item: number, fileBytes: number): boolean {
  const pieces = piecesOf(meta, boxes)
  const sources = sourcesOf(meta, boxes)
  const idat = boxes.get('idat')
  const ends = { file: fileBytes, idat: idat ? idat.end - idat.start : 0, item: Number.POSITIVE_INFINITY }
  const needed = new Set([item])
  // A set includes what is added during the iteration, and visits nothing twice.
  for (const each of needed) {
    const isWhole = pieces.get(each)?.every(({ within, at, bytes }) => at + bytes <= ends[within]) ?? true
    if (!isWhole) return false
    for (const source of sources.get(each) ?? []) needed.add(source)
  }
  return true
}

/** @throws RangeError when the file names no primary item */
export function primaryItem(meta: Buffer, boxes: Boxes): number {
  const box = boxes.get('pitm')
  if (!box) throw new RangeError('Expected a HEIF file with a primary picture')
  return meta.readUInt8(box.start) === 0 ? meta.readUInt16BE(box.start + 4) : meta.readUInt32BE(box.start + 4)
}

export function exifItem(meta: Buffer, boxes: Boxes): number | undefined {
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

/**
 * Where the bytes of each item are, by its number.
 *
 * @throws RangeError when there are more than a photo can need
 */
export function piecesOf(meta: Buffer, boxes: Boxes): Map<number, Piece[]> {
  const found = new Map<number, Piece[]>()
  const box = boxes.get('iloc')
  if (!box) return found
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
  let parts = 0
  for (let each = 0; each < items && at < box.end; each += 1) {
    const id = next(idBytes)
    const within = WITHIN[version === 0 ? 0 : next(2) & 15] ?? 'item'
    next(2)
    const base = next(baseBytes)
    // Pieces whose description takes no bytes are all the same one, however many are claimed.
    const pieces = Math.min(next(2), offsetBytes + lengthBytes + indexBytes === 0 ? 1 : 0xffff)
    parts += 1 + pieces
    requireFewParts(parts)
    for (let piece = 0; piece < pieces; piece += 1) {
      next(indexBytes)
      const place = { within, at: base + next(offsetBytes), bytes: next(lengthBytes) }
      const known = found.get(id)
      if (known) known.push(place)
      else found.set(id, [place])
    }
  }
  return found
}

/** The items that an item is derived from, such as the tiles of a grid. */
function sourcesOf(meta: Buffer, boxes: Boxes): Map<number, number[]> {
  const found = new Map<number, number[]>()
  const box = boxes.get('iref')
  if (!box) return found
  const idBytes = meta.readUInt8(box.start) === 0 ? 2 : 4
  let parts = 0
  for (const reference of boxesIn(meta, box.start + 4, box.end)) {
    if (reference.type !== 'dimg') continue
    const first = reference.start + idBytes + 2
    const bytes = meta.readUInt16BE(first - 2) * idBytes
    if (first + bytes > reference.end) throw new RangeError('Expected references inside their box')
    parts += bytes / idBytes
    requireFewParts(parts)
    const from = meta.readUIntBE(reference.start, idBytes)
    const known = found.get(from) ?? []
    found.set(from, known)
    for (let at = first; at < first + bytes; at += idBytes) known.push(meta.readUIntBE(at, idBytes))
  }
  return found
}
