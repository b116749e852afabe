/**
 * Wood prints on birch plywood. Sizes, bleed, safe margin and resolution follow the family's table in the product reference;
 * prices are the low end of its bands. What the thicker board adds, and the weights, are estimates.
 *
 * White is printed under every picture: without it the light parts would take the colour of the wood, which no screen shows.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

type SizeDraft = RecordDraft['sizes'][number]

const PACKED_HIGH_MM = 40
const CARTON_MM = 50

const size = (
  code: string,
  [widthMm, heightMm]: [width: number, height: number],
  inches: string,
  [targetDpi, warnDpi]: [target: number, warn: number],
  priceCents: number,
): SizeDraft => ({
  code,
  label: `${code.replace('X', ' × ')} cm`,
  inches: `${inches} in`,
  widthMm,
  heightMm,
  bleedMm: 3,
  safeMm: 6,
  targetDpi,
  warnDpi,
  priceCents,
  parcel: {
    longMm: heightMm + CARTON_MM,
    wideMm: widthMm + CARTON_MM,
    highMm: PACKED_HIGH_MM,
    // Birch plywood has some 680 kg a cubic metre; here that of the thicker board, 15 mm.
    weightG: Math.round(250 + 11e-3 * widthMm * heightMm),
  },
})

export const record = defineRecord({
  family: 'wood-print',
  skuPrefix: 'WOOD',
  tool: 'flat-print',
  // It has no address of its own in the tools: a link of the product names it.
  toolPath: '/uploadchoice',
  toolPages: [],
  process: 'UV print on birch plywood, white under the whole picture',
  hangs: true,
  // Of 3 : 4, upright, there is a photograph, of the other shapes none yet.
  scenes: ['wood-ledge'],
  sizes: [
    size('15X20', [152, 203], '6 × 8', [300, 150], 2263),
    size('20X25', [203, 254], '8 × 10', [300, 150], 2999),
    size('30X30', [305, 305], '12 × 12', [300, 150], 4499),
    size('30X40', [305, 406], '12 × 16', [300, 150], 5499),
    size('40X60', [406, 610], '16 × 24', [240, 120], 8999),
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
