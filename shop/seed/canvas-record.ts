/**
 * Stretched canvas. Sizes and dpi follow the family's table in the product reference; base prices are the low end
 * of its price bands. Trim figures are the exact inches in mm, rounded; labels keep the rounded centimetres.
 */
import type { ProductRecord, Size } from '#packages/product/record.ts'

const SAFE_MM = 10

/** Bar depth and the 5 mm that turn under the bar. */
const depth = (depthMm: number, percent: number, detail: string) => ({
  code: `D${depthMm}`,
  label: `${depthMm} mm`,
  detail,
  price: { percent, cents: 0 },
  depthMm,
  bleedMm: depthMm + 5,
})

const size = (
  code: string,
  trimMm: [width: number, height: number],
  inches: string,
  dpi: [target: number, warn: number],
  priceCents: number,
  more: { suffix?: string; oversize?: boolean } = {},
): Size => ({
  code,
  label: `${code.replace('X', ' × ')} cm${more.suffix ?? ''}`,
  inches: `${inches} in`,
  widthMm: trimMm[0],
  heightMm: trimMm[1],
  safeMm: SAFE_MM,
  targetDpi: dpi[0],
  warnDpi: dpi[1],
  priceCents,
  oversize: more.oversize ?? false,
})

export const canvasRecord: ProductRecord = {
  family: 'canvas',
  skuPrefix: 'CANVAS',
  toolPath: '/uploadchoice',
  scenes: [
    ...['canvas-1x1', 'canvas-2x3', 'canvas-3x2', 'canvas-3x4', 'canvas-4x3'],
    ...['canvas-4x5', 'canvas-5x4', 'canvas-1x3', 'canvas-3x1'],
  ],
  sizes: [
    size('20X20', [200, 200], '8 × 8', [200, 100], 999),
    size('20X30', [200, 300], '8 × 12', [200, 100], 1399),
    size('28X36', [279, 356], '11 × 14', [200, 100], 1599),
    size('30X30', [305, 305], '12 × 12', [200, 100], 1799),
    size('30X40', [305, 406], '12 × 16', [200, 100], 1945),
    size('40X50', [406, 508], '16 × 20', [200, 100], 2999),
    size('40X60', [406, 610], '16 × 24', [200, 100], 3499),
    size('45X60', [457, 610], '18 × 24', [200, 100], 3999),
    size('50X50', [508, 508], '20 × 20', [200, 100], 3499),
    size('50X75', [508, 762], '20 × 30', [150, 90], 4499),
    size('60X90', [610, 914], '24 × 36', [150, 90], 5999),
    size('75X100', [762, 1016], '30 × 40', [150, 80], 7999, { oversize: true }),
    size('100X150', [1016, 1524], '40 × 60', [120, 72], 14_999, { oversize: true }),
    size('30X90', [305, 914], '12 × 36', [150, 90], 4499, { suffix: ' panoramic' }),
  ],
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
        wrap('IMAGE', 'Image wrap', 'Your photo carries on around the edges', 'image'),
        wrap('MIRROR', 'Mirror wrap', 'The edges mirror the photo, nothing is lost', 'mirror'),
        wrap('BLACK', 'Black', 'Plain black edges', 'colour', '#000000'),
        wrap('WHITE', 'White', 'Plain white edges', 'colour', '#ffffff'),
        wrap('COLOUR', 'Your colour', 'Edges in a colour you pick', 'colour'),
      ],
    },
    {
      code: 'FINISH',
      label: 'Finish',
      values: [
        finish('MATTE', 'Matte', 'Soft, without reflections', 0),
        finish('SATIN', 'Satin', 'A gentle sheen', 5),
        finish('GLOSS', 'Gloss', 'Deep colours, reflects light', 8),
      ],
    },
  ],
}

function wrap(
  code: string,
  label: string,
  detail: string,
  edge: 'image' | 'mirror' | 'colour',
  edgeColour?: string,
) {
  const value = { code, label, detail, price: { percent: 0, cents: 0 }, edge }
  return edgeColour === undefined ? value : { ...value, edgeColour }
}

function finish(code: string, label: string, detail: string, percent: number) {
  return { code, label, detail, price: { percent, cents: 0 } }
}
