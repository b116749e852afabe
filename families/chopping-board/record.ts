/**
 * Chopping boards of toughened glass. Sizes, bleed, safe margin and resolution follow the family's table in the product
 * reference; prices are the low end of its bands. Weights are worked out from 5 mm of glass. The engraved bamboo of the table
 * waits for a tool that draws in one colour.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 8,
  dpi: [300, 150],
  // A board on its feet, between two sheets of foam.
  parcel: packedFlat({
    marginMm: 50,
    highMm: 50,
    weightG: (squareMm) => Math.round(250 + 2.5e-3 * 5 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'chopping-board',
  skuPrefix: 'CHOPBOARD',
  tool: 'flat-print',
  toolPath: '/choppingboard-tool',
  toolPages: [{ path: '/choppingboard-tool' }],
  makingDays: 1,
  process: 'UV print in reverse on the back of toughened glass of 5 mm, white over it, four rubber feet',
  // Of the larger one, upright, there is a photograph, of the smaller one none yet.
  scenes: ['board-bench'],
  sizes: [
    size('20X28', [200, 285], '8 × 11 in', { priceCents: 1999 }),
    size('30X40', [300, 390], '12 × 15 in', { priceCents: 2999 }),
  ],
  surfaces: [{ name: 'face', label: 'Board', outline: 'rounded', cornerMm: 8, mirrored: true }],
  options: [
    {
      code: 'GLASS',
      label: 'Glass',
      values: [
        { code: 'CLEAR', label: 'Clear', detail: 'Smooth, the picture as sharp as it is' },
        { code: 'TEXTURED', label: 'Textured', detail: 'Fine grain that hides knife marks' },
      ],
    },
  ],
  words,
})
