/**
 * Metal prints on aluminium. Sizes, bleed, safe margin and resolution follow the family's table in the product reference;
 * prices are the low end of its bands, with the mount. Weights are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 6,
  // The panel, its mount behind it, and the carton around both.
  parcel: packedFlat({
    marginMm: 60,
    highMm: 40,
    // Aluminium of 1.1 mm has 3 kg a square metre, a carton 1 kg.
    weightG: (squareMm) => Math.round(350 + 4e-3 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'metal-print',
  skuPrefix: 'METAL',
  tool: 'flat-print',
  // It has no address of its own in the tools: a link of the product names it.
  toolPath: '/uploadchoice',
  toolPages: [],
  makingDays: 1,
  process: 'Dye sublimation on white coated aluminium of 1.1 mm',
  hangs: true,
  // Of 5 : 7 there is a photograph, of the other shapes none yet.
  scenes: ['metal-wall'],
  sizes: [
    size('13X18', [127, 178], '5 × 7 in', { dpi: [300, 150], priceCents: 1799 }),
    size('20X20', [203, 203], '8 × 8 in', { dpi: [300, 150], priceCents: 2499 }),
    size('20X30', [203, 305], '8 × 12 in', { dpi: [300, 150], priceCents: 2999 }),
    size('30X40', [305, 406], '12 × 16 in', { dpi: [300, 150], priceCents: 5499 }),
    size('40X60', [406, 610], '16 × 24 in', { dpi: [240, 120], priceCents: 8999 }),
    size('60X90', [610, 914], '24 × 36 in', { dpi: [200, 100], priceCents: 15_999 }),
    size('75X100', [762, 1016], '30 × 40 in', { bleedMm: 5, safeMm: 8, dpi: [150, 90], priceCents: 22_999 }),
  ],
  surfaces: [{ name: 'face', label: 'Front', mirrored: true }],
  options: [
    {
      code: 'FINISH',
      label: 'Finish',
      values: [
        { code: 'GLOSS', label: 'Gloss', detail: 'Like wet paint: deep colours, and it mirrors a window' },
        { code: 'MATTE', label: 'Matte', detail: 'Clear from every side, in any light' },
      ],
    },
  ],
  words,
})
