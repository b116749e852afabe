/** The list of files in a ZIP archive, from its central directory. @source PKWARE APPNOTE 6.3.10, sections 4.3.7 to 4.3.16 */

export interface ArchiveEntry {
  name: string
  isPacked: boolean
  /** The bytes as they lie in the archive. */
  bytes: Uint8Array<ArrayBuffer>
}

const END = 0x06054b50
const DIRECTORY = 0x02014b50
const LOCAL = 0x04034b50
const END_LENGTH = 22
const MAX_COMMENT = 0xffff
/** A workbook of one sheet has about ten files; one of many sheets with pictures has some hundred. */
const MAX_ENTRIES = 1000

/** @returns undefined for what is no archive, is torn, is locked with a password, or is packed in an unusual way */
export function archiveEntries(
  bytes: Uint8Array<ArrayBuffer>,
): ReadonlyMap<string, ArchiveEntry> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > MAX_ENTRIES) return undefined
  const entries = new Map<string, ArchiveEntry>()
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY) return undefined
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const entry = entryAt(bytes, view, at)
    if (!entry) return undefined
    entries.set(name, { name, ...entry })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at--) {
    if (view.getUint32(at, true) === END) return at
  }
  return undefined
}

function entryAt(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number) {
  const isLocked = (view.getUint16(at + 8, true) & 1) === 1
  const method = view.getUint16(at + 10, true)
  const length = view.getUint32(at + 20, true)
  const start = view.getUint32(at + 42, true)
  if (isLocked || (method !== 0 && method !== 8)) return undefined
  if (start + 30 > view.byteLength || view.getUint32(start, true) !== LOCAL) return undefined
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  if (from + length > view.byteLength) return undefined
  return { isPacked: method === 8, bytes: bytes.subarray(from, from + length) }
}
