import { describe, expect, test } from 'vitest'
import { identity, type Matrix } from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import { endOf, mapPath, maskPath, pathExtent, rectanglePath, shapePath } from './path.ts'

const box = { xMm: 10, yMm: 20, widthMm: 100, heightMm: 50 }
const sharp: Path = [['M', 10, 20], ['L', 110, 20], ['L', 110, 70], ['L', 10, 70], ['Z']]

/** Rounded to a millionth of a millimetre. */
const figuresOf = (path: Path) =>
  path.map((segment) =>
    segment.map((part) => (typeof part === 'number' ? Math.round(part * 1e6) / 1e6 : part)),
  )

describe('the outline of a rectangle', () => {
  test.each([
    ['none', undefined],
    ['none across', { x: 0, y: 5 }],
    ['none down', { x: 5, y: 0 }],
    ['one below nothing', { x: -5, y: 5 }],
  ])('has sharp corners where its radius is %s', (_, radius) => {
    expect(rectanglePath(box, radius)).toEqual(sharp)
  })

  test('has quarter ellipses for corners', () => {
    // 10 and 5 times 1 - 0.5522847498, from each end of a quarter.
    expect(figuresOf(rectanglePath(box, { x: 10, y: 5 }))).toEqual([
      ['M', 20, 20],
      ['L', 100, 20],
      ['C', 105.522847, 20, 110, 22.238576, 110, 25],
      ['L', 110, 65],
      ['C', 110, 67.761424, 105.522847, 70, 100, 70],
      ['L', 20, 70],
      ['C', 14.477153, 70, 10, 67.761424, 10, 65],
      ['L', 10, 25],
      ['C', 10, 22.238576, 14.477153, 20, 20, 20],
      ['Z'],
    ])
  })

  test('is an ellipse where the radius is half of every side, or more', () => {
    const ellipse = rectanglePath(box, { x: 50, y: 25 })
    expect(rectanglePath(box, { x: 500, y: 400 })).toEqual(ellipse)
    expect(ellipse.slice(0, 2)).toEqual([
      ['M', 60, 20],
      ['L', 60, 20],
    ])
    expect(shapePath({ shape: 'ellipse', radiusMm: 0 }, box)).toEqual(ellipse)
    expect(maskPath({ mask: { shape: 'ellipse', radiusMm: 3 } }, box)).toEqual(ellipse)
  })
})

test('a shape has rounded corners only where it is called rounded', () => {
  const rounded = rectanglePath(box, { x: 8, y: 8 })
  expect(shapePath({ shape: 'rounded', radiusMm: 8 }, box)).toEqual(rounded)
  expect(shapePath({ shape: 'rectangle', radiusMm: 8 }, box)).toEqual(sharp)
  expect(maskPath({ mask: { shape: 'rounded', radiusMm: 8 } }, box)).toEqual(rounded)
})

test('a photo without a mask is cut at its frame', () => {
  expect(maskPath({ mask: undefined }, box)).toEqual(sharp)
})

const drawn: Path = [['M', 1, 10], ['L', 2, 20], ['Q', 3, 30, 4, 40], ['C', 5, 50, 6, 60, 7, 70], ['Z']]
// x' = 2x + 3y + 5 and y' = x + 4y + 6.
const aslant: Matrix = [2, 1, 3, 4, 5, 6]

test('an outline goes through a matrix point by point, with its control points', () => {
  expect(mapPath(drawn, aslant)).toEqual([
    ['M', 37, 47],
    ['L', 69, 88],
    ['Q', 101, 129, 133, 170],
    ['C', 165, 211, 197, 252, 229, 293],
    ['Z'],
  ])
})

test('a segment leads to its last point', () => {
  expect(drawn.flatMap((segment) => (segment[0] === 'Z' ? [] : [endOf(segment)]))).toEqual([
    [1, 10],
    [2, 20],
    [4, 40],
    [7, 70],
  ])
})

describe('the rectangle around an outline', () => {
  test.each<[string, Path, Matrix, object | undefined]>([
    [
      'holds its points',
      [
        ['M', 3, 9],
        ['L', -2, 4],
        ['L', 7, 5],
      ],
      identity,
      [-2, 4, 7, 9],
    ],
    ['is that of one point', [['M', 3, 9]], identity, [3, 9, 3, 9]],
    [
      'holds the control point of a curve',
      [
        ['M', 0, 0],
        ['Q', -5, 8, 1, 1],
      ],
      identity,
      [-5, 0, 1, 8],
    ],
    [
      'holds the first control point of a longer one',
      [
        ['M', 0, 0],
        ['C', -5, 8, 0, 0, 1, 1],
      ],
      identity,
      [-5, 0, 1, 8],
    ],
    [
      'holds its second one',
      [
        ['M', 0, 0],
        ['C', 0, 0, 9, -8, 1, 1],
      ],
      identity,
      [0, -8, 9, 1],
    ],
    [
      'holds the end of a curve',
      [
        ['M', 0, 0],
        ['C', 0, 0, 0, 0, 11, 12],
      ],
      identity,
      [0, 0, 11, 12],
    ],
    ['goes through the matrix', [['M', 1, 10], ['L', 2, 20], ['Z']], aslant, [37, 47, 69, 88]],
    ['is nowhere without points', [], identity, undefined],
    ['is nowhere for what is only closed', [['Z']], identity, undefined],
  ])('%s', (_, path, matrix, sides) => {
    const extent = pathExtent(path, matrix)
    expect(extent && [extent.left, extent.top, extent.right, extent.bottom]).toEqual(sides)
  })
})
