/**
 * Photo lamps: a printed diffuser that is lit from behind, in a timber box. Size, bleed, safe margin, resolution and price follow
 * the back-lit lamp of the family's table in the product reference; the weight is an estimate. Edge-lit plates, moons and
 * lithophanes wait until a preview can show tones as heights.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 6,
  dpi: [300, 150],
  // The box of timber is 5 cm deep; foam keeps it off the carton.
  parcel: packedFlat({ marginMm: 80, highMm: 110, weightG: () => 950 }),
})

export const record = defineRecord({
  family: 'photo-lamp',
  skuPrefix: 'LAMP',
  tool: 'flat-print',
  toolPath: '/photolamp-tool',
  toolPages: [{ path: '/photolamp-tool' }],
  makingDays: 2,
  process: 'UV print on the back of a 3 mm opal acrylic diffuser, in front of a panel of white LEDs',
  scenes: ['lamp-lit'],
  sizes: [size('20X20', [200, 200], '8 × 8 in', { priceCents: 4499 })],
  surfaces: [{ name: 'front', label: 'Front', mirrored: true }],
  words,
})
