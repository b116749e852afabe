/**
 * A pair of thongs with a picture on each sole. The middle size, bleed, safe margin, resolution and price follow the family's table
 * in the product reference; the other sizes, the outline, which is that of the rendered pair, the places of the straps and the
 * weights are estimates.
 */
import { defineRecord, type RecordDraft } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

type SurfaceDraft = RecordDraft['surfaces'][number]

/** The big toe is on the left of the right sole. */
const RIGHT =
  'M 465.3 1000 C 544.6 1000 642.1 995.3 703.3 978.6 C 764.4 962 810.7 938.3 832.2 900.3 C 853.7 862.4 832.2 805.4 832.2 750.8 C 832.2 696.2 819 632.2 832.2 572.8 C 845.4 513.5 884.2 447.1 911.5 394.9 C 938.8 342.7 985.9 300.5 995.8 259.6 C 1005.7 218.7 998.3 181.9 971 149.2 C 943.7 116.6 896.6 87 832.2 63.8 C 767.7 40.7 671.9 20.5 584.3 10.4 C 496.7 0.3 387.6 -3.2 306.6 3.3 C 225.6 9.8 148.8 22.9 98.4 49.6 C 47.9 76.3 15.7 114.8 4.1 163.5 C -7.4 212.1 6.6 276.2 28.9 341.5 C 51.2 406.7 119 489.8 138 555 C 157 620.3 147.9 676.7 143 733 C 138 789.4 94.2 852.3 108.3 893.2 C 122.3 934.1 167.8 960.8 227.3 978.6 C 286.8 996.4 385.9 1000 465.3 1000 Z'
const LEFT =
  'M 534.7 1000 C 455.4 1000 357.9 995.3 296.7 978.6 C 235.6 962 189.3 938.3 167.8 900.3 C 146.3 862.4 167.8 805.4 167.8 750.8 C 167.8 696.2 181 632.2 167.8 572.8 C 154.6 513.5 115.8 447.1 88.5 394.9 C 61.2 342.7 14.1 300.5 4.2 259.6 C -5.7 218.7 1.7 181.9 29 149.2 C 56.3 116.6 103.4 87 167.8 63.8 C 232.3 40.7 328.1 20.5 415.7 10.4 C 503.3 0.3 612.4 -3.2 693.4 3.3 C 774.4 9.8 851.2 22.9 901.6 49.6 C 952.1 76.3 984.3 114.8 995.9 163.5 C 1007.4 212.1 993.4 276.2 971.1 341.5 C 948.8 406.7 881 489.8 862 555 C 843 620.3 852.1 676.7 857 733 C 862 789.4 905.8 852.3 891.7 893.2 C 877.7 934.1 832.2 960.8 772.7 978.6 C 713.2 996.4 614.1 1000 534.7 1000 Z'

const size = sizesIn('mm', {
  bleedMm: 5,
  safeMm: 10,
  dpi: [200, 150],
  // One sole on the other, their straps pressed down.
  parcel: packedFlat({ marginMm: 40, highMm: 60, weightG: (squareMm) => Math.round(80 + 9e-3 * squareMm) }),
})

/** The straps go through the sole between the toes and on both sides of the foot. */
const STRAPS = [
  { x: 0.33, y: 0.19 },
  { x: 0.73, y: 0.59 },
  { x: 0.25, y: 0.62 },
]

const sole = (name: string, label: string, outlinePath: string, isLeft: boolean): SurfaceDraft => ({
  name,
  label,
  outline: 'path',
  outlinePath,
  mirrored: true,
  keepOutHoles: STRAPS.map(({ x, y }) => ({ label: 'strap', x: isLeft ? 1 - x : x, y, radiusMm: 8 })),
})

export const record = defineRecord({
  family: 'thongs',
  skuPrefix: 'THONGS',
  tool: 'flat-print',
  toolPath: '/flipflops-tool',
  toolPages: [{ path: '/flipflops-tool' }],
  makingDays: 2,
  process: 'Dye sublimation on a cloth top, bonded to a sole of rubber foam, then cut and strapped',
  // From heel to toes.
  positions: ['P'],
  scenes: ['thongs-sand'],
  sizes: [
    size('S', [100, 260], 'AU 5 to 6', { label: '26 cm', priceCents: 2499 }),
    size('M', [110, 280], 'AU 7 to 9', { label: '28 cm', priceCents: 2499 }),
    size('L', [118, 300], 'AU 10 to 12', { label: '30 cm', priceCents: 2699 }),
  ],
  surfaces: [sole('left', 'Left sole', LEFT, true), sole('right', 'Right sole', RIGHT, false)],
  words,
})
