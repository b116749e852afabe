/**
 * Posters and photo enlargements on heavy paper, sent in a tube. Sizes, bleed, safe margin and resolution follow the family's
 * table in the product reference; prices are the low end of its bands. The price of the film and the weights are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

type SizeDraft = RecordDraft['sizes'][number]

const ROLL_MM = 70
/** A tube with its two caps. */
const TUBE = { wideMm: 80, highMm: 80, capsMm: 30, weightG: 180 }

const size = (
  code: string,
  label: string,
  [widthMm, heightMm]: [width: number, height: number],
  otherwise: string,
  [targetDpi, warnDpi]: [target: number, warn: number],
  priceCents: number,
): SizeDraft => ({
  code,
  label,
  inches: otherwise,
  widthMm,
  heightMm,
  bleedMm: 4,
  safeMm: 4,
  targetDpi,
  warnDpi,
  priceCents,
  parcel: {
    longMm: widthMm + TUBE.capsMm,
    wideMm: TUBE.wideMm,
    highMm: TUBE.highMm,
    rollMm: ROLL_MM,
    // 230 g a square metre, and as much again for a film on both sides; an estimate.
    weightG: Math.ceil(TUBE.weightG + 0.46e-3 * widthMm * heightMm),
  },
})

export const record = defineRecord({
  family: 'poster',
  skuPrefix: 'POSTER',
  tool: 'flat-print',
  toolPath: '/poster-tool',
  toolPages: [{ path: '/poster-tool' }],
  process: 'Pigment inkjet on 230 g paper, cut and rolled',
  hangs: true,
  // Upright, and as wide as these are high. Of 2 : 3 there is no photograph yet.
  scenes: ['print-front', 'poster-rolled'],
  sizes: [
    size('A4', 'A4', [210, 297], '21 × 29.7 cm', [300, 150], 799),
    size('A3', 'A3', [297, 420], '29.7 × 42 cm', [300, 150], 1299),
    size('A2', 'A2', [420, 594], '42 × 59.4 cm', [300, 150], 1799),
    size('50X70', '50 × 70 cm', [500, 700], '20 × 28 in', [200, 120], 1999),
    size('A1', 'A1', [594, 841], '59.4 × 84.1 cm', [200, 120], 2499),
    size('61X91', '61 × 91 cm', [610, 914], '24 × 36 in', [200, 120], 2499),
    size('70X100', '70 × 100 cm', [700, 1000], '28 × 39 in', [200, 120], 2999),
  ],
  surfaces: [{ name: 'face', label: 'Front' }],
  options: [
    {
      code: 'PAPER',
      label: 'Paper',
      values: [
        { code: 'MATTE', label: 'Matte', detail: 'No reflections, good behind glass' },
        { code: 'SATIN', label: 'Satin', detail: 'A soft sheen, like a photo from the lab' },
        { code: 'GLOSS', label: 'Gloss', detail: 'The deepest blacks, reflects light' },
      ],
    },
    {
      code: 'FILM',
      label: 'Film',
      values: [
        { code: 'NONE', label: 'No film', detail: 'Plain paper, for a frame' },
        { code: 'CLEAR', label: 'Clear film', detail: 'Sealed on both sides, wipes clean', pricePercent: 40 },
      ],
    },
  ],
  words,
})
