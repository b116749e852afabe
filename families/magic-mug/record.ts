/**
 * Magic mugs: black while they are cold, with their picture when they are hot. Print area, safe margin, resolution and price follow
 * the table of mugs in the product reference; the weight is an estimate.
 */
import { defineRecord } from '#packages/product/record.ts'
import { words } from './words.ts'

export const record = defineRecord({
  family: 'magic-mug',
  skuPrefix: 'MAGICMUG',
  tool: 'flat-print',
  // The mugs have the bare address; a link names its product.
  toolPath: '/photomug-tool',
  toolPages: [],
  makingDays: 1,
  process: 'Dye sublimation on ceramic under a black coat that clears at about 40 degrees',
  positions: ['L'],
  scenes: ['mug-magic'],
  sizes: [
    {
      code: '11OZ',
      label: '11 oz',
      inches: '325 ml',
      widthMm: 89,
      heightMm: 229,
      safeMm: 5,
      targetDpi: 300,
      warnDpi: 200,
      priceCents: 1699,
      parcel: { longMm: 130, wideMm: 120, highMm: 120, weightG: 470 },
    },
  ],
  surfaces: [
    {
      name: 'wrap',
      label: 'All round',
      body: 'curved',
      mirrored: true,
      keepOutSides: [
        { label: 'handle', side: 'left', depthMm: 10 },
        { label: 'handle', side: 'right', depthMm: 10 },
      ],
    },
  ],
  words,
})
