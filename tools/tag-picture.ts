/** Puts a colour profile into a finished picture, without decoding it: its pixels stay as they are to the last bit. */
import { crc32, deflateSync } from 'node:zlib'
import { headBytes, profileSegments } from '#platform/artwork/colour-profile.ts'

/**
 * A picture with a profile. On a wide screen a browser shows a picture that has none in the screen's own colours.
 *
 * @param picture  the bytes of a JPEG, PNG, WebP or AVIF in sRGB
 * @param icc  the profile
 * @returns the same bytes when the picture has a profile already
 * @throws TypeError for any other kind of file
 */
export function tagPicture(picture: Buffer, icc: Buffer): Buffer {
  if (picture.readUInt16BE(0) === 0xffd8) return taggedJpeg(picture, icc)
  if (picture.toString('latin1', 1, 4) === 'PNG') return taggedPng(picture, icc)
  if (picture.toString('latin1', 8, 12) === 'WEBP') return taggedWebp(picture, icc)
  if (picture.toString('latin1', 4, 12) === 'ftypavif') return taggedAvif(picture, icc)
  throw new TypeError('Expected a JPEG, PNG, WebP or AVIF')
}

function taggedJpeg(jpeg: Buffer, icc: Buffer): Buffer {
  if (jpeg.includes('ICC_PROFILE\0')) return jpeg
  const at = headBytes(jpeg)
  return Buffer.concat([jpeg.subarray(0, at), profileSegments(icc), jpeg.subarray(at)])
}

/** Its first chunk is IHDR, 25 bytes after the signature of 8; the profile comes next. PNG, third edition, 11.3.2.3. */
function taggedPng(png: Buffer, icc: Buffer): Buffer {
  if (png.includes('iCCP')) return png
  const head = 8 + 25
  const typed = Buffer.concat([Buffer.from('iCCPsRGB\0\0', 'latin1'), deflateSync(icc, { level: 9 })])
  const chunk = [uint32(typed.length - 4), typed, uint32(crc32(typed))]
  return Buffer.concat([png.subarray(0, head), ...chunk, png.subarray(head)])
}

const WEBP_HEAD = 12
const HAS_PROFILE = 0b0010_0000
const HAS_OPACITY = 0b0001_0000

/** A profile needs the extended form, which begins with the size of the picture. RFC 9649, 2.7. */
function taggedWebp(webp: Buffer, icc: Buffer): Buffer {
  if (webp.includes('ICCP')) return webp
  const isExtended = webp.toString('latin1', WEBP_HEAD, WEBP_HEAD + 4) === 'VP8X'
  const described = isExtended ? Buffer.from(webp.subarray(WEBP_HEAD, WEBP_HEAD + 18)) : extensionOf(webp)
  described.writeUInt8(described.readUInt8(8) | HAS_PROFILE, 8)
  const profile = [Buffer.from('ICCP', 'latin1'), uint32LE(icc.length), icc, Buffer.alloc(icc.length % 2)]
  const rest = webp.subarray(isExtended ? WEBP_HEAD + 18 : WEBP_HEAD)
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), described, ...profile, rest])
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), uint32LE(body.length), body])
}

function extensionOf(webp: Buffer): Buffer {
  const data = WEBP_HEAD + 8
  const isLossless = webp.toString('latin1', WEBP_HEAD, WEBP_HEAD + 4) === 'VP8L'
  const packed = isLossless ? webp.readUInt32LE(data + 1) : 0
  const width = isLossless ? packed & 0x3fff : (webp.readUInt16LE(data + 6) & 0x3fff) - 1
  const height = isLossless ? (packed >>> 14) & 0x3fff : (webp.readUInt16LE(data + 8) & 0x3fff) - 1
  const chunk = Buffer.alloc(18)
  chunk.write('VP8X', 'latin1')
  chunk.writeUInt32LE(10, 4)
  chunk.writeUInt8(isLossless && (packed >>> 28) & 1 ? HAS_OPACITY : 0, 8)
  chunk.writeUIntLE(width, 12, 3)
  chunk.writeUIntLE(height, 15, 3)
  return chunk
}

/**
 * A `colr` property more, and its number with the main picture. What lies behind `meta` moves by as much as that grew, so
 * that the places in `iloc` move too. ISO/IEC 14496-12, 8.11 and 12.1.5; 23008-12, 9.3.
 */
function taggedAvif(avif: Buffer, icc: Buffer): Buffer {
  if (avif.includes('colrprof') || avif.includes('colrrICC')) return avif
  const meta = boxIn(avif, 'meta', { from: 0, to: avif.length })
  const inMeta = { from: meta.from + 12, to: meta.to }
  const iprp = boxIn(avif, 'iprp', inMeta)
  const ipco = boxIn(avif, 'ipco', { from: iprp.from + 8, to: iprp.to })
  const ipma = boxIn(avif, 'ipma', { from: iprp.from + 8, to: iprp.to })
  const iloc = boxIn(avif, 'iloc', inMeta)
  const colr = Buffer.concat([uint32(12 + icc.length), Buffer.from('colrprof', 'latin1'), icc])
  const properties = countBoxes(avif, { from: ipco.from + 8, to: ipco.to })
  const associations = associated(avif.subarray(ipma.from, ipma.to), mainItem(avif, inMeta), properties + 1)
  const grown = colr.length + 1
  const out = Buffer.concat([
    avif.subarray(0, ipco.to),
    colr,
    avif.subarray(ipco.to, ipma.from),
    associations,
    avif.subarray(ipma.to),
  ])
  out.writeUInt32BE(ipco.to - ipco.from + colr.length, ipco.from)
  for (const box of [iprp, meta]) out.writeUInt32BE(box.to - box.from + grown, box.from)
  const moved = iloc.from > ipco.from ? grown : 0
  movePlaces(out.subarray(iloc.from + moved), { after: meta.to, by: grown })
  return out
}

interface Span {
  from: number
  to: number
}

function* boxesIn(file: Buffer, { from, to }: Span) {
  for (let at = from; at + 8 <= to; at += file.readUInt32BE(at)) {
    if (file.readUInt32BE(at) < 8) throw new TypeError('Expected an AVIF with plain boxes')
    yield { type: file.toString('latin1', at + 4, at + 8), from: at, to: at + file.readUInt32BE(at) }
  }
}

function boxIn(file: Buffer, type: string, span: Span): Span {
  for (const box of boxesIn(file, span)) if (box.type === type) return box
  throw new TypeError(`Expected an AVIF with a box ${type}`)
}

const countBoxes = (file: Buffer, span: Span): number => [...boxesIn(file, span)].length

const mainItem = (file: Buffer, meta: Span): number => file.readUInt16BE(boxIn(file, 'pitm', meta).from + 12)

/** Version 0 with properties below 128, which is what encoders of single pictures write. */
function associated(ipma: Buffer, item: number, property: number): Buffer {
  if (ipma.readUInt32BE(8) !== 0 || property > 127)
    throw new TypeError('Expected short associations in an AVIF')
  let at = 16
  for (let entry = 0; entry < ipma.readUInt32BE(12); entry += 1) {
    const count = ipma.readUInt8(at + 2)
    const end = at + 3 + count
    if (ipma.readUInt16BE(at) === item) {
      const out = Buffer.concat([ipma.subarray(0, end), Buffer.from([property]), ipma.subarray(end)])
      out.writeUInt32BE(out.length, 0)
      out.writeUInt8(count + 1, at + 2)
      return out
    }
    at = end
  }
  throw new TypeError('Expected the properties of the main picture of an AVIF')
}

function movePlaces(iloc: Buffer, { after, by }: { after: number; by: number }): void {
  const version = iloc.readUInt8(8)
  const [offsetBytes, lengthBytes] = [iloc.readUInt8(12) >> 4, iloc.readUInt8(12) & 15]
  const baseBytes = iloc.readUInt8(13) >> 4
  const indexBytes = version === 0 ? 0 : iloc.readUInt8(13) & 15
  if (version > 1 || offsetBytes !== 4) throw new TypeError('Expected plain places in an AVIF')
  let at = 16
  for (let item = 0; item < iloc.readUInt16BE(14); item += 1) {
    const isInFile = version === 0 || (iloc.readUInt16BE(at + 2) & 15) === 0
    at += version === 0 ? 4 : 6
    const base = baseBytes === 0 ? 0 : iloc.readUIntBE(at, baseBytes)
    at += baseBytes
    const extents = iloc.readUInt16BE(at)
    at += 2
    for (let extent = 0; extent < extents; extent += 1) {
      at += indexBytes
      const offset = iloc.readUInt32BE(at)
      if (isInFile && base + offset >= after) iloc.writeUInt32BE(offset + by, at)
      at += offsetBytes + lengthBytes
    }
  }
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function uint32LE(value: number): Buffer {
  return uint32(value).reverse()
}
