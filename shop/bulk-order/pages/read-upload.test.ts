import { describe, expect, it } from 'vitest'
import { anArchive, aWorkbook, workbookOf } from '../testing/workbook-file.ts'
import { readUpload } from './read-upload.ts'

const fileOf = (content: BlobPart, name = 'order.xlsx') => new File([content], name)
const csvOf = async (content: BlobPart) => {
  const read = await readUpload(fileOf(content))
  return read.kind === 'csv' ? read.csv.split('\r\n') : read
}
const problemsOf = async (content: BlobPart) => {
  const read = await readUpload(fileOf(content))
  return read.kind === 'problems' ? read.problems.map(({ line, message }) => [line, message]) : read
}
const sheetOf = (cells: string, shared?: string) =>
  workbookOf({
    sheet: `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    ...(shared !== undefined && { shared }),
  })

describe('L-08: a workbook', () => {
  it('is read from its first sheet that is shown, with rows and columns where they are', async () => {
    const file = aWorkbook([
      ['sku', 'quantity', 'comment'],
      [],
      ['CANVAS', 2, 'For “Zoë” & Co, <now>'],
      ['MUG', undefined, 'One "quoted"'],
    ])
    expect(await csvOf(file)).toEqual([
      'sku,quantity,comment',
      '',
      'CANVAS,2,"For “Zoë” & Co, <now>"',
      'MUG,,"One ""quoted"""',
    ])
  })

  it('may hold texts in pieces, within the cell, with prefixes, and figures in every spelling', async () => {
    const shared =
      '<x:sst xmlns:x="m"><x:si><x:r><x:t>CAN</x:t></x:r><x:r><x:t>VAS</x:t></x:r><x:rPh><x:t>kan</x:t></x:rPh></x:si></x:sst>'
    const cells =
      '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="inlineStr"><x:is><x:t>30x40</x:t></x:is></x:c>' +
      '<x:c><x:v>4.12345678E8</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c><x:c r="E1" t="str"><x:f>A1</x:f><x:v>a_x000D_b</x:v></x:c></x:row>'
    expect(await csvOf(sheetOf(cells, shared))).toEqual(['CANVAS,30x40,412345678,TRUE,"a\rb"'])
  })

  it('has a formula read as what it last showed, and never worked out', async () => {
    const cells =
      '<row r="2"><c r="A2" t="str"><f>HYPERLINK("http://x.example")</f><v>CANVAS</v></c><c r="B2"><f>1+1</f><v>2</v></c></row>'
    expect(await csvOf(sheetOf(cells))).toEqual(['', 'CANVAS,2'])
    expect(await problemsOf(sheetOf('<row r="3"><c r="B3"><f>1+1</f></c></row>'))).toEqual([
      [3, 'Cell B3 has a formula without a result. Please type its result instead.'],
    ])
    expect(await problemsOf(sheetOf('<row r="4"><c r="AB4" t="e"><v>#REF!</v></c></row>'))).toEqual([
      [4, 'Cell AB4 shows #REF!. Please type what it should say.'],
    ])
  })
})

const UNREADABLE =
  'We cannot read this workbook. It may be torn, or locked with a password. Please save it as CSV and choose that file.'
const TOO_LARGE = 'This sheet is too large. Please keep the order within the first 1000 lines and 60 columns.'

describe('SH-25: a file that is not what it says', () => {
  const sheets: [string, Uint8Array<ArrayBuffer>, string][] = [
    ['holds a thousand times its size', sheetOf(`<row r="1">${' '.repeat(50_000_000)}</row>`), UNREADABLE],
    ['is torn', aWorkbook([['sku']]).slice(0, 400), UNREADABLE],
    ['is an archive of other things', anArchive({ 'readme.txt': 'hello' }), UNREADABLE],
    [
      'has entities of its own',
      workbookOf({ sheet: '<!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>' }),
      UNREADABLE,
    ],
    ['goes on and on', sheetOf('<x/>'.repeat(200_000)), UNREADABLE],
    ['ends within a tag', workbookOf({ sheet: '<worksheet><sheetData><row r="1"' }), UNREADABLE],
    ['has rows of no number', sheetOf('<row r="x"><c><v>1</v></c></row>'), UNREADABLE],
    ['has a row far below', sheetOf('<row r="1048576"><c><v>1</v></c></row>'), TOO_LARGE],
    ['has a cell far to the right', sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'), TOO_LARGE],
    [
      'refers to one long text again and again',
      sheetOf(
        `<row r="1">${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`,
        `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`,
      ),
      TOO_LARGE,
    ],
  ]
  it.each(sheets)('that %s is refused', async (_, content, message) => {
    expect(await problemsOf(content)).toEqual([[undefined, message]])
  })

  it('of one endless tag without an attribute is read at one go', async () => {
    expect(await csvOf(sheetOf(`<row r="1"/><x ${'a'.repeat(900_000)}/>`))).toEqual([''])
  })

  it.each([
    ['nothing', '', 'This file is empty. Please start from the sample file.'],
    [
      'an older workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]),
      'This is an older Excel file, or one with a password. Please save it as .xlsx or as CSV and choose that file.',
    ],
    [
      'a picture',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
      'This is no CSV file and no Excel workbook. Please start from the sample file.',
    ],
    [
      'more than 900 KB',
      new Uint8Array(901 * 1024),
      'This file is larger than 900 KB. Please send at most 100 rows in one file, without pictures in it.',
    ],
  ])('that holds %s is named', async (_, content, message) => {
    expect(await problemsOf(content)).toEqual([[undefined, message]])
  })

  it('and no file at all is asked for', async () => {
    for (const nothing of [null, 'a text', new File([], '')]) {
      expect(await readUpload(nothing)).toMatchObject({
        problems: [{ message: 'Choose the file that you filled in.' }],
      })
    }
  })
})

it('PE-12: CSV is read as UTF-8, as UTF-16 and in the letters of Windows', async () => {
  const text = 'sku,comment\nMUG,Zoë – “hi”'
  const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])
  const windows = Buffer.from('sku,comment\nMUG,Zo\xeb \x96 \x93hi\x94', 'latin1')
  for (const bytes of [Buffer.from(text), utf16, windows]) {
    expect(await readUpload(fileOf(new Uint8Array(bytes), 'order.csv'))).toEqual({ kind: 'csv', csv: text })
  }
})
