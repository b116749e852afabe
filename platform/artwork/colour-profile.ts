/** The profiles of press files, and how to put one into a JPEG without touching its pixels. */
import sharp from 'sharp'

type ProfileName = 'srgb' | 'cmyk'

const profiles = new Map<ProfileName, Promise<Buffer>>()

/** The sRGB profile that comes with libvips, as bytes: of a display, with three channels. */
export const srgbProfile = (): Promise<Buffer> => profileNamed('srgb')

/** The CMYK profile that comes with libvips, as bytes: of a press, with four channels; `decisions/0071`. */
export const cmykProfile = (): Promise<Buffer> => profileNamed('cmyk')

function profileNamed(name: ProfileName): Promise<Buffer> {
  const known = profiles.get(name) ?? readProfile(name)
  profiles.set(name, known)
  return known
}

async function readProfile(name: ProfileName): Promise<Buffer> {
  const dot = { width: 1, height: 1, channels: 3, background: '#ffffff' } as const
  const tagged = await sharp({ create: dot }).withIccProfile(name).jpeg().toBuffer()
  const { icc } = await sharp(tagged).metadata()
  if (!icc) throw new Error(`Expected libvips to tag a picture with its profile ${name}`)
  return icc
}

/** Where the table of tags of a profile begins, and what each of its rows has: signature, offset, length. */
const TAGS = { at: 128, rowBytes: 12 } as const

/**
 * What a profile of version 2 calls itself.
 *
 * @throws Error when it has no description of that version
 * @source ICC.1:2001-04, 6.1.4 and 6.5.17
 */
export function profileName(icc: Buffer): string {
  const rows = Array.from(
    { length: icc.readUInt32BE(TAGS.at) },
    (_, row) => TAGS.at + 4 + row * TAGS.rowBytes,
  )
  const row = rows.find((at) => icc.toString('latin1', at, at + 4) === 'desc')
  const at = row === undefined ? 0 : icc.readUInt32BE(row + 4)
  if (icc.toString('latin1', at, at + 4) !== 'desc')
    throw new Error('Expected a profile that has a description in ASCII')
  const length = icc.readUInt32BE(at + 8)
  // A zero ends it.
  return icc.toString('latin1', at + 12, at + 12 + length - 1)
}

/** Marker and identifier of a colour profile in a JPEG, ICC.1:2022 annex B.4. */
const APP2 = 0xffe2
const IDENTIFIER = 'ICC_PROFILE\0'
/** What one marker segment holds besides its own length, the identifier and two counters. */
const MAX_BYTES = 65_535 - 2 - IDENTIFIER.length - 2

/**
 * The bytes that tag a JPEG with a profile, to be put in after its `headBytes`.
 *
 * sharp's `withIccProfile` converts every pixel first, which costs a tenth of a print; ours are sRGB already.
 */
export function profileSegments(icc: Uint8Array): Buffer {
  const count = Math.ceil(icc.length / MAX_BYTES)
  const segments = Array.from({ length: count }, (_, index) => {
    const part = icc.subarray(index * MAX_BYTES, (index + 1) * MAX_BYTES)
    const head = Buffer.alloc(4)
    head.writeUInt16BE(APP2, 0)
    head.writeUInt16BE(2 + IDENTIFIER.length + 2 + part.length, 2)
    return Buffer.concat([head, Buffer.from(IDENTIFIER, 'latin1'), Buffer.from([index + 1, count]), part])
  })
  return Buffer.concat(segments)
}

/** Length of what must stay in front of a JPEG's profile: its first marker and the JFIF and Exif segments after it. */
export function headBytes(jpeg: Uint8Array): number {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new TypeError('Expected a JPEG')
  let at = 2
  while (bytes.readUInt16BE(at) === 0xffe0 || bytes.readUInt16BE(at) === 0xffe1) {
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return at
}
