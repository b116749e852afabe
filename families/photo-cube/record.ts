/**
 * Puzzle cubes with a picture on each of their six sides. Face, bleed, safe margin, resolution and price follow the family's table in
 * the product reference; the weight is an estimate.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

const side = (name: string, label: string): RecordDraft['surfaces'][number] => ({
  name,
  label,
  bleedMm: 1,
  tiles: { columns: 3, rows: 3 },
})

export const record = defineRecord({
  family: 'photo-cube',
  skuPrefix: 'CUBE',
  tool: 'flat-print',
  toolPath: '/rubixcube-tool',
  toolPages: [{ path: '/rubixcube-tool', robots: 'NOINDEX,NOFOLLOW' }],
  makingDays: 2,
  process: 'UV print on vinyl, cut into nine tiles a side and applied to a black cube',
  scenes: ['cube-ledge'],
  sizes: [
    {
      code: '57X57',
      label: '57 mm',
      inches: '2.2 in',
      widthMm: 57,
      heightMm: 57,
      safeMm: 2,
      targetDpi: 300,
      warnDpi: 200,
      priceCents: 1999,
      parcel: { longMm: 90, wideMm: 80, highMm: 80, weightG: 140 },
    },
  ],
  surfaces: [
    side('front', 'Front'),
    side('right', 'Right side'),
    side('top', 'Top'),
    side('left', 'Left side'),
    side('back', 'Back'),
    side('bottom', 'Underside'),
  ],
  words,
})
