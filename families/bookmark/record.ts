/**
 * Photo bookmarks on laminated board, printed on one side or on both. Sizes, bleed, safe margin, resolution and prices follow
 * the brief for the family; the price of the back and the weights are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

type SurfaceDraft = RecordDraft['surfaces'][number]

const size = sizesIn('mm', {
  bleedMm: 2.5,
  safeMm: 4,
  dpi: [300, 200],
  // A flat card envelope.
  parcel: packedFlat({
    marginMm: 30,
    highMm: 5,
    // Some 450 g a square metre with its film, in an envelope of 20 g; an estimate.
    weightG: (squareMm) => Math.ceil(20 + 0.45e-3 * squareMm),
  }),
})

/** The tassel goes through here, on every size. */
const TASSEL_HOLE = { label: 'tassel hole', topMm: 8, radiusMm: 4 }

const side = (name: string, label: string): SurfaceDraft => ({
  name,
  label,
  outline: 'rounded',
  cornerMm: 2,
  keepOutHoles: [TASSEL_HOLE],
})

export const record = defineRecord({
  family: 'bookmark',
  skuPrefix: 'BOOKMARK',
  tool: 'flat-print',
  toolPath: '/bookmarks-tool',
  toolPages: [{ path: '/bookmarks-tool' }],
  makingDays: 1,
  process: 'Digital press on 350 g board, laminated',
  press: 'cmyk',
  // SRA3, as digital presses take it.
  sheet: { widthMm: 320, heightMm: 450, marginMm: 10, gapMm: 6 },
  // Upright only: it hangs out of a book.
  positions: ['P'],
  // Of the short one there is a photograph, of the long one none yet.
  scenes: ['bookmark-book'],
  sizes: [
    size('50X150', [50, 150], '2 × 6 in', { priceCents: 399 }),
    size('50X200', [50, 200], '2 × 8 in', { priceCents: 499 }),
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
        { code: 'ONE', label: 'One side', detail: 'Your design on the front, a white back' },
        {
          code: 'BOTH',
          label: 'Both sides',
          detail: 'Front and back, each with a design of its own',
          priceCents: 150,
        },
      ],
    },
  ],
  words,
})
