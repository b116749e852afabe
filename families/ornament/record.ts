/**
 * Ceramic ornaments on a ribbon, round or cut to a heart or a star, printed on one side or on both. Size, bleed, safe margin, resolution and price follow
 * the family's table in the product reference; the price of the back and the weight are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { HEART, STAR } from './outlines.ts'
import { words } from './words.ts'

type SurfaceDraft = RecordDraft['surfaces'][number]

/** 4.5 mm wide and 6 mm inside the edge; nothing of importance may be within 8 mm of its middle. */
const RIBBON_HOLE = { label: 'ribbon hole', topMm: 8.25, radiusMm: 8 }

/** The arm of a star and the notch of a heart push the hole further down, until as much is left around it. */
const cuts: SurfaceDraft['cuts'] = [
  { size: 'HEART75', outline: 'path', outlinePath: HEART, keepOutHoles: [{ ...RIBBON_HOLE, topMm: 22 }] },
  { size: 'STAR75', outline: 'path', outlinePath: STAR, keepOutHoles: [{ ...RIBBON_HOLE, topMm: 14 }] },
]

const side = (name: string, label: string): SurfaceDraft => ({
  name,
  label,
  outline: 'ellipse',
  bleedMm: 3,
  mirrored: true,
  keepOutHoles: [RIBBON_HOLE],
  cuts,
})

/** Ceramic of 4 mm, in a box with a nest of card. */
const shared = {
  targetDpi: 300,
  warnDpi: 200,
  priceCents: 799,
  parcel: { longMm: 100, wideMm: 100, highMm: 30, weightG: 75 },
}

export const record = defineRecord({
  family: 'ornament',
  skuPrefix: 'ORNAMENT',
  tool: 'flat-print',
  toolPath: '/ornaments-tool',
  toolPages: [{ path: '/ornaments-tool' }],
  makingDays: 1,
  process: 'Dye sublimation on coated ceramic',
  scenes: ['ornament-close'],
  opensWith: 'ROUND70',
  sizes: [
    {
      ...shared,
      code: 'ROUND70',
      label: '70 mm round',
      inches: '2.8 in',
      widthMm: 70,
      heightMm: 70,
      safeMm: 5,
    },
    {
      ...shared,
      code: 'HEART75',
      label: '75 mm heart',
      inches: '3 in',
      widthMm: 75,
      heightMm: 75,
      safeMm: 6,
    },
    { ...shared, code: 'STAR75', label: '75 mm star', inches: '3 in', widthMm: 75, heightMm: 75, safeMm: 7 },
  ],
  surfaces: [
    side('front', 'Front'),
    { ...side('back', 'Back'), onlyWith: { option: 'SIDES', value: 'BOTH' } },
  ],
  options: [
    {
      code: 'SIDES',
      label: 'Sides',
      values: [
        { code: 'ONE', label: 'One side', detail: 'Your picture on the front, white glaze behind' },
        {
          code: 'BOTH',
          label: 'Both sides',
          detail: 'Another picture or a date behind, for when it turns',
          priceCents: 300,
        },
      ],
    },
  ],
  words,
})
