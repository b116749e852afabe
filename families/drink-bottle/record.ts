/**
 * Aluminium drink bottles with a print that goes round most of them. Print area, safe margin, resolution and price follow the
 * product reference's table of sports items, which names no list of items; volume and weight are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { words } from './words.ts'

export const record = defineRecord({
  family: 'drink-bottle',
  skuPrefix: 'BOTTLE',
  tool: 'flat-print',
  toolPath: '/sports-tool',
  toolPages: [{ path: '/sports-tool' }],
  makingDays: 1,
  process: 'Dye sublimation on coated aluminium, the seam of the print opposite its middle',
  // It stands, and its print goes round it.
  positions: ['L'],
  scenes: ['bottle-ledge'],
  sizes: [
    {
      code: '600ML',
      label: '600 ml',
      inches: 'print of 190 × 89 mm',
      widthMm: 89,
      heightMm: 190,
      safeMm: 5,
      targetDpi: 300,
      warnDpi: 150,
      priceCents: 1999,
      parcel: { longMm: 270, wideMm: 90, highMm: 90, weightG: 240 },
    },
  ],
  surfaces: [{ name: 'wrap', label: 'All round', body: 'curved', mirrored: true }],
  words,
})
