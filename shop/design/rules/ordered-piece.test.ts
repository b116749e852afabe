import { expect, test } from 'vitest'
import { orderedPieceIn } from './ordered-piece.ts'

const ORDER = 'aB3_-'.padEnd(32, 'x')
const read = (order: FormDataEntryValue | null, piece: FormDataEntryValue | null) =>
  orderedPieceIn((name) => (name === 'order' ? order : piece))

test('the tool opens from a piece of an order, named by the order’s token and the line’s id', () => {
  expect(read(ORDER, '42')).toEqual({ order: ORDER, piece: '42' })
  expect(read(ORDER, '9'.repeat(15))).toEqual({ order: ORDER, piece: '9'.repeat(15) })
})

test.each([
  ['no order', null, '42'],
  ['no piece', ORDER, null],
  ['a token that is too short', ORDER.slice(1), '42'],
  ['a token that is too long', `${ORDER}x`, '42'],
  ['a token with other signs', `${ORDER.slice(1)}/`, '42'],
  ['a piece that is no number', ORDER, '4x'],
  ['a negative piece', ORDER, '-4'],
  ['an empty piece', ORDER, ''],
  ['a piece beyond what a number holds', ORDER, '9'.repeat(16)],
  ['a file', new File([], 'order'), '42'],
])('%s names no piece', (_, order, piece) => {
  expect(read(order, piece)).toBeUndefined()
})
