/**
 * Photo luggage tags on white acrylic with a leather strap. Sizes, bleed, safe margin, resolution and prices follow the
 * family's table in the product reference; the price of the back, the place of the slot and the weights are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

type SurfaceDraft = RecordDraft['surfaces'][number]

const size = sizesIn('mm', {
  bleedMm: 3,
  // A padded envelope with the strap beside the tag.
  parcel: packedFlat({
    marginMm: 50,
    highMm: 15,
    // Acrylic of 2 mm has 2.4 kg a square metre; 30 g for strap and envelope.
    weightG: (squareMm) => Math.ceil(30 + 2.4e-3 * squareMm),
  }),
})

/** The strap is drawn through here, on both sizes. */
const STRAP_SLOT = { label: 'strap slot', topMm: 8, radiusMm: 5 }

const side = (name: string, label: string): SurfaceDraft => ({
  name,
  label,
  outline: 'rounded',
  cornerMm: 3,
  keepOutHoles: [STRAP_SLOT],
})

export const record = defineRecord({
  family: 'luggage-tag',
  skuPrefix: 'LUGGAGETAG',
  tool: 'flat-print',
  toolPath: '/luggagetag-tool',
  toolPages: [{ path: '/luggagetag-tool' }],
  makingDays: 1,
  process: 'UV print on white acrylic of 2 mm',
  // A sheet of acrylic; an estimate.
  sheet: { widthMm: 400, heightMm: 600, marginMm: 12, gapMm: 8 },
  // It hangs from its strap.
  positions: ['P'],
  // The photographs show a tag that is a little narrower than either.
  scenes: [],
  sizes: [
    size('54X86', [54, 86], 'as large as a bank card', { safeMm: 4, dpi: [600, 300], priceCents: 899 }),
    size('70X110', [70, 110], '2.8 × 4.3 in', { safeMm: 5, dpi: [300, 200], priceCents: 999 }),
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
        { code: 'ONE', label: 'One side', detail: 'The back stays white, to be written on with a marker' },
        {
          code: 'BOTH',
          label: 'Both sides',
          detail: 'Your name and number printed on the back, or a second photo',
          priceCents: 200,
        },
      ],
    },
  ],
  words,
})
