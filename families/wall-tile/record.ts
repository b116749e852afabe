/**
 * Photo tiles for walls, on light foam board with pads that come off again, one by one or in sets. Sizes, bleed, safe margin and
 * resolution follow the family's table in the product reference; prices are the low end of its bands. What a set costs, and the
 * weights, are estimates. Tiles in a slim border wait for a photograph of one.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 6,
  dpi: [300, 120],
  // Nine tiles of 20 mm, the largest set, one on the other.
  parcel: packedFlat({
    marginMm: 40,
    highMm: 200,
    // A tile has some 1.4 kg a square metre; here nine of them.
    weightG: (squareMm) => Math.ceil(300 + 9 * 1.4e-3 * squareMm),
  }),
})

/** Three cost a tenth less than three alone, six a fifth, nine a quarter. */
const set = (pieces: number, inWords: string, pricePercent: number) => ({
  code: `DIFF${pieces}`,
  label: `${inWords} tiles`,
  detail: 'Each with a picture of its own',
  pricePercent,
  pieces,
  designs: 'different' as const,
})

export const record = defineRecord({
  family: 'wall-tile',
  skuPrefix: 'WALLTILE',
  tool: 'flat-print',
  toolPath: '/walltiles-tool',
  toolPages: [{ path: '/walltiles-tool' }],
  makingDays: 1,
  process: 'UV print on foam board of 20 mm, cut, with four adhesive pads on its back',
  hangs: true,
  // Of four squares there is a photograph; sets as they are sold are drawn.
  scenes: [71, 140, 100, 80, 125].flatMap((shape) =>
    [1, 3, 6, 9].map((pieces) => `tiles-${pieces}-${shape}`),
  ),
  sizes: [
    size('13X18', [127, 178], '5 × 7 in', { priceCents: 1299 }),
    size('20X20', [203, 203], '8 × 8 in', { priceCents: 1499 }),
    size('20X25', [203, 254], '8 × 10 in', { priceCents: 1699 }),
    size('30X30', [305, 305], '12 × 12 in', { dpi: [240, 120], priceCents: 2499 }),
  ],
  surfaces: [{ name: 'face', label: 'Tile' }],
  options: [
    {
      code: 'SET',
      label: 'How many',
      values: [
        { code: 'ONE', label: 'One tile', detail: 'To begin with, or to add to yours' },
        set(3, 'Three', 170),
        set(6, 'Six', 380),
        set(9, 'Nine', 575),
      ],
    },
  ],
  words,
})
