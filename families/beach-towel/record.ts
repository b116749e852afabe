/**
 * Beach towels: a smooth printed face on cotton loops. Sizes, bleed, safe margin and resolution follow the family's table in the
 * product reference; prices are the low end of its bands. The weights are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFolded, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 20,
  safeMm: 30,
  // Sixteen layers of 4 mm in a bag.
  parcel: packedFolded({
    times: 4,
    marginMm: 30,
    thickMm: 70,
    highMm: 85,
    // Terry of 380 g a square metre; an estimate.
    weightG: (squareMm) => Math.ceil(50 + 0.38e-3 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'beach-towel',
  skuPrefix: 'TOWEL',
  tool: 'fabric-print',
  toolPath: '/beachtowel-tool',
  toolPages: [{ path: '/beachtowel-tool' }],
  makingDays: 2,
  process: 'Dye sublimation on a microfibre face, cotton loops behind, hemmed',
  // Upright; lying down it has no photograph yet.
  scenes: ['towel-rail'],
  sizes: [
    size('76X152', [762, 1524], '30 × 60 in', { dpi: [150, 75], priceCents: 3499 }),
    size('90X180', [900, 1800], '35 × 71 in', { dpi: [120, 72], priceCents: 4499 }),
  ],
  surfaces: [{ name: 'face', label: 'Front', mirrored: true }],
  words,
})
