/**
 * Placemats on MDF with cork, one by one or in sets. Sizes, bleed, safe margin and resolution follow the family's table in the
 * product reference; prices are the low end of its bands. What a set costs, and the weights, are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 6,
  // Six mats of 5 mm, the largest set, with card between them.
  parcel: packedFlat({
    marginMm: 30,
    highMm: 45,
    // A mat has some 3 kg a square metre; here six of them.
    weightG: (squareMm) => Math.round(300 + 6 * 3e-3 * squareMm),
  }),
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
  makingDays: 1,
  process: 'Dye sublimation on coated MDF of 3 mm with 2 mm of cork',
  // As it lies under a plate.
  positions: ['L'],
  // Of one of the larger ones there is a photograph; the smaller one and sets are drawn.
  scenes: ['table-mat', 'mats-4-133', 'mats-6-133', 'mats-1-141', 'mats-4-141', 'mats-6-141'],
  sizes: [
    size('21X30', [210, 297], '12 × 8 in', { dpi: [300, 150], priceCents: 1499 }),
    size('30X40', [300, 400], '16 × 12 in', { dpi: [250, 150], priceCents: 1799 }),
  ],
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
