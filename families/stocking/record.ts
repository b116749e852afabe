/**
 * Christmas stockings with a printed front and a fur cuff. Size, bleed, safe margin, resolution and price follow the family's table
 * in the product reference; the outline is that of the rendered one, the depth of the cuff and the weight are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

/** Its toe points to the right. The straight edge on top is sewn under the cuff. */
const BOOT =
  'M 0 0 L 595 0 L 598 240 C 605 420 640 540 720 605 C 790 655 900 680 950 725 C 985 755 1000 790 1000 825 C 1000 880 960 930 925 960 C 895 988 865 1000 830 1000 C 620 990 330 910 180 815 C 60 720 35 610 25 500 Z'

const size = sizesIn('cm', {
  bleedMm: 15,
  safeMm: 25,
  dpi: [150, 120],
  parcel: packedFlat({ marginMm: 40, highMm: 40, weightG: () => 220 }),
})

export const record = defineRecord({
  family: 'stocking',
  skuPrefix: 'STOCKING',
  tool: 'fabric-print',
  toolPath: '/stocking-tool',
  toolPages: [{ path: '/stocking-tool', robots: 'NOINDEX,NOFOLLOW' }],
  makingDays: 2,
  process:
    'Dye sublimation on polyester felt, cut to the outline, sewn to a red back with a fur cuff and a loop',
  positions: ['P'],
  scenes: ['stocking-hung'],
  sizes: [size('28X45', [280, 450], '11 × 18 in', { priceCents: 1999 })],
  surfaces: [
    {
      name: 'front',
      label: 'Front',
      outline: 'path',
      outlinePath: BOOT,
      mirrored: true,
      keepOutSides: [{ label: 'fur cuff', side: 'top', depthMm: 80 }],
    },
  ],
  words,
})
