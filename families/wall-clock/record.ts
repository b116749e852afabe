/**
 * Round wall clocks with a photo for a face, hands and no numerals. Sizes, bleed, safe margin, resolution and prices follow
 * the family's table in the product reference; weights are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

type SizeDraft = RecordDraft['sizes'][number]

const size = (acrossMm: number, inches: string, priceCents: number): SizeDraft => ({
  code: `ROUND${acrossMm / 10}`,
  label: `${acrossMm / 10} cm round`,
  inches,
  widthMm: acrossMm,
  heightMm: acrossMm,
  bleedMm: 3,
  safeMm: 8,
  targetDpi: 300,
  warnDpi: 150,
  priceCents,
  parcel: {
    longMm: acrossMm + 40,
    wideMm: acrossMm + 40,
    highMm: 70,
    // A disc of 6 mm MDF has 4.5 kg a square metre; its works 80 g; the box is taken for a square of card of 2 kg a square metre.
    weightG: Math.ceil(80 + 4.5e-3 * Math.PI * (acrossMm / 2) ** 2 + 2e-3 * (acrossMm + 40) ** 2),
  },
})

export const record = defineRecord({
  family: 'wall-clock',
  skuPrefix: 'CLOCK',
  tool: 'flat-print',
  toolPath: '/wallclock-tool',
  toolPages: [{ path: '/wallclock-tool' }],
  process: 'UV print on 6 mm MDF, cut round and drilled for the spindle',
  scenes: ['clock-wall'],
  sizes: [size(200, '8 in', 2999), size(300, '12 in', 3999)],
  surfaces: [
    {
      name: 'face',
      label: 'Face',
      outline: 'ellipse',
      keepOutHoles: [{ label: 'spindle', radiusMm: 15 }],
    },
  ],
  words,
})
