/**
 * Photo pillows of woven polyester, printed on one side or on both, as a cover or filled. Sizes, bleed, safe margin and
 * resolution follow the family's table in the product reference; prices are the low end of its bands, for a cover alone. What
 * the insert and the second side add, and the weights, are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

type SurfaceDraft = RecordDraft['surfaces'][number]
const size = sizesIn('cm', {
  bleedMm: 15,
  safeMm: 25,
  // With its insert, pressed flat in a bag: some 3.4 kg a square metre.
  parcel: packedFlat({
    marginMm: 30,
    highMm: 90,
    weightG: (squareMm) => Math.ceil(60 + 3.4e-3 * squareMm),
  }),
})

const side = (name: string, label: string): SurfaceDraft => ({ name, label, mirrored: true })

export const record = defineRecord({
  family: 'pillow',
  skuPrefix: 'PILLOW',
  tool: 'fabric-print',
  toolPath: '/pillow-tool',
  toolPages: [{ path: '/pillow-tool' }],
  makingDays: 2,
  process: 'Dye sublimation on woven polyester, cut and sewn with a zipper',
  // The long one lies across a chair; squares have no position.
  positions: ['L'],
  scenes: ['pillow-ledge'],
  sizes: [
    size('30X30', [300, 300], '12 × 12 in', { dpi: [200, 120], priceCents: 1006 }),
    size('40X40', [406, 406], '16 × 16 in', { dpi: [200, 120], priceCents: 1999 }),
    size('45X45', [457, 457], '18 × 18 in', { dpi: [200, 120], priceCents: 2499 }),
    size('50X50', [508, 508], '20 × 20 in', { dpi: [180, 100], priceCents: 2999 }),
    size('30X50', [300, 500], '12 × 20 in', { dpi: [200, 120], priceCents: 2499 }),
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
