/**
 * Metal prints on aluminium. Sizes, bleed, safe margin and resolution follow the family's table in the product reference;
 * prices are the low end of its bands, with the mount. Weights are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

type SizeDraft = RecordDraft['sizes'][number]

/** The panel, its mount behind it, and the carton around both. */
const PACKED_HIGH_MM = 40
const CARTON_MM = 60

const size = (
  code: string,
  [widthMm, heightMm]: [width: number, height: number],
  inches: string,
  [bleedMm, safeMm]: [bleed: number, safe: number],
  [targetDpi, warnDpi]: [target: number, warn: number],
  priceCents: number,
): SizeDraft => ({
  code,
  label: `${code.replace('X', ' × ')} cm`,
  inches: `${inches} in`,
  widthMm,
  heightMm,
  bleedMm,
  safeMm,
  targetDpi,
  warnDpi,
  priceCents,
  parcel: {
    longMm: heightMm + CARTON_MM,
    wideMm: widthMm + CARTON_MM,
    highMm: PACKED_HIGH_MM,
    // Aluminium of 1.1 mm has 3 kg a square metre, a carton 1 kg.
    weightG: Math.round(350 + 4e-3 * widthMm * heightMm),
  },
})

export const record = defineRecord({
  family: 'metal-print',
  skuPrefix: 'METAL',
  tool: 'flat-print',
  // It has no address of its own in the tools: a link of the product names it.
  toolPath: '/uploadchoice',
  toolPages: [],
  process: 'Dye sublimation on white coated aluminium of 1.1 mm',
  hangs: true,
  // Of 5 : 7 there is a photograph, of the other shapes none yet.
  scenes: ['metal-wall'],
  sizes: [
    size('13X18', [127, 178], '5 × 7', [3, 6], [300, 150], 1799),
    size('20X20', [203, 203], '8 × 8', [3, 6], [300, 150], 2499),
    size('20X30', [203, 305], '8 × 12', [3, 6], [300, 150], 2999),
    size('30X40', [305, 406], '12 × 16', [3, 6], [300, 150], 5499),
    size('40X60', [406, 610], '16 × 24', [3, 6], [240, 120], 8999),
    size('60X90', [610, 914], '24 × 36', [3, 6], [200, 100], 15_999),
    size('75X100', [762, 1016], '30 × 40', [5, 8], [150, 90], 22_999),
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
