/**
 * Framed prints: canvas on a board, in an oak frame with a shadow gap and no glass. Sizes, bleed, safe margin and resolution follow
 * the family's table in the product reference, which has no 2 : 3 below 60 × 90 cm: 20 × 30 and 40 × 60 cm, and their prices,
 * are estimates, as the weights are. Other prices are the low end of its bands. Other timbers, mats and glazing wait for
 * photographs of them, frames by the centimetre for a tool of custom sizes.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 6,
  // The moulding and the gap add 25 mm on each side, foam corners and the carton the rest.
  parcel: packedFlat({
    marginMm: 130,
    highMm: 80,
    // Board and canvas have some 3 kg a square metre; the timber is taken as 4 more.
    weightG: (squareMm) => Math.ceil(700 + 7e-3 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'framed-print',
  skuPrefix: 'FRAMED',
  tool: 'flat-print',
  toolPath: '/frame-tool',
  toolPages: [{ path: '/frame-tool' }],
  makingDays: 2,
  process: 'Pigment inkjet on poly-cotton canvas, mounted on board, set in an oak float frame of 20 mm',
  hangs: true,
  surround: { kind: 'frame', gapMm: 5, widthMm: 20, colour: '#c39a68' },
  // Upright, of 2 : 3, there is a photograph; other shapes are seen in the room.
  scenes: ['framed-study'],
  sizes: [
    size('13X18', [127, 178], '5 × 7 in', { dpi: [300, 150], priceCents: 1999 }),
    size('20X25', [203, 254], '8 × 10 in', { dpi: [300, 150], priceCents: 2999 }),
    size('20X30', [203, 305], '8 × 12 in', { dpi: [300, 150], priceCents: 3499 }),
    size('30X30', [305, 305], '12 × 12 in', { dpi: [300, 150], priceCents: 3999 }),
    size('30X40', [305, 406], '12 × 16 in', { dpi: [300, 150], priceCents: 4499 }),
    size('40X50', [406, 508], '16 × 20 in', { dpi: [300, 120], priceCents: 5999 }),
    size('40X60', [406, 610], '16 × 24 in', { dpi: [240, 120], priceCents: 6999 }),
    size('60X90', [610, 914], '24 × 36 in', { dpi: [200, 100], priceCents: 11_999 }),
  ],
  surfaces: [{ name: 'face', label: 'Front' }],
  words,
})
