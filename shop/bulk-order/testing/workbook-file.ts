/** Workbooks as spreadsheets save them, byte for byte. */
import { crc32, deflateRawSync } from 'node:zlib'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** A workbook of one sheet. @param rows texts and figures; undefined for a cell that is not there */
export function aWorkbook(
  rows: readonly (readonly (string | number | undefined)[])[],
): Uint8Array<ArrayBuffer> {
  const texts: string[] = []
  const cells = rows.map((row, line) => {
    const all = row.map((value, column) => {
      const place = `${String.fromCharCode(65 + column)}${line + 1}`
      if (value === undefined) return ''
      if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
      texts.push(value)
      return `<c r="${place}" s="1" t="s"><v>${texts.length - 1}</v></c>`
    })
    return row.length === 0 ? '' : `<row r="${line + 1}" spans="1:11">${all.join('')}</row>`
  })
  const shared = texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')
  return workbookOf({
    sheet: `${HEAD}<worksheet ${MAIN}><sheetData>${cells.join('')}</sheetData></worksheet>`,
    shared: `${HEAD}<sst ${MAIN} count="${texts.length}">${shared}</sst>`,
  })
}

export function workbookOf({ sheet, shared }: { sheet: string; shared?: string }): Uint8Array<ArrayBuffer> {
  return anArchive({
    '[Content_Types].xml': `${HEAD}<Types/>`,
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} ${R}><sheets><sheet name="Notes" sheetId="1" state="hidden" r:id="rId2"/><sheet name="Order" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    ...(shared === undefined ? {} : { 'xl/sharedStrings.xml': shared }),
    'xl/worksheets/sheet1.xml': sheet,
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A ZIP archive. @source PKWARE APPNOTE 6.3.10 */
export function anArchive(files: Readonly<Record<string, string | Buffer>>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(plain.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed])
    const more = Buffer.alloc(14)
    more.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, more, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]))
}
