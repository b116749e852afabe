import { describe, expect, test } from 'vitest'
import { COLUMNS, readHeader } from './columns.ts'
import { MAX_CHARACTERS, MAX_ROWS, readFile } from './read-file.ts'

const rowsOf = (text: string) => {
  const read = readFile(text)
  return read.kind === 'rows'
    ? read.rows.map(({ line, cells }) => [line, cells.sku, cells.quantity])
    : read.problems
}
const wholeFile = (message: string) => [{ line: undefined, column: undefined, message }]

describe('the first row', () => {
  test.each([
    [
      ['sku', 'quantity'],
      ['sku', 'quantity'],
    ],
    [
      [' SKU ', 'Image_File', 'quantity', 'recipient-name', '', ''],
      ['sku', 'image file', 'quantity', 'recipient name'],
    ],
    [[...COLUMNS], [...COLUMNS]],
  ])('%j names %j', (cells, columns) => expect(readHeader(cells)).toEqual({ kind: 'header', columns }))

  test.each([
    [['quantity'], ['The first row names no column "sku". Please start from the sample file.']],
    [['sku'], ['The first row names no column "quantity". Please start from the sample file.']],
    [['sku', 'quantity', 'colour'], ['We do not know the column "colour".']],
    [['sku', '', 'quantity'], ['A column of the first row has no name.']],
    [['sku', 'quantity', 'SKU'], ['The column "sku" is there twice.']],
  ])('%j: %j', (cells, messages) => {
    expect(readHeader(cells)).toEqual({
      kind: 'problems',
      problems: messages.map((message) => ({ line: 1, column: undefined, message })),
    })
  })
})

describe('a file', () => {
  test.each([
    ['commas', 'sku,quantity\nA,1\n'],
    ['semicolons', 'sku;quantity\r\nA;1\r\n'],
    ['tabs', 'sku\tquantity\nA\t1'],
    ['a mark at its start', '\uFEFFsku,quantity\nA,1'],
    ['blanks around its cells', 'sku,quantity\n A , 1 '],
  ])('with %s is read', (_, text) => expect(rowsOf(text)).toEqual([[2, 'A', '1']]))

  test('keeps the numbers of its rows, and leaves out those that say nothing', () => {
    expect(rowsOf('sku,quantity\n\nA,1\n,\nB,2')).toEqual([
      [3, 'A', '1'],
      [5, 'B', '2'],
    ])
  })

  test('with two columns and an empty line between its rows is read, whatever parts its cells', () => {
    for (const sign of [',', ';', '\t']) {
      expect(rowsOf(`sku${sign}quantity\n\nA${sign}1\n`)).toEqual([[3, 'A', '1']])
    }
  })

  test('may have the other signs inside its cells', () => {
    const read = readFile('sku;quantity;comment\nA;1;one, two, three')
    expect(read).toMatchObject({ rows: [{ cells: { comment: 'one, two, three' } }] })
  })

  test('has every column, also those that it does not name, and cells that are missing', () => {
    const read = readFile('quantity,sku,comment\n1,A')
    expect(read).toMatchObject({
      rows: [
        { cells: { sku: 'A', quantity: '1', comment: '', street: '', 'image file': '', telephone: '' } },
      ],
    })
  })

  test('may have empty cells behind its columns, but no full ones', () => {
    expect(rowsOf('sku,quantity\nA,1,,')).toEqual([[2, 'A', '1']])
    expect(rowsOf('sku,quantity\nA,1\nB,2,x')).toEqual([
      { line: 3, column: undefined, message: 'This row has more cells than the first row has columns.' },
    ])
  })

  test('with an open quotation mark is told where', () => {
    const problems = rowsOf('sku,quantity\nA,"1')
    expect(problems[0]).toMatchObject({
      message: 'A quotation mark is opened in this row and not closed. Please save the file as CSV again.',
    })
  })

  test('without rows, with too many, or too large is refused as a whole', () => {
    expect(rowsOf('sku,quantity\n')).toEqual(wholeFile('This file has no rows below the first one.'))
    const rows = (count: number) => `sku,quantity\n${'A,1\n'.repeat(count)}`
    expect(rowsOf(rows(MAX_ROWS))).toHaveLength(100)
    expect(rowsOf(rows(MAX_ROWS + 1))).toEqual(
      wholeFile('This file has 101 rows. Please send at most 100 in one file.'),
    )
    expect(rowsOf(`sku,quantity\nA,1\n,${'x'.repeat(MAX_CHARACTERS)}`)).toEqual(
      wholeFile('This file is too large. Please send at most 100 rows in one file.'),
    )
  })

  test('has a formula’s apostrophe taken off, and no other', () => {
    const read = readFile(`sku,quantity,comment\n'A,1,'=1+1`)
    expect(read).toMatchObject({ rows: [{ cells: { sku: "'A", comment: '=1+1' } }] })
  })
})
