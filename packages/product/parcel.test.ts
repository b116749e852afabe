import { expect, test } from 'vitest'
import { isOversize } from './parcel.ts'

const box = { longMm: 500, wideMm: 400, highMm: 100, weightG: 3000 }

test.each([
  ['an ordinary box', box, false],
  ['105 cm long', { ...box, longMm: 1050 }, false],
  ['longer than 105 cm', { ...box, longMm: 1051 }, true],
  ['of 22 kg', { ...box, weightG: 22_000 }, false],
  ['above 22 kg', { ...box, weightG: 22_001 }, true],
  // 1000 × 500 × 500 mm are a quarter of a cubic metre.
  ['of 0.25 cubic metres', { ...box, longMm: 1000, wideMm: 500, highMm: 500 }, false],
  ['above 0.25 cubic metres', { ...box, longMm: 1000, wideMm: 500, highMm: 501 }, true],
])('a parcel %s: too large for the post is %s', (_, parcel, oversize) => {
  expect(isOversize({ ...parcel })).toBe(oversize)
})
