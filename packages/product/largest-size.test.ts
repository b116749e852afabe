import { expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { largestSharpSize } from './largest-size.ts'

it.each([
  ['a 12 megapixel phone photo', 4032, 3024, '75X100'],
  ['the same photo upright', 3024, 4032, '75X100'],
  ['a 24 megapixel camera', 6000, 4000, '100X150'],
  ['a photo saved from a message', 1600, 1200, '28X36'],
  ['a tiny picture', 300, 200, undefined],
])('%s, %d x %d px, is sharp up to its largest canvas', (_, widthPx, heightPx, code) => {
  expect(largestSharpSize(canvasRecord, { widthPx, heightPx })?.code).toBe(code)
})

it('is not turned where the product is made upright only', () => {
  const upright = { ...canvasRecord, positions: ['P' as const] }
  const wide = { widthPx: 4032, heightPx: 1200 }
  expect(largestSharpSize(canvasRecord, wide)?.code).not.toBe(largestSharpSize(upright, wide)?.code)
})

it('has pixels for the bleed too, where nothing goes round a frame', () => {
  const flat = {
    ...canvasRecord,
    // The depths of a frame have a bleed of their own, which comes first.
    options: [],
    surfaces: canvasRecord.surfaces.map((surface) => ({ ...surface, body: 'flat' as const, bleedMm: 300 })),
  }
  expect(largestSharpSize(flat, { widthPx: 4032, heightPx: 3024 })?.code).not.toBe('75X100')
})
