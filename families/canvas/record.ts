/**
 * Stretched canvas. Sizes and dpi follow the family's table in the product reference; base prices are the low end
 * of its price bands. Trim figures are the exact inches in mm, rounded; labels keep the rounded centimetres.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

/** Bar depth and the 5 mm that turn under the bar. */
const depth = (depthMm: number, pricePercent: number, detail: string) => ({
  code: `D${depthMm}`,
  label: `${depthMm} mm`,
  detail,
  pricePercent,
  depthMm,
  bleedMm: depthMm + 5,
})

const size = sizesIn('cm', {
  safeMm: 10,
  parcel: packedFlat({
    marginMm: 60,
    // The deepest bar, the hangers behind it and the carton around all of it.
    highMm: 78,
    // Bars and canvas weigh some 3.5 kg a square metre; an estimate.
    weightG: (squareMm) => Math.round(600 + 3.5e-3 * squareMm),
  }),
})

export const canvasDraft = {
  family: 'canvas',
  skuPrefix: 'CANVAS',
  tool: 'wrapped-print',
  toolPath: '/uploadchoice',
  toolPages: [{ path: '/uploadchoice' }, { path: '/uploadchoice-new' }, { path: '/designtool' }],
  makingDays: 2,
  process: 'Pigment inkjet on poly-cotton canvas, stretched over timber bars',
  hangs: true,
  scenes: [
    ...['canvas-1x1', 'canvas-2x3', 'canvas-3x2', 'canvas-3x4', 'canvas-4x3'],
    ...['canvas-4x5', 'canvas-5x4', 'canvas-1x3', 'canvas-3x1'],
  ],
  rooms: ['canvas-sofa'],
  sizes: [
    size('20X20', [200, 200], '8 × 8 in', { dpi: [200, 100], priceCents: 999, specialName: '20x20 CM' }),
    size('20X30', [200, 300], '8 × 12 in', { dpi: [200, 100], priceCents: 1399 }),
    size('28X36', [279, 356], '11 × 14 in', { dpi: [200, 100], priceCents: 1599 }),
    size('30X30', [305, 305], '12 × 12 in', { dpi: [200, 100], priceCents: 1799 }),
    size('30X40', [305, 406], '12 × 16 in', { dpi: [200, 100], priceCents: 1945 }),
    size('40X50', [406, 508], '16 × 20 in', { dpi: [200, 100], priceCents: 2999 }),
    size('40X60', [406, 610], '16 × 24 in', { dpi: [200, 100], priceCents: 3499 }),
    size('45X60', [457, 610], '18 × 24 in', { dpi: [200, 100], priceCents: 3999 }),
    size('50X50', [508, 508], '20 × 20 in', { dpi: [200, 100], priceCents: 3499 }),
    size('50X75', [508, 762], '20 × 30 in', { dpi: [150, 90], priceCents: 4499 }),
    size('60X90', [610, 914], '24 × 36 in', { dpi: [150, 90], priceCents: 5999 }),
    size('75X100', [762, 1016], '30 × 40 in', { dpi: [150, 80], priceCents: 7999 }),
    size('100X150', [1016, 1524], '40 × 60 in', { dpi: [120, 72], priceCents: 14_999 }),
    size('30X90', [305, 914], '12 × 36 in', {
      label: '30 × 90 cm panoramic',
      dpi: [150, 90],
      priceCents: 4499,
    }),
  ],
  surfaces: [{ name: 'face', label: 'Front', body: 'folded' }],
  options: [
    {
      code: 'DEPTH',
      label: 'Depth',
      values: [
        depth(19, 0, 'Slim, close to the wall'),
        depth(25, 12, 'A little more presence'),
        depth(38, 25, 'Gallery depth, stands without a frame'),
      ],
    },
    {
      code: 'WRAP',
      label: 'Wrap',
      values: [
        {
          code: 'IMAGE',
          label: 'Image wrap',
          detail: 'Your photo carries on around the edges',
          edge: 'image',
        },
        {
          code: 'MIRROR',
          label: 'Mirror wrap',
          detail: 'The edges mirror the photo, nothing is lost',
          edge: 'mirror',
        },
        { code: 'BLACK', label: 'Black', detail: 'Plain black edges', edge: 'colour', edgeColour: '#000000' },
        { code: 'WHITE', label: 'White', detail: 'Plain white edges', edge: 'colour', edgeColour: '#ffffff' },
        { code: 'COLOUR', label: 'Your colour', detail: 'Edges in a colour you pick', edge: 'colour' },
      ],
    },
    {
      code: 'FINISH',
      label: 'Finish',
      values: [
        { code: 'MATTE', label: 'Matte', detail: 'Soft, without reflections' },
        { code: 'SATIN', label: 'Satin', detail: 'A gentle sheen', pricePercent: 5 },
        { code: 'GLOSS', label: 'Gloss', detail: 'Deep colours, reflects light', pricePercent: 8 },
      ],
    },
  ],
  words,
} satisfies RecordDraft

export const record = defineRecord(canvasDraft)
