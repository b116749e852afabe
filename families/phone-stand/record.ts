/**
 * Phone stands: a printed plate in a timber foot. Size, bleed, safe margin, resolution and price follow the family's table in the
 * product reference; the weight is an estimate.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('mm', {
  bleedMm: 3,
  safeMm: 5,
  dpi: [300, 200],
  // The plate beside its foot in a small carton.
  parcel: packedFlat({ marginMm: 40, highMm: 45, weightG: () => 190 }),
})

export const record = defineRecord({
  family: 'phone-stand',
  skuPrefix: 'PHONESTAND',
  tool: 'flat-print',
  toolPath: '/mobilestand-tool',
  toolPages: [{ path: '/mobilestand-tool' }],
  makingDays: 1,
  process: 'UV print on white acrylic of 4 mm, with a foot of beech',
  // The foot is on the short side.
  positions: ['P'],
  scenes: ['phone-stand'],
  sizes: [size('90X150', [90, 150], '3.5 × 5.9 in', { priceCents: 1299 })],
  surfaces: [{ name: 'plate', label: 'Plate', outline: 'rounded', cornerMm: 6 }],
  words,
})
