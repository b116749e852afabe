/**
 * Photo mugs: a print that goes round the mug and ends on both sides of its handle. Figures follow the family's table in
 * the product reference; prices are the low end of its bands.
 */
import { defineRecord } from '#packages/product/record.ts'
import { words } from './words.ts'

export const record = defineRecord({
  family: 'mug',
  skuPrefix: 'MUG',
  tool: 'flat-print',
  toolPath: '/photomug-tool',
  toolPages: [{ path: '/photomug-tool' }],
  makingDays: 1,
  process: 'Dye sublimation on coated ceramic',
  positions: ['L'],
  scenes: ['mug-pair'],
  opensWith: '11OZ',
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
      priceCents: 1199,
      parcel: { longMm: 130, wideMm: 120, highMm: 120, weightG: 460 },
    },
    {
      code: '15OZ',
      label: '15 oz',
      inches: '440 ml',
      widthMm: 97,
      heightMm: 229,
      safeMm: 5,
      targetDpi: 300,
      warnDpi: 200,
      priceCents: 1499,
      parcel: { longMm: 140, wideMm: 125, highMm: 135, weightG: 560 },
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
