/**
 * Bone-shaped tags for collars, printed on aluminium. Size, bleed, safe margin, resolution and price follow the family's table
 * in the product reference; the price of the back, the place of the hole and the weight are estimates. The round tag of the
 * table waits for a photograph of one.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

type SurfaceDraft = RecordDraft['surfaces'][number]

/** Upright; lying down, as it is sold, its two pairs of ends are left and right. The same from both sides. */
const BONE =
  'M 243 500 C 243 395 243 316 186 300 C 129 284 0 232 0 145 C 0 63 89 0 207 0 C 321 0 357 92 500 92 C 643 92 679 0 793 0 C 911 0 1000 63 1000 145 C 1000 232 871 284 814 300 C 757 316 757 395 757 500 C 757 605 757 684 814 700 C 871 716 1000 768 1000 855 C 1000 937 911 1000 793 1000 C 679 1000 643 908 500 908 C 357 908 321 1000 207 1000 C 89 1000 0 937 0 855 C 0 768 129 716 186 700 C 243 684 243 605 243 500 Z'

/** In the middle of the bar, just below its upper edge. */
const RING_HOLE = { label: 'ring hole', topMm: 9.5, radiusMm: 2.5 }

const side = (name: string, label: string): SurfaceDraft => ({
  name,
  label,
  outline: 'path',
  outlinePath: BONE,
  bleedMm: 1.5,
  mirrored: true,
  keepOutHoles: [RING_HOLE],
})

export const record = defineRecord({
  family: 'pet-tag',
  skuPrefix: 'PETTAG',
  tool: 'flat-print',
  toolPath: '/pet-tags-tool',
  toolPages: [{ path: '/pet-tags-tool' }],
  makingDays: 1,
  process: 'Dye sublimation on coated aluminium, cut to a bone',
  // Transfer paper of A4, one for each side; an estimate.
  sheet: { widthMm: 210, heightMm: 297, marginMm: 10, gapMm: 6 },
  // The hole belongs to the long side.
  positions: ['L'],
  scenes: ['pet-tag'],
  sizes: [
    {
      code: 'BONE28X38',
      label: '28 × 38 mm',
      inches: '1.1 × 1.5 in',
      widthMm: 28,
      heightMm: 38,
      safeMm: 3,
      targetDpi: 600,
      warnDpi: 300,
      priceCents: 899,
      // In a card envelope, with its ring.
      parcel: { longMm: 120, wideMm: 80, highMm: 8, weightG: 20 },
    },
  ],
  surfaces: [
    side('front', 'Front'),
    { ...side('back', 'Back'), onlyWith: { option: 'SIDES', value: 'BOTH' } },
  ],
  options: [
    {
      code: 'SIDES',
      label: 'Sides',
      values: [
        { code: 'ONE', label: 'One side', detail: 'Photo and name on the front, bare metal behind' },
        {
          code: 'BOTH',
          label: 'Both sides',
          detail: 'The back is yours too: a phone number has more room there',
          priceCents: 200,
        },
      ],
    },
  ],
  words,
})
