/**
 * One photo over two to five stretched canvases. Panels have the sizes of single canvases, their bars, margins and resolutions
 * (the family's table in the product reference, which names 2 to 5 panels and no more). The gap of 25 mm is an estimate, and so
 * are the prices: the low end of as many single canvases, less some five in a hundred. 30 × 60 cm is no single canvas; its share
 * is between those of 30 × 40 and 40 × 60 cm.
 */
import { defineRecord } from '#packages/product/record.ts'
import { sizesIn } from '#packages/product/size-draft.ts'
import { canvasDraft } from '../canvas/record.ts'
import { words } from './words.ts'

/** Depths, wraps and finishes are those of single canvases. */
export const madeOf = 'canvas'

const GAP_MM = 25

const size = sizesIn('cm', { safeMm: 10 })

/** A set: how many panels of which trim, in mm and upright. It hangs wider than high, so its upright measures are exchanged. */
function set(
  count: number,
  [wideMm, highMm]: readonly [wideMm: number, highMm: number],
  { cm, dpi, priceCents }: { cm: string; dpi: readonly [number, number]; priceCents: number },
) {
  const code = `${count}X${cm}`
  const wholeMm = count * wideMm + (count - 1) * GAP_MM
  const draft = size(code, [highMm, wholeMm], `each ${inches(wideMm)} × ${inches(highMm)} in`, {
    label: `${count} panels of ${cm.replace('X', ' × ')} cm`,
    dpi,
    priceCents,
    // Stacked, each up to 38 mm deep with hangers and foam, in one carton. Bars and canvas weigh some 3.5 kg a square metre.
    parcel: () => ({
      longMm: highMm + 60,
      wideMm: wideMm + 60,
      highMm: 33 + 45 * count,
      weightG: Math.round(600 + 3.5e-3 * count * wideMm * highMm),
    }),
  })
  return { draft, panels: { size: code, count, gapMm: GAP_MM } }
}

const inches = (mm: number) => Math.round(mm / 25.4)

const sets = [
  set(2, [406, 610], { cm: '40X60', dpi: [200, 100], priceCents: 6599 }),
  set(2, [508, 762], { cm: '50X75', dpi: [150, 80], priceCents: 8499 }),
  set(3, [200, 300], { cm: '20X30', dpi: [200, 100], priceCents: 3999 }),
  set(3, [305, 610], { cm: '30X60', dpi: [150, 90], priceCents: 7699 }),
  set(3, [406, 610], { cm: '40X60', dpi: [150, 80], priceCents: 9899 }),
  set(4, [200, 300], { cm: '20X30', dpi: [150, 90], priceCents: 5299 }),
  set(4, [305, 914], { cm: '30X90', dpi: [120, 72], priceCents: 16_999 }),
  set(5, [200, 300], { cm: '20X30', dpi: [150, 80], priceCents: 6599 }),
  set(5, [305, 914], { cm: '30X90', dpi: [120, 72], priceCents: 21_299 }),
]

export const record = defineRecord({
  family: 'split-canvas',
  skuPrefix: 'SPLIT',
  tool: 'wrapped-print',
  // Its addresses in the tools are those of single canvases: a link of the product names it.
  toolPath: '/uploadchoice',
  toolPages: [],
  makingDays: 2,
  process: 'Pigment inkjet on poly-cotton canvas, each panel stretched over timber bars of its own',
  positions: ['L'],
  hangs: true,
  // Three panels of 30 × 60 cm; no other set has that shape as a whole.
  scenes: ['canvas-split'],
  sizes: sets.map(({ draft }) => draft),
  surfaces: [{ name: 'face', label: 'Front', body: 'folded', panels: sets.map(({ panels }) => panels) }],
  options: canvasDraft.options,
  words,
})
