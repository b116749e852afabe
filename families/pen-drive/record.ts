/**
 * Pen drives with a print: a card that fits a wallet, and a short stick. Both prints, their bleed, safe margin, resolution and prices
 * follow the family's table in the product reference; capacities, what they cost and the weights are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('mm', {
  dpi: [600, 300],
  priceCents: 649,
  // On a card in a padded envelope.
  parcel: () => ({ longMm: 150, wideMm: 100, highMm: 12, weightG: 40 }),
})

export const record = defineRecord({
  family: 'pen-drive',
  skuPrefix: 'PENDRIVE',
  tool: 'flat-print',
  toolPath: '/pendrive-tool',
  toolPages: [{ path: '/pendrive-tool' }],
  makingDays: 1,
  process: 'UV print on the top of the case',
  // The plug is at the right.
  positions: ['L'],
  // Of the card there is a photograph, of the stick none with its print alone.
  scenes: ['drives-table'],
  sizes: [
    size('15X40', [15, 40], 'timber, 40 × 15 mm', { label: 'stick', bleedMm: 0, safeMm: 2 }),
    size('54X85', [54, 85], 'as large as a bank card', { label: 'card', bleedMm: 2, safeMm: 4 }),
  ],
  surfaces: [{ name: 'card', label: 'Top', outline: 'rounded', cornerMm: 3 }],
  options: [
    {
      code: 'GB',
      label: 'Holds',
      values: [
        { code: '8', label: '8 GB', detail: 'Some 2,000 photos of a phone' },
        { code: '32', label: '32 GB', detail: 'Some 8,000 photos, or a wedding film', priceCents: 500 },
        { code: '128', label: '128 GB', detail: 'Years of photos and films', priceCents: 1300 },
      ],
    },
  ],
  words,
})
