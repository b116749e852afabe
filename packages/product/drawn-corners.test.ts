import { expect, test } from 'vitest'
import { record as coaster } from '#families/coaster/record.ts'
import { record as mug } from '#families/mug/record.ts'
import { drawnCorners } from './drawn-corners.ts'

const drawn = { width: 60, height: 30 }

test('corners are drawn at the scale of the drawing', () => {
  expect(drawnCorners(coaster, drawn, 0.5)).toEqual({ across: 3, down: 3 })
  expect(drawnCorners(mug, drawn, 0.5)).toEqual({ across: 0, down: 0 })
})

test('the corners of an ellipse meet in the middle of each side', () => {
  const surfaces = coaster.surfaces.map((surface) => ({ ...surface, outline: 'ellipse' as const }))
  expect(drawnCorners({ surfaces }, drawn, 0.5)).toEqual({ across: 30, down: 15 })
})
