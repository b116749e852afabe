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
