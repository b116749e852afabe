/**
 * Rugs of short polyester pile, printed from edge to edge. Sizes, bleed, safe margin and resolution follow the family's table in
 * the product reference; prices are the low end of its bands. Both do without 50 × 50 and 200 × 300 cm, the ends of what may be
 * typed: these, what a typed size costs, what the underlay adds, and the weights are estimates. Ready-made designs wait until the
 * tool has templates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedRolled, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

/** Pile, backing and underlay together some 2.4 kg a square metre. */
const packing = { marginMm: 40, highMm: 190, rollMm: 175, startG: 300, gramsPerSquareMetre: 2400 }

const size = sizesIn('cm', {
  bleedMm: 10,
  safeMm: 20,
  parcel: packedRolled({
    capsMm: packing.marginMm,
    boxMm: packing.highMm,
    rollMm: packing.rollMm,
    weightG: (squareMm) => Math.ceil(packing.startG + (packing.gramsPerSquareMetre * squareMm) / 1e6),
  }),
})

export const record = defineRecord({
  family: 'rug',
  skuPrefix: 'RUG',
  tool: 'fabric-print',
  toolPath: '/rug-tool',
  toolPages: [
    { path: '/rug-tool', robots: 'NOINDEX,NOFOLLOW' },
    { path: '/carpet-tool', title: 'Carpet Design Tool' },
    { path: '/create-your-rug', title: 'Create Your Rug', robots: 'NOINDEX,NOFOLLOW' },
  ],
  makingDays: 2,
  process: 'Dye jet printing on polyester pile of 6 mm, edges overlocked',
  // Of 3 : 2, lying, there is a photograph, of the others none yet.
  scenes: ['rug-floor'],
  sizes: [
    size('50X50', [500, 500], 'for a chair or a cat', { dpi: [100, 60], priceCents: 3899 }),
    size('60X90', [600, 900], 'beside a bed', { dpi: [100, 60], priceCents: 5999 }),
    size('80X120', [800, 1200], 'under a coffee table', { dpi: [100, 60], priceCents: 9999 }),
    size('120X180', [1200, 1800], 'before a sofa', { dpi: [100, 60], priceCents: 19_999 }),
    size('160X230', [1600, 2300], 'for a whole room', { dpi: [75, 50], priceCents: 29_999 }),
    size('200X300', [2000, 3000], 'below a table for eight', { dpi: [75, 50], priceCents: 46_999 }),
    size('ROUND100', [1000, 1000], 'under a round table', {
      label: '100 cm round',
      dpi: [100, 60],
      priceCents: 11_999,
    }),
  ],
  customSize: {
    ...{ minWidthMm: 500, maxWidthMm: 2000, minHeightMm: 500, maxHeightMm: 3000 },
    price: { startCents: 2000, centsPerMetre: 0, centsPerSquareMetre: 7500 },
    packing,
  },
  surfaces: [{ name: 'pile', label: 'Pile', cuts: [{ size: 'ROUND100', outline: 'ellipse' }] }],
  options: [
    {
      code: 'UNDERLAY',
      label: 'Underlay',
      values: [
        { code: 'NONE', label: 'No underlay', detail: 'For carpet, or with one that you have' },
        {
          code: 'GRIP',
          label: 'Grip underlay',
          detail: 'Cut to size, for timber, tiles and vinyl',
          pricePercent: 15,
        },
      ],
    },
  ],
  words,
})
