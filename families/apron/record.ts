/**
 * Aprons of sage green linen blend with a print on the chest, for adults and children. The print of the adult one, its resolution
 * and its price follow the family's table in the product reference; the child's, the lengths and the weights are estimates. The
 * full panel of the table waits for a photograph of it.
 */
import { defineRecord } from '#packages/product/record.ts'
import { sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 0,
  safeMm: 10,
  dpi: [200, 150],
  // Folded around a card into a bag that is a little larger than the print.
  parcel: () => ({ longMm: 330, wideMm: 300, highMm: 30, weightG: 320 }),
})

export const record = defineRecord({
  family: 'apron',
  skuPrefix: 'APRON',
  tool: 'fabric-print',
  toolPath: '/apron-tool',
  toolPages: [{ path: '/apron-tool' }],
  makingDays: 1,
  process: 'Transfer on the chest of a sage green apron of linen and cotton, white under the whole square',
  scenes: ['apron-hung'],
  sizes: [
    size('CHILD', [200, 200], 'children, print of 20 × 20 cm', { label: '60 cm long', priceCents: 2199 }),
    size('ADULT', [280, 280], 'adults, print of 28 × 28 cm', { label: '85 cm long', priceCents: 2499 }),
  ],
  surfaces: [{ name: 'chest', label: 'Chest', mirrored: true }],
  words,
})
