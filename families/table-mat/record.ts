/**
 * Placemats on MDF with cork, one by one or in sets. Sizes, bleed, safe margin and resolution follow the family's table in the
 * product reference; prices are the low end of its bands. What a set costs, and the weights, are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

type SizeDraft = RecordDraft['sizes'][number]

/** Six mats of 5 mm, the largest set, with card between them. */
const PACKED_HIGH_MM = 45
const CARTON_MM = 30

const size = (
  code: string,
  [widthMm, heightMm]: [width: number, height: number],
  inches: string,
  targetDpi: number,
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
  warnDpi: 150,
  priceCents,
  parcel: {
    longMm: heightMm + CARTON_MM,
    wideMm: widthMm + CARTON_MM,
    highMm: PACKED_HIGH_MM,
    // A mat has some 3 kg a square metre; here six of them.
    weightG: Math.round(300 + 6 * 3e-3 * widthMm * heightMm),
  },
})

/** A set costs less than its mats one by one, and a little more where each is prepared for itself. */
const set = (pieces: number, designs: 'same' | 'different', pricePercent: number) => ({
  code: `${designs === 'same' ? 'SAME' : 'DIFF'}${pieces}`,
  label: `${pieces === 4 ? 'Four' : 'Six'} mats, ${designs === 'same' ? 'one photo' : `${pieces === 4 ? 'four' : 'six'} photos`}`,
  detail: designs === 'same' ? 'The same design at every place' : 'A design of its own at every place',
  pricePercent,
  pieces,
  designs,
})

export const record = defineRecord({
  family: 'table-mat',
  skuPrefix: 'TABLEMAT',
  tool: 'flat-print',
  toolPath: '/tablemat-tool',
  toolPages: [{ path: '/tablemat-tool' }],
  process: 'Dye sublimation on coated MDF of 3 mm with 2 mm of cork',
  // As it lies under a plate.
  positions: ['L'],
  // Of the larger one there is a photograph, of the smaller one none yet.
  scenes: ['table-mat'],
  sizes: [size('21X30', [210, 297], '12 × 8', 300, 1499), size('30X40', [300, 400], '16 × 12', 250, 1799)],
  surfaces: [{ name: 'face', label: 'Placemat', outline: 'rounded', cornerMm: 10, mirrored: true }],
  options: [
    {
      code: 'SET',
      label: 'How many',
      values: [
        { code: 'ONE', label: 'One mat', detail: 'For your own place, or to try it', pieces: 1 },
        set(4, 'same', 230),
        set(4, 'different', 260),
        set(6, 'same', 380),
        set(6, 'different', 420),
      ],
    },
  ],
  words,
})
