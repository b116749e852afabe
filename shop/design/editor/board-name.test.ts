import { expect, test } from 'vitest'
import { boardName } from './board-name.ts'

test('the board of a piece of several sides is named by its side', () => {
  const back = { depthMm: 0, label: 'Back' }
  expect(boardName('bookmark', '50 × 150 mm', back, 2)).toBe('Bookmark 50 × 150 mm, back')
  expect(boardName('bookmark', '50 × 150 mm', { depthMm: 0, label: 'Front' }, 1)).toBe('Bookmark 50 × 150 mm')
  expect(boardName('canvas', '30 × 40 cm', { depthMm: 38, label: 'Front' }, 1)).toBe(
    'Canvas 30 × 40 cm, edge 38 mm deep',
  )
})
