/**
 * Bus rolls: lines of words between two timber bars. Sizes, bleed, safe margin and resolution follow the family's table in
 * the product reference; prices are the low end of its bands, and canvas stays within them. What canvas adds, the bars and
 * the weights are estimates. Stretched and framed rolls wait for photographs of them.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedRolled, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  // Above and below, the print goes round its bar; at the sides it is cut.
  bleedMm: 43,
  safeMm: 15,
  // Rolled round its bars, which are 25 mm longer than the print at each end, in a tube with two caps.
  parcel: packedRolled({
    capsMm: 80,
    boxMm: 100,
    rollMm: 85,
    // The bars, the tube, and canvas of 400 g a square metre; an estimate.
    weightG: (squareMm) => Math.ceil(450 + 0.65e-3 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'bus-roll',
  skuPrefix: 'BUSROLL',
  tool: 'fitted-lines',
  toolPath: '/busroll-tool',
  toolPages: [{ path: '/busroll-tool' }],
  makingDays: 2,
  process:
    'Vector type in pigment inks on paper or canvas, cut at the sides, hung between two timber bars on a cord',
  positions: ['P'],
  hangs: true,
  wordsAlone: true,
  // Of 1 : 2, upright; of the long one there is no photograph yet.
  scenes: ['busroll-wall'],
  sizes: [
    size('30X60', [305, 610], '12 × 24 in', { dpi: [300, 200], priceCents: 3999 }),
    size('40X80', [406, 813], '16 × 32 in', { dpi: [300, 200], priceCents: 5499 }),
    size('45X120', [457, 1219], '18 × 48 in', { dpi: [300, 150], priceCents: 8499 }),
    size('60X120', [610, 1219], '24 × 48 in', { dpi: [300, 150], priceCents: 9999 }),
    size('75X150', [762, 1524], '30 × 60 in', { dpi: [200, 150], priceCents: 14_999 }),
  ],
  surfaces: [{ name: 'face', label: 'Front' }],
  options: [
    {
      code: 'MATERIAL',
      label: 'Material',
      values: [
        { code: 'PAPER', label: 'Paper', detail: 'Heavy and matte, with the sharpest edges' },
        {
          code: 'CANVAS',
          label: 'Canvas',
          detail: 'A weave that is seen, as on a linen blind',
          pricePercent: 40,
        },
      ],
    },
  ],
  words,
})
