/** Tells what a file is by its first bytes. A file name is a claim, never evidence. */

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'bmp' | 'avif' | 'heic'

/** Bytes that tell what a file is; fewer may still do. The first directory of a raw file mostly lies within. */
export const HEAD_BYTES = 4096

/** Of those, what a format's signature and brands take. */
const SIGNATURE_BYTES = 64

/**
 * The picture format that a file opens with.
 *
 * @param head the first bytes of the file, `HEAD_BYTES` of them or the whole file when it is shorter
 * @returns undefined for anything that is not one of the formats, such as SVG, HTML, PDF or text
 * @example formatOf(new TextEncoder().encode('GIF89a')) // 'gif'
 */
export function formatOf(head: Uint8Array): PictureFormat | undefined {
  const text = lettersOf(head.subarray(0, SIGNATURE_BYTES))
  const opening = openings.find(({ starts }) => starts.some((start) => text.startsWith(start)))
  if (opening) return opening.is
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (text.startsWith('ftyp', 4)) return formatOfBrands(text)
  return undefined
}

/** One letter for each byte, of the same number: a signature is written as a text. */
export const lettersOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

const openings: readonly { is: PictureFormat; starts: readonly string[] }[] = [
  { is: 'jpeg', starts: ['\xff\xd8\xff'] },
  { is: 'png', starts: ['\x89PNG\r\n\x1a\n'] },
  { is: 'gif', starts: ['GIF87a', 'GIF89a'] },
  // Little and big endian; `+` and the zero after it is BigTIFF.
  { is: 'tiff', starts: ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'] },
  { is: 'bmp', starts: ['BM'] },
]

const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** An ISO base media file names its brands: the major one at 8, the compatible ones from 16. */
function formatOfBrands(text: string): PictureFormat | undefined {
  const length = [...text.slice(0, 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
  const boxBytes = Math.min(length, text.length)
  const brands = [text.slice(8, 12)]
  for (let at = 16; at + 4 <= boxBytes; at += 4) brands.push(text.slice(at, at + 4))
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined
}
