/**
 * Acrylic photo blocks that stand by themselves. Sizes, bleed, safe margin and resolution follow the family's table in the
 * product reference; prices are the low end of its bands. Weights are worked out from 25 mm of acrylic.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 3,
  // What is printed within 6 mm of an edge is mirrored in the side beside it.
  safeMm: 6,
  dpi: [300, 200],
  // A block of 25 mm in foam, in a carton.
  parcel: packedFlat({
    marginMm: 50,
    highMm: 70,
    weightG: (squareMm) => Math.round(100 + 1.19e-3 * 25 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'acrylic-block',
  skuPrefix: 'BLOCK',
  tool: 'flat-print',
  toolPath: '/photoblocks-tool',
  toolPages: [{ path: '/photoblocks-tool' }],
  makingDays: 1,
  process: 'UV print in reverse on the back of polished acrylic of 25 mm, white over it',
  // Of 3 : 2, lying, there is a photograph, of the other shapes none yet.
  scenes: ['acrylic-block'],
  sizes: [
    size('10X10', [102, 102], '4 × 4 in', { priceCents: 1999 }),
    size('10X15', [102, 152], '4 × 6 in', { priceCents: 2499 }),
    size('13X18', [127, 178], '5 × 7 in', { priceCents: 3499 }),
    size('20X20', [203, 203], '8 × 8 in', { priceCents: 4999 }),
    size('20X25', [203, 254], '8 × 10 in', { priceCents: 5999 }),
  ],
  surfaces: [{ name: 'face', label: 'Back', mirrored: true }],
  words,
})
