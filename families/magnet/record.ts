/**
 * Photo magnets on 0.7 mm magnetic sheet. Sizes, bleed, safe margin and resolution follow the family's table in the product
 * reference; prices are the low end of its bands.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('mm', {
  dpi: [300, 200],
  // A flat card envelope.
  parcel: packedFlat({
    marginMm: 30,
    highMm: 5,
    // The sheet weighs 2.5 kg a square metre; an estimate.
    weightG: (squareMm) => Math.ceil(20 + 2.5e-3 * squareMm),
  }),
})

const SMALL = { bleedMm: 2, safeMm: 3 }
const LARGE = { bleedMm: 3, safeMm: 4 }

export const record = defineRecord({
  family: 'magnet',
  skuPrefix: 'MAGNET',
  tool: 'flat-print',
  toolPath: '/photomagnet-tool',
  toolPages: [{ path: '/photomagnet-tool' }],
  makingDays: 1,
  process: 'Pigment inkjet on magnetic sheet, laminated and cut',
  // A3; an estimate.
  sheet: { widthMm: 297, heightMm: 420, marginMm: 10, gapMm: 6 },
  // Of a landscape oblong there is a photograph, of the other shapes none yet.
  scenes: ['magnets-close', 'magnets-board'],
  sizes: [
    size('50X50', [50, 50], '2 × 2 in', { ...SMALL, priceCents: 299 }),
    size('70X70', [70, 70], '2.8 × 2.8 in', { ...SMALL, priceCents: 399 }),
    size('51X76', [51, 76], '2 × 3 in', { ...SMALL, priceCents: 399 }),
    size('100X100', [100, 100], '4 × 4 in', { ...LARGE, priceCents: 599 }),
    size('102X152', [102, 152], '4 × 6 in', { ...LARGE, priceCents: 699 }),
    size('50X200', [50, 200], '2 × 8 in', { ...SMALL, priceCents: 499 }),
  ],
  surfaces: [{ name: 'face', label: 'Front', outline: 'rounded', cornerMm: 3 }],
  options: [
    {
      code: 'FINISH',
      label: 'Finish',
      values: [
        { code: 'GLOSS', label: 'Gloss', detail: 'Deep colours, reflects light' },
        { code: 'MATTE', label: 'Matte', detail: 'Soft, without reflections' },
      ],
    },
  ],
  words,
})
