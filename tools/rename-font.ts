/**
 * Renames a TrueType or OpenType font inside. The OFL lets a changed font, such as one that is cut to some letters, carry
 * no name that its authors have reserved; style sheets and designs call it by names of their own and see no difference.
 */

/** Identifiers of the name table, OpenType 1.9.1: family, unique name, full name, PostScript name, typographic family. */
const NAMES = { family: 1, unique: 3, full: 4, postScript: 6, typographicFamily: 16 } as const
const RENAMED: readonly number[] = Object.values(NAMES)
const CHECKSUM_OF_ALL = 0xb1b0afba

/** Whether an OFL text reserves the font's name. That of Princess Sofia writes "Reseved". */
export const reservesName = (licence: string) =>
  /with\s+Reser?ved\s+Font\s+Names?\s+["'“‘]?[\w]/i.test(
    licence.split(/This Font Software is licensed/i)[0] ?? '',
  )

/**
 * @param font  bytes of one font, not of a collection
 * @param name  in plain letters, digits and spaces, such as `Keepsake Lettering 3`
 * @returns the font with this name wherever it had its own; everything else as it was
 * @throws RangeError when there is no table of names
 */
export function renamedFont(font: Buffer, name: string): Buffer {
  const tables = tablesOf(font)
  const names = tables.find(({ tag }) => tag === 'name')
  if (!names) throw new RangeError('Expected a font with a table of names')
  names.bytes = renamedTable(names.bytes, name)
  return withTables(font.subarray(0, 12), tables)
}

/** What a font calls itself: every record of the kinds that are renamed. */
export function namesIn(font: Buffer): string[] {
  const table = tablesOf(font).find(({ tag }) => tag === 'name')
  return table ? recordsOf(table.bytes).flatMap((one) => (RENAMED.includes(one.id) ? [textOf(one)] : [])) : []
}

interface Table {
  tag: string
  bytes: Buffer
}

interface NameRecord {
  platform: number
  /** Platform, encoding and language, as they stand. */
  head: Buffer
  id: number
  bytes: Buffer
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16
    const start = font.readUInt32BE(at + 8)
    return {
      tag: font.toString('latin1', at, at + 4),
      bytes: Buffer.from(font.subarray(start, start + font.readUInt32BE(at + 12))),
    }
  })
}

function recordsOf(table: Buffer): NameRecord[] {
  const texts = table.readUInt16BE(4)
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 6 + index * 12
    const start = texts + table.readUInt16BE(at + 10)
    return {
      platform: table.readUInt16BE(at),
      head: table.subarray(at, at + 6),
      id: table.readUInt16BE(at + 6),
      bytes: table.subarray(start, start + table.readUInt16BE(at + 8)),
    }
  })
}

/** Old Macintosh names are one byte a letter, all others UTF-16. */
const textOf = ({ platform, bytes }: NameRecord) =>
  platform === 1 ? bytes.toString('latin1') : Buffer.from(bytes).swap16().toString('utf16le')

/** Of version 0, which has no list of languages: ours need none. */
function renamedTable(table: Buffer, name: string): Buffer {
  const records = recordsOf(table).map((record) => {
    if (!RENAMED.includes(record.id)) return record
    const text = record.id === NAMES.postScript ? name.replaceAll(' ', '') : name
    const bytes = record.platform === 1 ? Buffer.from(text, 'latin1') : Buffer.from(text, 'utf16le').swap16()
    return { ...record, bytes }
  })
  const head = Buffer.alloc(6 + records.length * 12)
  head.writeUInt16BE(records.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  for (const [index, record] of records.entries()) {
    const at = 6 + index * 12
    record.head.copy(head, at)
    head.writeUInt16BE(record.id, at + 6)
    head.writeUInt16BE(record.bytes.length, at + 8)
    head.writeUInt16BE(offset, at + 10)
    offset += record.bytes.length
  }
  return Buffer.concat([head, ...records.map(({ bytes }) => bytes)])
}

function withTables(start: Buffer, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16)
  start.copy(directory)
  const body: Buffer[] = []
  let offset = directory.length
  let headAt: number | undefined
  for (const [index, { tag, bytes }] of tables.entries()) {
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    if (tag === 'head') {
      headAt = offset
      // Counted as nothing until the whole file is summed up.
      padded.writeUInt32BE(0, 8)
    }
    const at = 12 + index * 16
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(sumOf(padded), at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(bytes.length, at + 12)
    body.push(padded)
    offset += padded.length
  }
  const font = Buffer.concat([directory, ...body])
  if (headAt !== undefined) font.writeUInt32BE((CHECKSUM_OF_ALL - sumOf(font)) >>> 0, headAt + 8)
  return font
}

function sumOf(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}
