/**
 * Mouse pads and desk mats: cloth on rubber. Sizes, bleed, safe margin and resolution follow the family's table in the product
 * reference; prices are the low end of its bands. What the thicker rubber adds, and the weights, are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, packedRolled, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

/** Rubber of 5 mm has some 4 kg a square metre, with its cloth. */
const G_A_SQUARE_MM = 4e-3

const size = sizesIn('cm', {
  // The press moves the cloth by up to 3 mm, so the margins are wider than those of paper.
  bleedMm: 6.4,
  safeMm: 6.4,
  // A desk mat in a long box, its picture inside.
  parcel: packedRolled({
    capsMm: 30,
    boxMm: 100,
    rollMm: 90,
    weightG: (squareMm) => Math.ceil(200 + G_A_SQUARE_MM * squareMm),
  }),
})

const inEnvelope = packedFlat({
  marginMm: 30,
  highMm: 10,
  weightG: (squareMm) => Math.ceil(40 + G_A_SQUARE_MM * squareMm),
})

export const record = defineRecord({
  family: 'mouse-pad',
  skuPrefix: 'MOUSEPAD',
  tool: 'flat-print',
  toolPath: '/mousepad-tool',
  toolPages: [{ path: '/mousepad-tool' }],
  makingDays: 1,
  process: 'Dye sublimation on polyester cloth with natural rubber below',
  // As it lies before a keyboard.
  positions: ['L'],
  // Of the pad there is a photograph, of the desk mats none yet.
  scenes: ['mouse-pad'],
  sizes: [
    size('19X23', [190, 230], 'for the mouse alone', {
      dpi: [200, 120],
      priceCents: 1199,
      parcel: inEnvelope,
    }),
    size('ROUND20', [200, 200], 'for the mouse, and a cup', {
      label: '20 cm round',
      dpi: [200, 120],
      priceCents: 1199,
      parcel: inEnvelope,
    }),
    size('35X60', [350, 600], 'for keyboard and mouse', { dpi: [150, 100], priceCents: 2999 }),
    size('40X80', [400, 800], 'for the whole desk', { dpi: [150, 100], priceCents: 3499 }),
  ],
  surfaces: [{ name: 'face', label: 'Top', mirrored: true, cuts: [{ size: 'ROUND20', outline: 'ellipse' }] }],
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
