/**
 * Bath mats of memory foam under printed plush. Size, bleed, safe margin and resolution follow the family's table in the product
 * reference; the price is the low end of its band. The weight is an estimate.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedRolled, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 20,
  safeMm: 25,
  dpi: [150, 75],
  parcel: packedRolled({
    capsMm: 30,
    boxMm: 170,
    rollMm: 150,
    // Foam, plush and rubber together some 1.5 kg a square metre.
    weightG: (squareMm) => Math.ceil(120 + 1.5e-3 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'bath-mat',
  skuPrefix: 'BATHMAT',
  tool: 'fabric-print',
  toolPath: '/bathmat-tool',
  toolPages: [{ path: '/bathmat-tool' }],
  makingDays: 2,
  process: 'Dye sublimation on polyester plush, over foam of 12 mm with rubber dots below, edges bound',
  // As it lies before a bath or a shower.
  positions: ['L'],
  scenes: ['bath-mat-floor'],
  sizes: [size('50X80', [500, 800], '20 × 31 in', { priceCents: 2999 })],
  surfaces: [{ name: 'face', label: 'Top', mirrored: true }],
  words,
})
