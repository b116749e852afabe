import { expect, test } from 'vitest'
import { pieceChangeInWords } from './piece-words.ts'

const options = (size: string) => [{ code: 'size', label: 'Size', value: size }]
const settlement = { kind: 'same' as const, words: 'It costs the same.' }
const line = { productName: 'Photo mug', sku: 'MUG-11', options: options('11 oz') }

test('a new design of the same piece is told as that', () => {
  expect(pieceChangeInWords({ line, sku: 'MUG-11', options: options('11 oz'), settlement })).toBe(
    'Photo mug: new design. It costs the same.',
  )
})

test('another choice is told with the one before', () => {
  expect(pieceChangeInWords({ line, sku: 'MUG-15', options: options('15 oz'), settlement })).toBe(
    'Photo mug: new design in 15 oz. Before: 11 oz. It costs the same.',
  )
})
