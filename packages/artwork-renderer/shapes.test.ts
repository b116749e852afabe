import { expect, test } from 'vitest'
import { aShape, someArt } from '#packages/design-document/testing/builders.ts'
import { artParts, shapeParts } from './shapes.ts'

// Twice as wide as the drawing of 100 × 50, and four times as high.
const box = { xMm: 10, yMm: 20, widthMm: 200, heightMm: 200 }
const art = (flipX: boolean, flipY: boolean) =>
  someArt({
    width: 100,
    height: 50,
    flipX,
    flipY,
    paths: [
      { data: 'M 10 5 L 20 10', rule: 'evenodd', fill: '#c01030' },
      { data: 'M 0 0 L 100 50', rule: 'nonzero', line: { width: 6, colour: '#3a2c20' } },
    ],
  })

test.each([
  ['as it is', false, false, [30, 40], [50, 60]],
  ['flipped from left to right', true, false, [190, 40], [170, 60]],
  ['flipped upside down', false, true, [30, 200], [50, 180]],
  ['flipped both ways', true, true, [190, 200], [170, 180]],
])('art fills its box, %s', (_, flipX, flipY, from, to) => {
  expect(artParts(art(flipX, flipY), box)[0]).toEqual({
    path: [
      ['M', ...from],
      ['L', ...to],
    ],
    rule: 'evenodd',
    fill: '#c01030',
    line: undefined,
  })
})

test('a line of the art keeps its share of the drawing, between how wide and how high it is stretched', () => {
  const [, line] = artParts(art(false, false), box)
  // 6 times the root of 2 × 4.
  expect(line).toEqual({
    path: [
      ['M', 10, 20],
      ['L', 210, 220],
    ],
    rule: 'nonzero',
    fill: undefined,
    line: { widthMm: expect.closeTo(16.970563, 6), colour: '#3a2c20' },
  })
})

test('a plain shape is one part with its own fill and line', () => {
  const line = { widthMm: 2, colour: '#000000' }
  expect(shapeParts(aShape({ line }), box)).toEqual([
    {
      path: [['M', 10, 20], ['L', 210, 20], ['L', 210, 220], ['L', 10, 220], ['Z']],
      rule: 'nonzero',
      fill: '#24463a',
      line,
    },
  ])
})
