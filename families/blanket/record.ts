/**
 * Photo blankets of fleece, from a cot to a king-size bed. Sizes, bleed, safe margin and resolution follow the family's table in
 * the product reference; prices are the low end of its bands. What the thicker cloth adds, and the weights, are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFolded, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 25,
  safeMm: 40,
  // Sixteen layers of the thicker cloth, pressed into a bag.
  parcel: packedFolded({
    times: 4,
    marginMm: 30,
    thickMm: 110,
    highMm: 130,
    // Fleece with a pile behind it has some 550 g a square metre.
    weightG: (squareMm) => Math.ceil(80 + 0.55e-3 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'blanket',
  skuPrefix: 'BLANKET',
  tool: 'fabric-print',
  toolPath: '/photoblanket-tool',
  toolPages: [{ path: '/photoblanket-tool' }],
  makingDays: 2,
  process: 'Dye sublimation on polyester fleece of 260 g, cut and hemmed',
  // Of 5 : 6 there is a photograph, of 3 : 4 none yet.
  scenes: ['blanket-folded'],
  sizes: [
    size('75X100', [762, 1016], '30 × 40 in', { dpi: [150, 75], priceCents: 3999 }),
    size('127X152', [1270, 1524], '50 × 60 in', { dpi: [150, 75], priceCents: 5999 }),
    size('150X200', [1524, 2032], '60 × 80 in', { dpi: [120, 60], priceCents: 7999 }),
    size('200X230', [2000, 2300], '79 × 91 in', { dpi: [100, 60], priceCents: 11_999 }),
  ],
  surfaces: [{ name: 'face', label: 'Front', mirrored: true }],
  options: [
    {
      code: 'CLOTH',
      label: 'Cloth',
      values: [
        { code: 'FLEECE', label: 'Fleece', detail: 'Light, dries overnight, the back is white' },
        {
          code: 'SHERPA',
          label: 'Sherpa',
          detail: 'The same fleece in front, a thick cream pile behind',
          pricePercent: 30,
        },
      ],
    },
  ],
  words,
})
