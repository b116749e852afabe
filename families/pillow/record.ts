/**
 * Photo pillows of woven polyester, printed on one side or on both, as a cover or filled. Sizes, bleed, safe margin and
 * resolution follow the family's table in the product reference; prices are the low end of its bands, for a cover alone. What
 * the insert and the second side add, and the weights, are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

type SizeDraft = RecordDraft['sizes'][number]
type SurfaceDraft = RecordDraft['surfaces'][number]

const size = (
  [widthMm, heightMm]: [width: number, height: number],
  label: string,
  inches: string,
  [targetDpi, warnDpi]: [target: number, warn: number],
  priceCents: number,
): SizeDraft => ({
  code: label.replace(' × ', 'X').replace(' cm', ''),
  label,
  inches,
  widthMm,
  heightMm,
  bleedMm: 15,
  safeMm: 25,
  targetDpi,
  warnDpi,
  priceCents,
  // With its insert, pressed flat in a bag: some 3.4 kg a square metre.
  parcel: {
    longMm: heightMm + 30,
    wideMm: widthMm + 30,
    highMm: 90,
    weightG: Math.ceil(60 + 3.4e-3 * widthMm * heightMm),
  },
})

const side = (name: string, label: string): SurfaceDraft => ({ name, label, mirrored: true })

export const record = defineRecord({
  family: 'pillow',
  skuPrefix: 'PILLOW',
  tool: 'flat-print',
  toolPath: '/pillow-tool',
  toolPages: [{ path: '/pillow-tool' }],
  process: 'Dye sublimation on woven polyester, cut and sewn with a zipper',
  // The long one lies across a chair; squares have no position.
  positions: ['L'],
  scenes: ['pillow-ledge'],
  sizes: [
    size([300, 300], '30 × 30 cm', '12 × 12 in', [200, 120], 1006),
    size([406, 406], '40 × 40 cm', '16 × 16 in', [200, 120], 1999),
    size([457, 457], '45 × 45 cm', '18 × 18 in', [200, 120], 2499),
    size([508, 508], '50 × 50 cm', '20 × 20 in', [180, 100], 2999),
    size([300, 500], '30 × 50 cm', '12 × 20 in', [200, 120], 2499),
  ],
  surfaces: [
    side('front', 'Front'),
    { ...side('back', 'Back'), onlyWith: { option: 'SIDES', value: 'BOTH' } },
  ],
  options: [
    {
      code: 'FILL',
      label: 'Inside',
      values: [
        { code: 'COVER', label: 'Cover only', detail: 'For an insert that you have' },
        {
          code: 'INSERT',
          label: 'With insert',
          detail: 'Filled with polyester, ready for the couch',
          priceCents: 800,
        },
      ],
    },
    {
      code: 'SIDES',
      label: 'Sides',
      values: [
        { code: 'ONE', label: 'One side', detail: 'Your picture on the front, plain cream cloth behind' },
        {
          code: 'BOTH',
          label: 'Both sides',
          detail: 'Front and back, each with a picture of its own',
          priceCents: 600,
        },
      ],
    },
  ],
  words,
})
