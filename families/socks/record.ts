/**
 * White socks with a picture on both sides, in two lengths. The panels, their bleed, safe margin and resolution follow the family's
 * table in the product reference; prices are the low end of its bands, and weights are estimates. Faces scattered over a pattern
 * wait for a tool that cuts them out and repeats them.
 */
import { defineRecord } from '#packages/product/record.ts'
import { sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 10,
  safeMm: 15,
  dpi: [200, 150],
  // Laid on a card in a flat bag.
  parcel: (widthMm, heightMm) => ({ longMm: heightMm + 20, wideMm: widthMm + 60, highMm: 20, weightG: 90 }),
})

export const record = defineRecord({
  family: 'socks',
  skuPrefix: 'SOCKS',
  tool: 'fabric-print',
  toolPath: '/socks-tool',
  toolPages: [{ path: '/socks-tool' }],
  makingDays: 1,
  process: 'Dye sublimation on white polyester socks, the panel pressed onto both sides of both of them',
  // From cuff to toe.
  positions: ['P'],
  // Of the crew length there is a photograph, of ankle socks none yet.
  scenes: ['socks-flat'],
  sizes: [
    size('ANKLE', [90, 180], 'panel of 9 × 18 cm', { label: 'ankle length', priceCents: 1299 }),
    size('CREW', [90, 380], 'panel of 9 × 38 cm', { label: 'crew length', priceCents: 1499 }),
  ],
  surfaces: [{ name: 'panel', label: 'Panel', mirrored: true }],
  options: [
    {
      code: 'FOOT',
      label: 'Shoe size',
      values: [
        { code: 'M', label: 'AU 6 to 9', detail: 'Most women, and men with small feet' },
        { code: 'L', label: 'AU 10 to 13', detail: 'Most men' },
        { code: 'S', label: 'AU 2 to 5', detail: 'Teenagers and small feet' },
      ],
    },
  ],
  words,
})
