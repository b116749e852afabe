/** Recognises files that are not photos, where the shopper can do something about it. */
import { HEAD_BYTES, lettersOf } from './formats.ts'
import { isRawDirectory, tiffDirectoryAt } from './raw-tiff.ts'

/** A camera's raw file, a video (the moving part of a Live Photo is one) or a PDF. */
export type OtherFile = 'raw' | 'video' | 'pdf'

/**
 * The kind of a file that is chosen in place of a photo.
 *
 * A DNG and most other raw files open as a TIFF, whose first picture is a preview of a few hundred pixels; so this is
 * asked before `formatOf`. One whose directory stands beyond `head` is told by `isRawDirectory` alone.
 *
 * @param head the first bytes of the file, `HEAD_BYTES` of them or the whole file when it is shorter
 * @returns undefined for photos, and for what no camera and no phone makes
 * @source Signatures: the formats' own documents; raw files by TIFF/EP and DNG 1.7 (Adobe, 2023)
 */
export function otherFileOf(head: Uint8Array): OtherFile | undefined {
  const text = lettersOf(head.subarray(0, HEAD_BYTES))
  const opening = openings.find(({ starts }) => starts.some((start) => text.startsWith(start)))
  if (opening) return opening.kind
  if (text.startsWith('CR', 8) && text.startsWith('II*\0')) return 'raw'
  if (text.startsWith('RIFF')) return text.startsWith('AVI ', 8) ? 'video' : undefined
  const box = text.slice(4, 8)
  if (box === 'ftyp') return kindOfBrand(text.slice(8, 12))
  if (['moov', 'mdat', 'wide', 'free', 'skip'].includes(box)) return 'video'
  const directoryAt = tiffDirectoryAt(head)
  return directoryAt !== undefined && isRawDirectory(head, directoryAt) ? 'raw' : undefined
}

const openings: readonly { kind: OtherFile; starts: readonly string[] }[] = [
  // Fujifilm, Olympus and Panasonic.
  { kind: 'raw', starts: ['FUJIFILMCCD-RAW', 'IIRO', 'IIRS', 'MMOR', 'IIU\0'] },
  // Matroska and WebM, Windows Media, MPEG.
  { kind: 'video', starts: ['\x1aE\xdf\xa3', '0&\xb2u\x8ef\xcf\x11', '\0\0\x01\xba', '\0\0\x01\xb3'] },
  { kind: 'pdf', starts: ['%PDF-'] },
]

const VIDEO_BRANDS = /^(qt {2}|mp4.|isom|iso\d|avc1|M4V.|3gp.|3g2.|dash|MSNV|XAVC)/

function kindOfBrand(brand: string): OtherFile | undefined {
  if (brand === 'crx ') return 'raw'
  return VIDEO_BRANDS.test(brand) ? 'video' : undefined
}
