import { expect, test } from 'vitest'
import { filledFaceBox, repeatedFaceBoxes } from './face-photo.ts'

const face = { widthMm: 300, heightMm: 200, bleedMm: 50 }

test.each([
  // edge, photo in px, expected box in mm
  ['mirror', [400, 200], { xMm: -50, yMm: 0, widthMm: 400, heightMm: 200 }],
  ['mirror', [200, 400], { xMm: 0, yMm: -200, widthMm: 300, heightMm: 600 }],
  ['colour', [300, 300], { xMm: 0, yMm: -50, widthMm: 300, heightMm: 300 }],
  // The photo itself goes round the edge, so it fills 400 x 300 mm.
  ['image', [400, 300], { xMm: -50, yMm: -50, widthMm: 400, heightMm: 300 }],
  ['image', [800, 300], { xMm: -250, yMm: -50, widthMm: 800, heightMm: 300 }],
] as const)('with an edge of kind %s a photo of %j fills the face', (kind, [widthPx, heightPx], box) => {
  expect(filledFaceBox({ ...face, edge: { kind } }, { widthPx, heightPx })).toEqual(box)
})

test('a photo that a product opens with over and over lies small in the middle, and again all round it', () => {
  const cloth = { widthMm: 400, heightMm: 400, bleedMm: 15, edge: { kind: 'mirror' } } as const
  const boxes = repeatedFaceBoxes(cloth, { widthPx: 300, heightPx: 300 }, 'rows')
  expect(boxes).toContainEqual({ xMm: 150, yMm: 150, widthMm: 100, heightMm: 100 })
  expect(boxes).toContainEqual({ xMm: -50, yMm: 350, widthMm: 100, heightMm: 100 })
  expect(boxes).toContainEqual({ xMm: 350, yMm: -50, widthMm: 100, heightMm: 100 })
  const bricks = repeatedFaceBoxes(cloth, { widthPx: 300, heightPx: 300 }, 'bricks')
  expect(bricks).toContainEqual({ xMm: 200, yMm: 250, widthMm: 100, heightMm: 100 })
})
