/**
 * Round photo pendants on a chain. Size, bleed, safe margin, resolution and price follow the family's table in the product
 * reference; the weight is an estimate. Hearts, bars and keyrings of the table wait for photographs of them.
 */
import { defineRecord } from '#packages/product/record.ts'
import { words } from './words.ts'

export const record = defineRecord({
  family: 'pendant',
  skuPrefix: 'PENDANT',
  tool: 'flat-print',
  toolPath: '/jewellery-tool',
  toolPages: [{ path: '/jewellery-tool' }],
  makingDays: 2,
  process: 'UV print under clear resin, set in a steel rim',
  scenes: ['pendant-dish'],
  sizes: [
    {
      code: 'ROUND25',
      label: '25 mm round',
      inches: '1 in',
      widthMm: 25,
      heightMm: 25,
      safeMm: 2,
      targetDpi: 600,
      warnDpi: 300,
      priceCents: 1999,
      // With its chain, in a small box.
      parcel: { longMm: 90, wideMm: 90, highMm: 35, weightG: 60 },
    },
  ],
  surfaces: [{ name: 'front', label: 'Front', outline: 'ellipse', bleedMm: 1.5 }],
  words,
})
