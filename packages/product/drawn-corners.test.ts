import { expect, test } from 'vitest'
import { HEART } from '#packages/design-document/testing/outlines.ts'
import { drawnCorners, drawnLine } from './drawn-corners.ts'

const drawn = { width: 60, height: 30 }

test('corners are drawn at the scale of the drawing', () => {
  expect(drawnCorners({ outline: 'rounded', cornerMm: 6 }, drawn, 0.5)).toEqual({ across: 3, down: 3 })
  expect(drawnCorners({ outline: 'rectangle', cornerMm: 6 }, drawn, 0.5)).toEqual({ across: 0, down: 0 })
})

test('the corners of an ellipse meet in the middle of each side', () => {
  expect(drawnCorners({ outline: 'ellipse', cornerMm: 0 }, drawn, 0.5)).toEqual({ across: 30, down: 15 })
})

test('a path is drawn by its line, turned with the piece, and nothing else has one', () => {
  expect(drawnLine({ outline: 'path', outlinePath: HEART })).toBe(HEART)
  expect(drawnLine({ outline: 'path', outlinePath: HEART }, true)).toMatch(/^M 800 500 C /)
  expect(drawnLine({ outline: 'ellipse' })).toBeUndefined()
})
