/**
 * Double acrylic: a print held between two clear sheets that are larger than it, so that a clear border shows the wall. Sizes are
 * those of the print; they, resolution and the width of the border follow the section on acrylic prints in the product reference,
 * and prices lie within its bands. What wider borders add, and the weights, are estimates. The press file is the print alone:
 * the sheets are cut and drilled outside it.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 8,
  // Room for sheets with the widest border, 40 mm on every side, between two boards, their stand-offs beside them.
  parcel: packedFlat({
    marginMm: 140,
    highMm: 60,
    // Two sheets of 3 mm at 1.19 g a cubic centimetre, with their borders, the print and its boards.
    weightG: (squareMm) => Math.round(900 + 12e-3 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'double-acrylic',
  skuPrefix: 'DOUBLEACR',
  tool: 'flat-print',
  toolPath: '/doubleacrylic-tool',
  toolPages: [{ path: '/doubleacrylic-tool' }],
  makingDays: 2,
  process:
    'Pigment inkjet on photo paper, cut to size, centred between two sheets of clear cast acrylic of 3 mm, held by four stand-offs in the border',
  hangs: true,
  surround: { kind: 'clear', widthMm: 20 },
  // No photograph shows a clear border yet: the room draws it, other pictures show the print that goes between the sheets.
  scenes: [],
  sizes: [
    size('20X20', [203, 203], '8 × 8 in', { dpi: [300, 150], priceCents: 4999 }),
    size('20X30', [203, 305], '8 × 12 in', { dpi: [300, 150], priceCents: 6499 }),
    size('30X40', [305, 406], '12 × 16 in', { dpi: [300, 150], priceCents: 10_999 }),
    size('40X60', [406, 610], '16 × 24 in', { dpi: [240, 120], priceCents: 17_999 }),
    size('60X90', [610, 914], '24 × 36 in', { dpi: [200, 100], priceCents: 32_999 }),
  ],
  surfaces: [{ name: 'face', label: 'Front' }],
  options: [
    {
      code: 'BORDER',
      label: 'Clear border',
      values: [
        {
          code: 'MM20',
          label: '20 mm border',
          surroundMm: 20,
          detail: 'The sheets are 4 cm wider and higher than the print',
        },
        {
          code: 'MM30',
          label: '30 mm border',
          surroundMm: 30,
          detail: 'The sheets are 6 cm wider and higher than the print',
          pricePercent: 8,
        },
        {
          code: 'MM40',
          label: '40 mm border',
          surroundMm: 40,
          detail: 'The sheets are 8 cm wider and higher than the print',
          pricePercent: 16,
        },
      ],
    },
  ],
  words,
})
