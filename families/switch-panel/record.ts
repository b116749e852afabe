/**
 * Printed surrounds for light switches, with a window for the rockers. Size, bleed, safe margin, resolution and price follow
 * the family's table in the product reference, which leaves open how they are fixed; the window and the weight are estimates.
 * What is sold is the surround alone, and no electrical fitting.
 */
import { defineRecord } from '#packages/product/record.ts'
import { words } from './words.ts'

const WIDTH_MM = 116
/** The window has 54 × 34 mm. A circle around each half of it covers all of it, its corners too. */
const HALF_MM = 54 / 2
const rocker = (side: -1 | 1) => ({
  label: 'switch',
  x: 0.5 + (side * HALF_MM) / 2 / WIDTH_MM,
  radiusMm: Math.ceil(Math.hypot(HALF_MM / 2, 34 / 2)),
})

export const record = defineRecord({
  family: 'switch-panel',
  skuPrefix: 'SWITCHPANEL',
  tool: 'flat-print',
  toolPath: '/switchpanel-tool',
  toolPages: [{ path: '/switchpanel-tool' }],
  makingDays: 1,
  process: 'UV print on white acrylic of 3 mm, cut with a window of 54 × 34 mm in the middle',
  // As switches lie in Australia.
  positions: ['L'],
  scenes: ['switch-wall'],
  sizes: [
    {
      code: '76X116',
      label: '76 × 116 mm',
      inches: '3 × 4.6 in',
      widthMm: 76,
      heightMm: WIDTH_MM,
      safeMm: 6,
      targetDpi: 300,
      warnDpi: 200,
      priceCents: 999,
      // Acrylic of 3 mm has 3.6 kg a square metre; a padded envelope.
      parcel: { longMm: 160, wideMm: 120, highMm: 12, weightG: 60 },
    },
  ],
  surfaces: [
    {
      name: 'plate',
      label: 'Front',
      outline: 'rounded',
      cornerMm: 6,
      bleedMm: 2,
      keepOutHoles: [rocker(-1), rocker(1)],
    },
  ],
  words,
})
