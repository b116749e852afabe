/**
 * Wall clocks, round or square, with a photo for a face, hands and the numerals that the design tool sets. Sizes, bleed, safe margin, resolution and prices follow
 * the family's table in the product reference; weights are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

/**
 * A board of 6 mm MDF has 4.5 kg a square metre; its works 80 g; the box is taken for a square of card of 2 kg a square metre.
 */
const packed = (acrossMm: number, boardMm2: number) => ({
  longMm: acrossMm + 40,
  wideMm: acrossMm + 40,
  highMm: 70,
  weightG: Math.ceil(80 + 4.5e-3 * boardMm2 + 2e-3 * (acrossMm + 40) ** 2),
})

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 8,
  dpi: [300, 150],
  parcel: (acrossMm) => packed(acrossMm, Math.PI * (acrossMm / 2) ** 2),
})

export const record = defineRecord({
  family: 'wall-clock',
  skuPrefix: 'CLOCK',
  tool: 'clock-face',
  toolPath: '/wallclock-tool',
  toolPages: [{ path: '/wallclock-tool' }],
  makingDays: 1,
  process: 'UV print on 6 mm MDF, cut round or square and drilled for the spindle',
  scenes: ['clock-wall', 'clock-square'],
  sizes: [
    size('ROUND20', [200, 200], '8 in', { label: '20 cm round', priceCents: 2999 }),
    size('ROUND30', [300, 300], '12 in', { label: '30 cm round', priceCents: 3999 }),
    size('30X30', [300, 300], '12 × 12 in', {
      priceCents: 3999,
      parcel: (sideMm) => packed(sideMm, sideMm ** 2),
    }),
  ],
  surfaces: [
    {
      name: 'face',
      label: 'Face',
      outline: 'ellipse',
      cuts: [{ size: '30X30', outline: 'rectangle' }],
      keepOutHoles: [{ label: 'spindle', radiusMm: 15 }],
    },
  ],
  words,
})
