import { expect, test } from 'vitest'
import { sharpnessOf } from './filled-sharpness.ts'
import type { ProductRecord } from './record.ts'
import { firstChoice } from './sku.ts'
import { boardRecord } from './testing/small-record.ts'

const size = {
  ...boardRecord.sizes[0]!,
  code: 'ONE',
  widthMm: 254,
  heightMm: 508,
  bleedMm: 0,
  targetDpi: 150,
  warnDpi: 100,
}
const record: ProductRecord = {
  ...boardRecord,
  sizes: [size],
  surfaces: boardRecord.surfaces.map((surface) => ({ ...surface, bleedMm: 0 })),
}
const upright = { ...firstChoice(record, 'ONE'), orientation: 'P' as const }
const lying = { ...upright, orientation: 'L' as const }

test.each([
  ['sharp with as many pixels as the limit asks for', { widthPx: 1000, heightPx: 2000 }, 'good'],
  ['soft with one fewer', { widthPx: 999, heightPx: 2000 }, 'soft'],
  ['soft down to half of the limit', { widthPx: 500, heightPx: 4000 }, 'soft'],
  ['too small below that', { widthPx: 499, heightPx: 4000 }, 'poor'],
] as const)('a photo that fills a size is %s', (_, photo, sharpness) => {
  expect(sharpnessOf(record, upright, photo)).toBe(sharpness)
})

test('a wide photo is sharper on a size that lies than on one that stands', () => {
  const wide = { widthPx: 2000, heightPx: 1000 }
  expect([sharpnessOf(record, lying, wide), sharpnessOf(record, upright, wide)]).toEqual(['good', 'soft'])
})

test('bleed needs pixels, too', () => {
  const bled = { ...record, sizes: [{ ...size, bleedMm: 3 }] }
  expect(sharpnessOf(bled, upright, { widthPx: 1000, heightPx: 2000 })).toBe('soft')
})
