/**
 * Doormats of nylon pile on rubber, with a rubber border that is not printed. A mat is larger than its print, whose measures follow
 * the family's table in the product reference. The table gives them as 10 mm of bleed around a place for words; all of it is
 * seen, so here they are the trim, with 10 mm of it kept clear, and the file is the same. Prices are the low end of its bands;
 * weights are estimates. Coir, in one or two colours, waits for a tool that draws in them.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedRolled, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 0,
  safeMm: 10,
  dpi: [150, 75],
  parcel: packedRolled({
    capsMm: 30,
    boxMm: 130,
    rollMm: 115,
    // Nylon and nitrile rubber together some 2.9 kg a square metre.
    weightG: (squareMm) => Math.ceil(150 + 2.9e-3 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'doormat',
  skuPrefix: 'DOORMAT',
  tool: 'fabric-print',
  toolPath: '/doormat-tool',
  toolPages: [{ path: '/doormat-tool' }],
  makingDays: 2,
  process: 'Dye printing on nylon pile, bonded to nitrile rubber with a border of 10 mm',
  // As it lies before a door.
  positions: ['L'],
  scenes: ['doormat-floor'],
  sizes: [
    size('40X60', [400, 600], 'for a flat', { priceCents: 2999 }),
    size('50X75', [500, 750], 'for most doors', { priceCents: 3999 }),
    size('60X90', [600, 900], 'for a wide entry', { priceCents: 4999 }),
  ],
  surfaces: [
    {
      name: 'pile',
      label: 'Pile',
      trims: [
        { size: '40X60', widthMm: 380, heightMm: 580 },
        { size: '50X75', widthMm: 480, heightMm: 728 },
        { size: '60X90', widthMm: 577, heightMm: 880 },
      ],
    },
  ],
  words,
})
