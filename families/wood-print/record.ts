/**
 * Wood prints on birch plywood. Sizes, bleed, safe margin and resolution follow the family's table in the product reference;
 * prices are the low end of its bands. What the thicker board adds, and the weights, are estimates.
 *
 * White is printed under every picture: without it the light parts would take the colour of the wood, which no screen shows.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 6,
  parcel: packedFlat({
    marginMm: 50,
    highMm: 40,
    // Birch plywood has some 680 kg a cubic metre; here that of the thicker board, 15 mm.
    weightG: (squareMm) => Math.round(250 + 11e-3 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'wood-print',
  skuPrefix: 'WOOD',
  tool: 'flat-print',
  // It has no address of its own in the tools: a link of the product names it.
  toolPath: '/uploadchoice',
  toolPages: [],
  makingDays: 1,
  process: 'UV print on birch plywood, white under the whole picture',
  hangs: true,
  // Of 3 : 4, upright, there is a photograph, of the other shapes none yet.
  scenes: ['wood-ledge'],
  sizes: [
    size('15X20', [152, 203], '6 × 8 in', { dpi: [300, 150], priceCents: 2263 }),
    size('20X25', [203, 254], '8 × 10 in', { dpi: [300, 150], priceCents: 2999 }),
    size('30X30', [305, 305], '12 × 12 in', { dpi: [300, 150], priceCents: 4499 }),
    size('30X40', [305, 406], '12 × 16 in', { dpi: [300, 150], priceCents: 5499 }),
    size('40X60', [406, 610], '16 × 24 in', { dpi: [240, 120], priceCents: 8999 }),
  ],
  surfaces: [{ name: 'face', label: 'Front' }],
  options: [
    {
      code: 'BOARD',
      label: 'Board',
      values: [
        { code: 'MM9', label: '9 mm', detail: 'Slim, for a wall or against one' },
        { code: 'MM15', label: '15 mm', detail: 'Thick enough to stand by itself', pricePercent: 20 },
      ],
    },
  ],
  words,
})
