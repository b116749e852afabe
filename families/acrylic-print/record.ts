/**
 * Acrylic prints on steel stand-offs. Sizes, bleed, safe margin, resolution and the clear place around each stand-off follow
 * the family's table in the product reference; prices are the low end of its bands. What thicker sheets add, and the weights,
 * are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 8,
  // The sheet between two boards, its four stand-offs beside it.
  parcel: packedFlat({
    marginMm: 60,
    highMm: 60,
    // Acrylic weighs 1.19 g a cubic centimetre; here that of the thickest sheet, 8 mm, and its boards.
    weightG: (squareMm) => Math.round(500 + 11e-3 * squareMm),
  }),
})

/** Holes are drilled 20 mm from both edges, and the head of a stand-off covers more than its hole. */
const STAND_OFF = { label: 'stand-off', radiusMm: 15 }
const INSET_MM = 20

export const record = defineRecord({
  family: 'acrylic-print',
  skuPrefix: 'ACRYLIC',
  tool: 'flat-print',
  // It has no address of its own in the tools: a link of the product names it.
  toolPath: '/uploadchoice',
  toolPages: [],
  makingDays: 1,
  process: 'UV print in reverse on the back of cast acrylic, white over it, four holes',
  hangs: true,
  // The photographs are of 7 : 5, a shape that is not sold; so the design tool shows none of them.
  scenes: [],
  sizes: [
    size('20X20', [203, 203], '8 × 8 in', { dpi: [300, 150], priceCents: 3499 }),
    size('20X30', [203, 305], '8 × 12 in', { dpi: [300, 150], priceCents: 4499 }),
    size('30X40', [305, 406], '12 × 16 in', { dpi: [300, 150], priceCents: 7499 }),
    size('40X60', [406, 610], '16 × 24 in', { dpi: [240, 120], priceCents: 11_999 }),
    size('60X90', [610, 914], '24 × 36 in', { dpi: [200, 100], priceCents: 21_999 }),
  ],
  surfaces: [
    {
      name: 'face',
      label: 'Front',
      mirrored: true,
      keepOutHoles: [
        { ...STAND_OFF, leftMm: INSET_MM, topMm: INSET_MM },
        { ...STAND_OFF, rightMm: INSET_MM, topMm: INSET_MM },
        { ...STAND_OFF, leftMm: INSET_MM, bottomMm: INSET_MM },
        { ...STAND_OFF, rightMm: INSET_MM, bottomMm: INSET_MM },
      ],
    },
  ],
  options: [
    {
      code: 'SHEET',
      label: 'Sheet',
      values: [
        { code: 'MM3', label: '3 mm', detail: 'Light and slim' },
        { code: 'MM5', label: '5 mm', detail: 'Stiffer, with more depth at its edge', pricePercent: 15 },
        { code: 'MM8', label: '8 mm', detail: 'A slab of glass to look at', pricePercent: 35 },
      ],
    },
  ],
  words,
})
