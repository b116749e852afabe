/**
 * Photo coasters on MDF with cork, square or round, in sets of four. Figures follow the family's table in the product reference; prices are the
 * low end of its bands.
 */
import { defineRecord } from '#packages/product/record.ts'
import { words } from './words.ts'

/** Four coasters of 6 mm in a sleeve. */
const parcel = { longMm: 130, wideMm: 130, highMm: 40, weightG: 320 }
const shared = { safeMm: 4, targetDpi: 300, warnDpi: 200, parcel }

export const record = defineRecord({
  family: 'coaster',
  skuPrefix: 'COASTER',
  tool: 'flat-print',
  toolPath: '/photocoaster-tool',
  toolPages: [{ path: '/photocoaster-tool' }],
  makingDays: 1,
  process: 'Dye sublimation on coated MDF with cork',
  // Transfer paper of A3; an estimate.
  sheet: { widthMm: 297, heightMm: 420, marginMm: 10, gapMm: 6 },
  scenes: ['coasters-table', 'coasters-4-round'],
  sizes: [
    {
      ...shared,
      code: '95X95',
      label: '95 × 95 mm',
      inches: '3.7 × 3.7 in',
      widthMm: 95,
      heightMm: 95,
      priceCents: 1999,
    },
    {
      ...shared,
      code: '102X102',
      label: '102 × 102 mm',
      inches: '4 × 4 in',
      widthMm: 102,
      heightMm: 102,
      priceCents: 2399,
    },
    {
      ...shared,
      code: 'ROUND95',
      label: '95 mm round',
      inches: '3.7 in',
      widthMm: 95,
      heightMm: 95,
      safeMm: 5,
      priceCents: 1999,
    },
  ],
  surfaces: [
    {
      name: 'face',
      label: 'Coaster',
      outline: 'rounded',
      cornerMm: 6,
      bleedMm: 3,
      mirrored: true,
      cuts: [{ size: 'ROUND95', outline: 'ellipse' }],
    },
  ],
  options: [
    {
      code: 'SET',
      label: 'Set of four',
      values: [
        {
          code: 'DIFF4',
          label: 'Four photos',
          detail: 'Every coaster with a design of its own',
          priceCents: 400,
          pieces: 4,
          designs: 'different',
        },
        {
          code: 'SAME4',
          label: 'One photo',
          detail: 'The same design on all four',
          pieces: 4,
          designs: 'same',
        },
      ],
    },
  ],
  words,
})
