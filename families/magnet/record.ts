/**
 * Photo magnets on 0.7 mm magnetic sheet. Sizes, bleed, safe margin and resolution follow the family's table in the product
 * reference; prices are the low end of its bands.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

type SizeDraft = RecordDraft['sizes'][number]

/** A flat card envelope. */
const PACKED_HIGH_MM = 5
const ENVELOPE_MM = 30

function size(
  [widthMm, heightMm]: [width: number, height: number],
  inches: string,
  [bleedMm, safeMm]: [bleed: number, safe: number],
  priceCents: number,
): SizeDraft {
  return {
    code: `${widthMm}X${heightMm}`,
    label: `${widthMm} × ${heightMm} mm`,
    inches,
    widthMm,
    heightMm,
    bleedMm,
    safeMm,
    targetDpi: 300,
    warnDpi: 200,
    priceCents,
    parcel: {
      longMm: heightMm + ENVELOPE_MM,
      wideMm: widthMm + ENVELOPE_MM,
      highMm: PACKED_HIGH_MM,
      // The sheet weighs 2.5 kg a square metre; an estimate.
      weightG: Math.ceil(20 + 2.5e-3 * widthMm * heightMm),
    },
  }
}

export const record = defineRecord({
  family: 'magnet',
  skuPrefix: 'MAGNET',
  tool: 'flat-print',
  toolPath: '/photomagnet-tool',
  toolPages: [{ path: '/photomagnet-tool' }],
  process: 'Pigment inkjet on magnetic sheet, laminated and cut',
  // Of a landscape oblong there is a photograph, of the other shapes none yet.
  scenes: ['magnets-close', 'magnets-board'],
  sizes: [
    size([50, 50], '2 × 2 in', [2, 3], 299),
    size([70, 70], '2.8 × 2.8 in', [2, 3], 399),
    size([51, 76], '2 × 3 in', [2, 3], 399),
    size([100, 100], '4 × 4 in', [3, 4], 599),
    size([102, 152], '4 × 6 in', [3, 4], 699),
    size([50, 200], '2 × 8 in', [2, 3], 499),
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
