/**
 * Pet bowls of stoneware with a print all round. The smaller wrap, bleed, safe margin, resolution and its price follow the
 * family's table in the product reference; the larger one, its price and the weights are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 5,
  dpi: [300, 200],
  // In a carton with corners of foam; as wide as the print is long, divided by pi.
  parcel: (_, aroundMm) => {
    const acrossMm = Math.ceil(aroundMm / Math.PI)
    return { longMm: acrossMm + 60, wideMm: acrossMm + 60, highMm: 110, weightG: 4 * acrossMm + 250 }
  },
})

export const record = defineRecord({
  family: 'pet-bowl',
  skuPrefix: 'PETBOWL',
  tool: 'flat-print',
  toolPath: '/pet-bowls-tool',
  toolPages: [{ path: '/pet-bowls-tool' }],
  makingDays: 1,
  process: 'Dye sublimation on the coated outside of a stoneware bowl',
  positions: ['L'],
  // Of the larger one there is a photograph, of the smaller none yet.
  scenes: ['bowl-floor'],
  sizes: [
    size('SMALL', [50, 420], 'for cats and small dogs', { label: '13 cm', priceCents: 2499 }),
    size('LARGE', [50, 452], 'for medium and large dogs', { label: '14 cm', priceCents: 2799 }),
  ],
  surfaces: [
    {
      name: 'wrap',
      label: 'All round',
      body: 'curved',
      mirrored: true,
      keepOutSides: [
        { label: 'seam', side: 'left', depthMm: 8 },
        { label: 'seam', side: 'right', depthMm: 8 },
      ],
    },
  ],
  words,
})
