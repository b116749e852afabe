import { expect, test } from 'vitest'
import { effectiveDpi, judgeResolution } from './resolution.ts'
import { aPhoto } from './testing/builders.ts'

test('a photo of 6000 pixels that is printed 20 inches wide has 300 of them on an inch', () => {
  const { placement } = aPhoto()
  expect(effectiveDpi({ photoWidthPx: 6000, placement: { ...placement, photoWidthMm: 508 } })).toBeCloseTo(
    300,
  )
})

test.each([
  [100, 200, 100, 'good'],
  [99.9, 200, 100, 'soft'],
  [50, 200, 100, 'soft'],
  [49.9, 200, 100, 'poor'],
  // A product does not warn above what it prints.
  [80, 80, 100, 'good'],
  [40, 80, 100, 'soft'],
])('at %d dpi, printed with %d and warned below %d, a photo is %s', (dpi, targetDpi, warnDpi, sharpness) => {
  expect(judgeResolution({ dpi, targetDpi, warnDpi })).toBe(sharpness)
})
