/**
 * Chopping boards of toughened glass. Sizes, bleed, safe margin and resolution follow the family's table in the product
 * reference; prices are the low end of its bands. Weights are worked out from 5 mm of glass. The engraved bamboo of the table
 * waits for a tool that draws in one colour.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

type SizeDraft = RecordDraft['sizes'][number]

/** A board on its feet, between two sheets of foam. */
const PACKED_HIGH_MM = 50
const CARTON_MM = 50

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
  bleedMm: 3,
  safeMm: 8,
  targetDpi: 300,
  warnDpi: 150,
  priceCents,
  parcel: {
    longMm: heightMm + CARTON_MM,
    wideMm: widthMm + CARTON_MM,
    highMm: PACKED_HIGH_MM,
    weightG: Math.round(250 + 2.5e-3 * 5 * widthMm * heightMm),
  },
})

export const record = defineRecord({
  family: 'chopping-board',
  skuPrefix: 'CHOPBOARD',
  tool: 'flat-print',
  toolPath: '/choppingboard-tool',
  toolPages: [{ path: '/choppingboard-tool' }],
  process: 'UV print in reverse on the back of toughened glass of 5 mm, white over it, four rubber feet',
  // Of the larger one, upright, there is a photograph, of the smaller one none yet.
  scenes: ['board-bench'],
  sizes: [size('20X28', [200, 285], '8 × 11', 1999), size('30X40', [300, 390], '12 × 15', 2999)],
  surfaces: [{ name: 'face', label: 'Board', outline: 'rounded', cornerMm: 8, mirrored: true }],
  options: [
    {
      code: 'GLASS',
      label: 'Glass',
      values: [
        { code: 'CLEAR', label: 'Clear', detail: 'Smooth, the picture as sharp as it is' },
        { code: 'TEXTURED', label: 'Textured', detail: 'Fine grain that hides knife marks' },
      ],
    },
  ],
  words,
})
