/**
 * Mouse pads and desk mats: cloth on rubber. Sizes, bleed, safe margin and resolution follow the family's table in the product
 * reference; prices are the low end of its bands. What the thicker rubber adds, and the weights, are estimates. The round pad
 * of the table waits until the sizes of a family may differ in their outline.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { words } from './words.ts'

type SizeDraft = RecordDraft['sizes'][number]
type Parcel = SizeDraft['parcel']

/** The press moves the cloth by up to 3 mm, so the margins are wider than those of paper. */
const MARGIN_MM = 6.4
/** Rubber of 5 mm has some 4 kg a square metre, with its cloth. */
const grams = (widthMm: number, heightMm: number) => 4e-3 * widthMm * heightMm

const size = (
  code: string,
  [widthMm, heightMm]: [width: number, height: number],
  otherwise: string,
  [targetDpi, warnDpi]: [target: number, warn: number],
  priceCents: number,
  parcel: Parcel,
): SizeDraft => ({
  code,
  label: `${widthMm / 10} × ${heightMm / 10} cm`,
  inches: otherwise,
  widthMm,
  heightMm,
  bleedMm: MARGIN_MM,
  safeMm: MARGIN_MM,
  targetDpi,
  warnDpi,
  priceCents,
  parcel,
})

/** A desk mat in a long box, its picture inside. */
const rolled = (widthMm: number, heightMm: number): Parcel => ({
  longMm: widthMm + 30,
  wideMm: 100,
  highMm: 100,
  rollMm: 90,
  weightG: Math.ceil(200 + grams(widthMm, heightMm)),
})

export const record = defineRecord({
  family: 'mouse-pad',
  skuPrefix: 'MOUSEPAD',
  tool: 'flat-print',
  toolPath: '/mousepad-tool',
  toolPages: [{ path: '/mousepad-tool' }],
  process: 'Dye sublimation on polyester cloth with natural rubber below',
  // As it lies before a keyboard.
  positions: ['L'],
  // Of the pad there is a photograph, of the desk mats none yet.
  scenes: ['mouse-pad'],
  sizes: [
    size('19X23', [190, 230], 'for the mouse alone', [200, 120], 1199, {
      longMm: 260,
      wideMm: 220,
      highMm: 10,
      weightG: Math.ceil(40 + grams(190, 230)),
    }),
    size('35X60', [350, 600], 'for keyboard and mouse', [150, 100], 2999, rolled(350, 600)),
    size('40X80', [400, 800], 'for the whole desk', [150, 100], 3499, rolled(400, 800)),
  ],
  surfaces: [{ name: 'face', label: 'Top', mirrored: true }],
  options: [
    {
      code: 'RUBBER',
      label: 'Rubber',
      values: [
        { code: 'MM3', label: '3 mm', detail: 'Firm and quick' },
        { code: 'MM5', label: '5 mm', detail: 'Softer under the wrist', pricePercent: 15 },
      ],
    },
  ],
  words,
})
