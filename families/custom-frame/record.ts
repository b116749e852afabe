/**
 * Frames made to measure: canvas on a board in an oak frame, as framed prints are, in any whole centimetres. Bleed, safe margin and
 * resolution follow the table of framed prints in the product reference, which says nothing of prices by the centimetre: they are
 * an estimate, a line through the prices of framed prints and a tenth more, because each frame is cut for itself. Listed prices
 * lie on that line. The bounds, and the weights, are estimates too.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

/** The moulding and the gap add 25 mm on each side, foam corners and the carton the rest. */
const packing = { marginMm: 130, highMm: 80, startG: 700, gramsPerSquareMetre: 7000 }

const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 6,
  parcel: packedFlat({
    ...packing,
    weightG: (squareMm) => Math.ceil(packing.startG + (packing.gramsPerSquareMetre * squareMm) / 1e6),
  }),
})

export const record = defineRecord({
  family: 'custom-frame',
  skuPrefix: 'CUSTOMFRAME',
  tool: 'custom-size',
  toolPath: '/customframe-tool',
  toolPages: [{ path: '/customframe-tool' }],
  makingDays: 2,
  process:
    'Pigment inkjet on poly-cotton canvas, mounted on board, set in an oak float frame of 20 mm cut to its size',
  hangs: true,
  surround: { kind: 'frame', gapMm: 5, widthMm: 20, colour: '#c39a68' },
  // As framed prints, whose photograph this is: it shows an upright one of 2 : 3.
  scenes: ['framed-study'],
  sizes: [
    size('15X15', [150, 150], '5.9 × 5.9 in', { dpi: [300, 150], priceCents: 2499 }),
    size('20X20', [200, 200], '7.9 × 7.9 in', { dpi: [300, 150], priceCents: 2999 }),
    size('30X45', [300, 450], '11.8 × 17.7 in', { dpi: [300, 150], priceCents: 5199 }),
    size('40X40', [400, 400], '15.7 × 15.7 in', { dpi: [300, 120], priceCents: 5699 }),
    size('50X70', [500, 700], '19.7 × 27.6 in', { dpi: [240, 120], priceCents: 9099 }),
    size('60X80', [600, 800], '23.6 × 31.5 in', { dpi: [200, 100], priceCents: 11_299 }),
    size('70X100', [700, 1000], '27.6 × 39.4 in', { dpi: [200, 100], priceCents: 14_699 }),
    size('100X150', [1000, 1500], '39.4 × 59.1 in', { dpi: [150, 75], priceCents: 26_499 }),
  ],
  customSize: {
    ...{ minWidthMm: 150, maxWidthMm: 1000, minHeightMm: 150, maxHeightMm: 1500 },
    price: { startCents: 1200, centsPerMetre: 1600, centsPerSquareMetre: 11_500 },
    packing,
  },
  surfaces: [{ name: 'face', label: 'Front' }],
  words,
})
