/**
 * Tells a camera's raw file from an ordinary TIFF, by its first directory.
 *
 * @source TIFF 6.0 section 2; DNG 1.7 chapter 4 (DNGVersion, CFA, LinearRaw); TIFF/EP (ISO 12234-2) for previews.
 */

const ENTRY_BYTES = 12
/** A directory of a raw file has some dozens of entries. */
const MAX_ENTRIES = 256
/** Bytes from the start of a directory that hold every entry looked at. */
export const DIRECTORY_BYTES = 2 + MAX_ENTRIES * ENTRY_BYTES

const Tag = { kind: 254, photometric: 262, subDirectories: 330, dngVersion: 50706 } as const
/** Pixels behind a colour filter, and raw pixels that were already put together. */
const RAW_PHOTOMETRICS = [32803, 34892]
const REDUCED = 1

/**
 * Where the first directory of a TIFF stands.
 *
 * @param head at least the first 8 bytes of a file
 * @returns bytes from the start of the file; undefined when it is no TIFF
 */
export function tiffDirectoryAt(head: Uint8Array): number | undefined {
  const isLittle = head[0] === 0x49 && head[1] === 0x49
  const isBig = head[0] === 0x4d && head[1] === 0x4d
  if (head.length < 8 || !(isLittle || isBig)) return undefined
  const view = viewOf(head)
  return view.getUint16(2, isLittle) === 42 ? view.getUint32(4, isLittle) : undefined
}

/**
 * Whether a directory is one that only a raw file begins with: it is raw itself, or a preview of what stands in others.
 *
 * @param bytes of the file, with the byte order it opens with, or from the directory on with `isLittle` given
 * @param at where the directory stands in `bytes`; entries beyond their end are not looked at
 */
export function isRawDirectory(bytes: Uint8Array, at: number, isLittle = bytes[0] === 0x49): boolean {
  if (at + 2 > bytes.length) return false
  const view = viewOf(bytes)
  const count = Math.min(view.getUint16(at, isLittle), MAX_ENTRIES)
  const entries = new Map<number, number>()
  for (let entry = at + 2; entry < at + 2 + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    if (entry + ENTRY_BYTES > bytes.length) break
    entries.set(view.getUint16(entry, isLittle), soleValue(view, entry, isLittle))
  }
  if (entries.has(Tag.dngVersion)) return true
  if (RAW_PHOTOMETRICS.includes(entries.get(Tag.photometric) ?? 0)) return true
  return ((entries.get(Tag.kind) ?? 0) & REDUCED) === REDUCED && entries.has(Tag.subDirectories)
}

const SHORT = 3

/** The value of an entry that has one; of others it is no value, and none is asked for. */
const soleValue = (view: DataView, entry: number, isLittle: boolean): number =>
  view.getUint16(entry + 2, isLittle) === SHORT
    ? view.getUint16(entry + 8, isLittle)
    : view.getUint32(entry + 8, isLittle)

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
