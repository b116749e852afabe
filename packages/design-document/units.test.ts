import { expect, test } from 'vitest'
import { mmToPx } from './units.ts'

test('a length in mm is so many pixels at a resolution', () => {
  expect(mmToPx(25.4, 300)).toBe(300)
  expect(mmToPx(203.2, 72)).toBeCloseTo(576, 9)
})

test.each([0, -300, Number.NaN])('a resolution of %d dpi is none', (dpi) => {
  expect(() => mmToPx(10, dpi)).toThrow(`Expected dpi to be a number above 0 but received ${dpi}`)
})
