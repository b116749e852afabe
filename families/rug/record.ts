/**
 * Rugs of short polyester pile, printed from edge to edge. Sizes, bleed, safe margin and resolution follow the family's table in
 * the product reference; prices are the low end of its bands. What the underlay adds, and the weights, are estimates. Round rugs
 * wait until the sizes of a family may differ in their outline, ready-made designs until the tool has templates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedRolled, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 10,
  safeMm: 20,
  parcel: packedRolled({
    capsMm: 40,
    boxMm: 190,
    rollMm: 175,
    // Pile, backing and underlay together some 2.4 kg a square metre.
    weightG: (squareMm) => Math.ceil(300 + 2.4e-3 * squareMm),
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
  process: 'Dye jet printing on polyester pile of 6 mm, edges overlocked',
  // Of 3 : 2, lying, there is a photograph, of the others none yet.
  scenes: ['rug-floor'],
  sizes: [
    size('60X90', [600, 900], 'beside a bed', { dpi: [100, 60], priceCents: 5999 }),
    size('80X120', [800, 1200], 'under a coffee table', { dpi: [100, 60], priceCents: 9999 }),
    size('120X180', [1200, 1800], 'before a sofa', { dpi: [100, 60], priceCents: 19_999 }),
    size('160X230', [1600, 2300], 'for a whole room', { dpi: [75, 50], priceCents: 29_999 }),
  ],
  surfaces: [{ name: 'pile', label: 'Pile' }],
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
