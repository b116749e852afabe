/**
 * Yoga mats: suede-like cloth on rubber, sent rolled. Sizes, bleed, safe margin and resolution follow the family's table in the
 * product reference; prices are the low end of its bands. What the thicker mat adds, and the weights, are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedRolled, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 10,
  safeMm: 20,
  dpi: [120, 72],
  parcel: packedRolled({
    capsMm: 40,
    boxMm: 130,
    rollMm: 120,
    // Natural rubber of 5 mm has some 3.2 kg a square metre, with its cloth.
    weightG: (squareMm) => Math.round(300 + 3.2e-3 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'yoga-mat',
  skuPrefix: 'YOGAMAT',
  tool: 'fabric-print',
  toolPath: '/yogamat-tool',
  toolPages: [{ path: '/yogamat-tool' }],
  makingDays: 1,
  process: 'Dye sublimation on microfibre suede with natural rubber below',
  // Its head is the upper edge.
  positions: ['P'],
  scenes: ['yoga-mat'],
  sizes: [
    size('61X173', [610, 1730], '24 × 68 in', { priceCents: 5999 }),
    size('66X183', [660, 1830], '26 × 72 in', { priceCents: 6499 }),
  ],
  surfaces: [{ name: 'face', label: 'Top', mirrored: true }],
  options: [
    {
      code: 'RUBBER',
      label: 'Rubber',
      values: [
        { code: 'MM3', label: '3 mm', detail: 'Close to the floor, rolls up small' },
        { code: 'MM5', label: '5 mm', detail: 'Kinder to knees', pricePercent: 15 },
      ],
    },
    {
      code: 'STRAP',
      label: 'Strap',
      values: [
        { code: 'NONE', label: 'No strap', detail: 'The mat alone' },
        {
          code: 'COTTON',
          label: 'Cotton strap',
          detail: 'Two loops, to carry it over a shoulder',
          priceCents: 700,
        },
      ],
    },
  ],
  words,
})
