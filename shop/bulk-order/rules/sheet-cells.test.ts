import { describe, expect, test } from 'vitest'
import { sharedTexts, sheetRows } from './sheet-cells.ts'

const sheet = (cells: string) => `<worksheet><sheetData>${cells}</sheetData></worksheet>`
const rowsOf = (cells: string, shared: readonly string[] = []) => {
  const read = sheetRows(sheet(cells), shared)
  return read.kind === 'rows' ? read.rows : read.problems.map(({ line, message }) => `${line}: ${message}`)
}
const cell = (place: string, value: string, type = 'n') =>
  `<row r="${/\d+/.exec(place)?.[0]}"><c r="${place}" t="${type}"><v>${value}</v></c></row>`

describe('the texts that cells refer to', () => {
  test('are read in their order, joined where they have several looks', () => {
    expect(sharedTexts('<sst><si><t>Mug</t></si><si><r><t>Can</t></r><r><t>vas</t></r></si></sst>')).toEqual([
      'Mug',
      'Canvas',
    ])
  })

  test('leave out how a Japanese text is read aloud', () => {
    expect(sharedTexts('<sst><si><t>漢字</t><rPh><t>かんじ</t></rPh></si></sst>')).toEqual(['漢字'])
  })

  test('have their control characters back', () => {
    expect(sharedTexts('<sst><si><t>a_x000A_b</t></si></sst>')).toEqual(['a\nb'])
  })
})

describe('a cell of a sheet', () => {
  test.each([
    ['of the first column is the first', cell('A1', '7'), [['7']]],
    ['says where it is', cell('C2', '7'), [undefined, [undefined, undefined, '7']]],
    ['of column AA is the 27th', cell('AA1', '7'), [[...Array(26).fill(undefined), '7']]],
    [
      'without a place follows the one before',
      '<row><c r="B1"><v>1</v></c><c><v>2</v></c></row>',
      [[undefined, '1', '2']],
    ],
    ['refers to a text', cell('A1', '1', 's'), [['Canvas']]],
    ['is a yes or a no', `${cell('A1', '1', 'b')}${cell('A2', '0', 'b')}`, [['TRUE'], ['FALSE']]],
    ['writes a phone number with an exponent', cell('A1', '4E+8'), [['400000000']]],
    ['keeps a fraction with an exponent as it is', cell('A1', '1.5E-7'), [['1.5E-7']]],
    ['loses the blanks around it', cell('A1', '  Lee ', 'str'), [['Lee']]],
    ['shows what its formula last gave', '<row><c r="A1"><f>1+1</f><v>2</v></c></row>', [['2']]],
    ['of blanks is empty', cell('A1', '  ', 'str'), []],
  ])('%s', (_, cells, rows) => {
    expect(rowsOf(cells, ['Mug', 'Canvas'])).toEqual(rows)
  })

  test.each([
    [
      'that shows an error',
      cell('B3', '#REF!', 'e'),
      '3: Cell B3 shows #REF!. Please type what it should say.',
    ],
    [
      'whose formula was never worked out',
      '<row r="2"><c r="AB2"><f>1+1</f></c></row>',
      '2: Cell AB2 has a formula without a result. Please type its result instead.',
    ],
  ])('%s is told by its name', (_, cells, told) => {
    expect(rowsOf(cells)).toEqual([told])
  })

  const TOO_LARGE =
    'undefined: This sheet is too large. Please keep the order within the first 1000 lines and 60 columns.'

  test.each([
    ['in line 1000', cell('A1000', '7'), false],
    ['in line 1001', cell('A1001', '7'), true],
    ['in the 60th column', cell('BH1', '7'), false],
    ['in the 61st column', cell('BI1', '7'), true],
    ['that is empty, far away', cell('XFD1048576', '', 'str'), false],
    ['with a million characters', cell('A1', 'x'.repeat(1_000_000), 'str'), false],
    ['with one more', cell('A1', 'x'.repeat(1_000_001), 'str'), true],
  ])('%s', (_, cells, isTooLarge) => {
    if (isTooLarge) expect(rowsOf(cells)).toEqual([TOO_LARGE])
    else expect(rowsOf(cells)).not.toContain(TOO_LARGE)
  })

  test('in a row of no number is no sheet', () => {
    expect(() => rowsOf('<row r="0"><c r="A0"><v>1</v></c></row>')).toThrow(SyntaxError)
  })
})
