import { expect, test } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { record as splitRecord } from '#families/split-canvas/record.ts'
import { optionsInWords } from './options-in-words.ts'
import { parseSku } from './parse-sku.ts'
import { firstChoice } from './sku.ts'

const words = (sku: string) => {
  const parsed = parseSku(canvasRecord, sku)
  if (parsed.kind !== 'choice') throw new Error(parsed.message)
  return optionsInWords(canvasRecord, parsed.choice).map(({ label, value }) => `${label}: ${value}`)
}

test.each([
  ['CANVAS-50X75-P-D38-MIRROR-MATTE', 'Size: 50 × 75 cm (20 × 30 in)', 'Position: Portrait'],
  // a canvas that hangs in landscape position is named by its width first
  ['CANVAS-50X75-L-D38-MIRROR-MATTE', 'Size: 75 × 50 cm (30 × 20 in)', 'Position: Landscape'],
  ['CANVAS-20X20-S-D19-IMAGE-MATTE', 'Size: 20 × 20 cm (8 × 8 in)', 'Position: Square'],
  ['CANVAS-30X90-L-D19-IMAGE-MATTE', 'Size: 90 × 30 cm', 'Position: Landscape'],
])('J-14: %s is told as "%s"', (sku, size, position) => {
  const [first, second] = words(sku)
  expect(first).toContain(size)
  expect(second).toBe(position)
})

test('panels are upright, however their whole hangs', () => {
  expect(optionsInWords(splitRecord, firstChoice(splitRecord, '3X30X60'))[0]).toEqual({
    label: 'Size',
    value: '3 panels of 30 × 60 cm (each 12 × 24 in)',
  })
})
