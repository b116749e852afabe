import { describe, expect, it } from 'vitest'
import { firstSheet, workbookText } from './workbook.ts'

const csvOf = (cells: string, shared?: string) => {
  const read = workbookText(`<worksheet><sheetData>${cells}</sheetData></worksheet>`, shared)
  return read.kind === 'csv'
    ? read.csv.split('\r\n')
    : read.problems.map(({ line, message }) => [line, message])
}

describe('the sheet of an order', () => {
  const relations = (...targets: string[]) =>
    `<Relationships>${targets.map((target, at) => `<Relationship Id="r${at}" Target="${target}"/>`).join('')}</Relationships>`

  it('is the first that is shown', () => {
    const sheets = (states: string[]) =>
      states.map((state, at) => `<sheet ${state && `state="${state}"`} r:id="r${at}"/>`).join('')
    const both = relations('worksheets/one.xml', '/xl/two.xml')
    expect(firstSheet(sheets(['', '']), both)).toBe('xl/worksheets/one.xml')
    expect(firstSheet(sheets(['visible', '']), both)).toBe('xl/worksheets/one.xml')
    expect(firstSheet(sheets(['hidden', '']), both)).toBe('xl/two.xml')
    expect(firstSheet(sheets(['veryHidden', 'hidden']), both)).toBeUndefined()
  })

  it('is one that the workbook has', () => {
    expect(firstSheet('<sheet id="r7"/><sheet id="r0"/>', relations('a.xml'))).toBe('xl/a.xml')
    expect(firstSheet('<sheet grid="r0"/>', relations('a.xml'))).toBeUndefined()
    expect(firstSheet('', relations('a.xml'))).toBeUndefined()
  })
})

describe('its cells', () => {
  it('stand where they stood, with gaps', () => {
    expect(
      csvOf(
        '<row r="2"><c r="B2" t="str"><v>b</v></c></row><row><c t="str"><v>a</v></c><c t="str"><v>c</v></c></row>' +
          '<row r="4"><c r="AA4" t="str"><v>z</v></c></row>',
      ),
    ).toEqual(['', ',b', 'a,c', `${','.repeat(26)}z`])
  })

  it('refer to shared texts, in pieces and without their reading', () => {
    const shared =
      '<sst><si><r><t>CAN</t></r><r><t>VAS</t></r><rPh><t>kan</t></rPh></si><si><t> two </t></si><si><t/></si></sst>'
    const refer = (index: number) => `<row r="1"><c r="A1" t="s"><v>${index}</v></c></row>`
    expect(csvOf(refer(0), shared)).toEqual(['CANVAS'])
    expect(csvOf(refer(1), shared)).toEqual(['two'])
    expect(csvOf(refer(2), shared)).toEqual([''])
    expect(csvOf(refer(9), shared)).toEqual([''])
    expect(csvOf(refer(0))).toEqual([''])
  })

  it('are figures, yes or no, and texts with the signs that spreadsheets spell out', () => {
    const cell = (type: string, value: string) =>
      csvOf(`<row r="1"><c r="A1" ${type && `t="${type}"`}><v>${value}</v></c></row>`)[0]
    expect(cell('', ' 2 ')).toBe('2')
    expect(cell('n', '4.12345678E8')).toBe('412345678')
    expect(cell('', '1.5e-7')).toBe('1.5e-7')
    expect(cell('b', '1')).toBe('TRUE')
    expect(cell('b', '0')).toBe('FALSE')
    expect(cell('str', ' a_x0026_b ')).toBe('a&b')
    expect(csvOf('<row r="1"><c r="A1" t="inlineStr"><is><t>in</t></is></c></row>')).toEqual(['in'])
  })

  it('with an error or a formula that was never worked out are told by name', () => {
    expect(csvOf('<row r="4"><c r="AB4" t="e"><v>#REF!</v></c></row>')).toEqual([
      [4, 'Cell AB4 shows #REF!. Please type what it should say.'],
    ])
    expect(csvOf('<row r="4"><c r="BA4" t="e"/></row>')).toEqual([
      [4, 'Cell BA4 shows an error. Please type what it should say.'],
    ])
    expect(csvOf('<row r="3"><c r="B3"><f>1+1</f></c></row>')).toEqual([
      [3, 'Cell B3 has a formula without a result. Please type its result instead.'],
    ])
    expect(csvOf('<row r="3"><c r="A3"><f>1+1</f><v>2</v></c><c r="B3" t="str"><v>b</v></c></row>')).toEqual([
      '',
      '',
      '2,b',
    ])
  })

  it.each(['x', '0', '-1', '1.5'])('in a row of the number %j tear the sheet', (row) => {
    expect(() => csvOf(`<row r="${row}"><c><v>1</v></c></row>`)).toThrow(
      new SyntaxError('Expected the number of a row'),
    )
  })
})

describe('a sheet that is too large', () => {
  const TOO_LARGE = [
    [undefined, 'This sheet is too large. Please keep the order within the first 1000 lines and 60 columns.'],
  ]
  const at = (place: string, line: number) => `<row r="${line}"><c r="${place}" t="str"><v>a</v></c></row>`

  it('ends at line 1000 and column 60', () => {
    expect(csvOf(at('A1000', 1000))).toHaveLength(1000)
    expect(csvOf(at('A1001', 1001))).toEqual(TOO_LARGE)
    expect(csvOf(at('BH1', 1))).toEqual([`${','.repeat(59)}a`])
    expect(csvOf(at('BI1', 1))).toEqual(TOO_LARGE)
  })

  it('may be coloured further down, where nothing is written', () => {
    expect(csvOf(`${at('A1', 1)}<row r="5000"><c r="XFD5000"/></row>`)).toEqual(['a'])
  })

  it('holds a million characters at the most, however often one text is referred to', () => {
    const shared = `<sst><si><t>${'x'.repeat(250_000)}</t></si></sst>`
    const cells = (count: number) => `<row r="1">${'<c t="s"><v>0</v></c>'.repeat(count)}</row>`
    expect(csvOf(cells(4), shared)[0]).toHaveLength(1_000_003)
    expect(csvOf(cells(5), shared)).toEqual(TOO_LARGE)
  })
})
