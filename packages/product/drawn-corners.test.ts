import { expect, test } from 'vitest'
import { turnedOutline } from '#packages/design-document/outline-path.ts'
import { pathOf } from '#packages/design-document/path-data.ts'
import { HEART } from '#packages/design-document/testing/outlines.ts'
import { drawnCorners, drawnLine, TURNED_LINE } from './drawn-corners.ts'

const drawn = { width: 60, height: 30 }

test('corners are drawn at the scale of the drawing', () => {
  expect(drawnCorners({ outline: 'rounded', cornerMm: 6 }, drawn, 0.5)).toEqual({ across: 3, down: 3 })
  expect(drawnCorners({ outline: 'rectangle', cornerMm: 6 }, drawn, 0.5)).toEqual({ across: 0, down: 0 })
})

test('the corners of an ellipse meet in the middle of each side', () => {
  expect(drawnCorners({ outline: 'ellipse', cornerMm: 0 }, drawn, 0.5)).toEqual({ across: 30, down: 15 })
})

test('a line that is turned by its matrix is the outline of the piece in landscape position', () => {
  const [a, b, c, d, e, f] = /\((.*)\)/.exec(TURNED_LINE)?.[1]?.split(' ').map(Number) ?? []
  const points = pathOf(HEART).flatMap(([, ...numbers]) => numbers)
  const byMatrix = points.map((_, n) => {
    const [x, y] = [points[n - (n % 2)] ?? 0, points[n - (n % 2) + 1] ?? 0]
    return n % 2 === 0 ? (a ?? 0) * x + (c ?? 0) * y + (e ?? 0) : (b ?? 0) * x + (d ?? 0) * y + (f ?? 0)
  })
  expect(byMatrix).toEqual(pathOf(turnedOutline(HEART)).flatMap(([, ...numbers]) => numbers))
})

test('a path is drawn by its line, and nothing else has one', () => {
  expect(drawnLine({ outline: 'path', outlinePath: HEART })).toBe(HEART)
  expect(drawnLine({ outline: 'ellipse' })).toBeUndefined()
})
