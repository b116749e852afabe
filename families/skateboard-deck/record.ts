/**
 * Skateboard decks of maple with a picture on the underside, to hang or to ride. Sizes, bleed, safe margin, resolution and prices
 * follow the family's table in the product reference; the place of the truck holes, the price of the grip tape and the weights are
 * estimates. The set of three waits until the sizes of a family may differ in their options.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 10,
  safeMm: 15,
  dpi: [200, 150],
  parcel: packedFlat({
    marginMm: 60,
    highMm: 80,
    // Seven layers of maple, 11 mm, have some 7.7 kg a square metre.
    weightG: (squareMm) => Math.ceil(400 + 7.7e-3 * squareMm),
  }),
})

/** Four bolts, 41 mm apart across and 54 mm along the deck; under it, the plate of a truck hides what is between them. */
const FROM_MIDDLE = 208 / 803
const truck = (end: -1 | 1) => ({ label: 'truck', radiusMm: 38, y: 0.5 + end * FROM_MIDDLE })

export const record = defineRecord({
  family: 'skateboard-deck',
  skuPrefix: 'DECK',
  tool: 'flat-print',
  toolPath: '/skateboard-tool',
  toolPages: [{ path: '/skateboard-tool' }],
  makingDays: 2,
  process: 'Heat transfer on the underside of a pressed deck of 7-ply maple, drilled for trucks',
  // The wall of a room shows prints with corners, so this one is not hung there.
  hangs: false,
  // Its holes belong to its ends.
  positions: ['P'],
  scenes: ['deck-wall'],
  sizes: [
    size('D800', [203, 803], '203 × 803 mm', { label: '8.0 inch', priceCents: 7999 }),
    size('D825', [210, 813], '210 × 813 mm', { label: '8.25 inch', priceCents: 8499 }),
  ],
  surfaces: [
    {
      name: 'underside',
      label: 'Underside',
      outline: 'rounded',
      cornerMm: 100,
      mirrored: true,
      keepOutHoles: [truck(-1), truck(1)],
    },
  ],
  options: [
    {
      code: 'USE',
      label: 'Made for',
      values: [
        { code: 'HANG', label: 'The wall', detail: 'With a steel holder that grips two of its holes' },
        {
          code: 'RIDE',
          label: 'The street',
          detail: 'With black grip tape on top; trucks and wheels are yours',
          priceCents: 1000,
        },
      ],
    },
  ],
  words,
})
