import { expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import { csvOf } from './sample-file.ts'

it.each(['=1+1', '+61 400 000 000', '-2', '@SUM(A1)', '=cmd|" /C calc"!A0'])(
  'SH-25: %s is no formula in an exported file, and the import reads it as it was',
  (comment) => {
    const text = csvOf([{ sku: 'SAMPLE-KIT', quantity: '1', comment }])
    const cell = text.split('\r\n')[1]?.split(',').at(-1)
    expect(cell?.replace(/^"/, '')).toMatch(/^'/)
    const read = readFile(text)
    expect(read).toMatchObject({ kind: 'rows', rows: [{ line: 2, cells: { sku: 'SAMPLE-KIT', comment } }] })
  },
)

it('a cell with commas, quotes and lines is one cell again', () => {
  const comment = 'For "Alex", please\nsecond line'
  expect(readFile(csvOf([{ sku: 'A', quantity: '1', comment }]))).toMatchObject({
    rows: [{ cells: { comment } }],
  })
})

it('control characters that no database keeps are left out', () => {
  const read = readFile('sku,quantity,comment\nA\u0000B,1,a\u0007b')
  expect(read).toMatchObject({ rows: [{ cells: { sku: 'AB', comment: 'ab' } }] })
})
