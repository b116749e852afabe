/**
 * Yoga mats: suede-like cloth on rubber, sent rolled. Sizes, bleed, safe margin and resolution follow the family's table in the
 * product reference; prices are the low end of its bands. What the thicker mat adds, and the weights, are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

type SizeDraft = RecordDraft['sizes'][number]

const ROLL_MM = 120
const BOX_MM = 130

const size = (
  code: string,
  [widthMm, heightMm]: [width: number, height: number],
  inches: string,
  priceCents: number,
): SizeDraft => ({
  code,
  label: `${code.replace('X', ' × ')} cm`,
  inches: `${inches} in`,
  widthMm,
  heightMm,
  bleedMm: 10,
  safeMm: 20,
  targetDpi: 120,
  warnDpi: 72,
  priceCents,
  parcel: {
    longMm: widthMm + 40,
    wideMm: BOX_MM,
    highMm: BOX_MM,
    rollMm: ROLL_MM,
    // Natural rubber of 5 mm has some 3.2 kg a square metre, with its cloth.
    weightG: Math.round(300 + 3.2e-3 * widthMm * heightMm),
  },
})

export const record = defineRecord({
  family: 'yoga-mat',
  skuPrefix: 'YOGAMAT',
  tool: 'flat-print',
  toolPath: '/yogamat-tool',
  toolPages: [{ path: '/yogamat-tool' }],
  process: 'Dye sublimation on microfibre suede with natural rubber below',
  // Its head is the upper edge.
  positions: ['P'],
  scenes: ['yoga-mat'],
  sizes: [size('61X173', [610, 1730], '24 × 68', 5999), size('66X183', [660, 1830], '26 × 72', 6499)],
  surfaces: [{ name: 'face', label: 'Top', mirrored: true }],
  options: [
    {
      code: 'RUBBER',
      label: 'Rubber',
      values: [
        { code: 'MM3', label: '3 mm', detail: 'Close to the floor, rolls up small' },
        { code: 'MM5', label: '5 mm', detail: 'Kinder to knees', pricePercent: 15 },
      ],
    },
    {
      code: 'STRAP',
      label: 'Strap',
      values: [
        { code: 'NONE', label: 'No strap', detail: 'The mat alone' },
        {
          code: 'COTTON',
          label: 'Cotton strap',
          detail: 'Two loops, to carry it over a shoulder',
          priceCents: 700,
        },
      ],
    },
  ],
  words,
})
