/**
 * Posters and photo enlargements on heavy paper, sent in a tube. Sizes, bleed, safe margin and resolution follow the family's
 * table in the product reference; prices are the low end of its bands. The price of the film and the weights are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedRolled, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('cm', {
  bleedMm: 4,
  safeMm: 4,
  // A tube with its two caps.
  parcel: packedRolled({
    capsMm: 30,
    boxMm: 80,
    rollMm: 70,
    // 230 g a square metre, and as much again for a film on both sides; an estimate.
    weightG: (squareMm) => Math.ceil(180 + 0.46e-3 * squareMm),
  }),
})

export const record = defineRecord({
  family: 'poster',
  skuPrefix: 'POSTER',
  tool: 'flat-print',
  toolPath: '/poster-tool',
  toolPages: [{ path: '/poster-tool' }],
  makingDays: 1,
  process: 'Pigment inkjet on 230 g paper, cut and rolled',
  hangs: true,
  // Upright, and as wide as these are high. Of 2 : 3 there is no photograph yet.
  scenes: ['print-front', 'poster-rolled'],
  sizes: [
    size('A4', [210, 297], '21 × 29.7 cm', { dpi: [300, 150], priceCents: 799 }),
    size('A3', [297, 420], '29.7 × 42 cm', { dpi: [300, 150], priceCents: 1299 }),
    size('A2', [420, 594], '42 × 59.4 cm', { dpi: [300, 150], priceCents: 1799 }),
    size('50X70', [500, 700], '20 × 28 in', { dpi: [200, 120], priceCents: 1999 }),
    size('A1', [594, 841], '59.4 × 84.1 cm', { dpi: [200, 120], priceCents: 2499 }),
    size('61X91', [610, 914], '24 × 36 in', { dpi: [200, 120], priceCents: 2499 }),
    size('70X100', [700, 1000], '28 × 39 in', { dpi: [200, 120], priceCents: 2999 }),
  ],
  surfaces: [{ name: 'face', label: 'Front' }],
  options: [
    {
      code: 'PAPER',
      label: 'Paper',
      values: [
        { code: 'MATTE', label: 'Matte', detail: 'No reflections, good behind glass' },
        { code: 'SATIN', label: 'Satin', detail: 'A soft sheen, like a photo from the lab' },
        { code: 'GLOSS', label: 'Gloss', detail: 'The deepest blacks, reflects light' },
      ],
    },
    {
      code: 'FILM',
      label: 'Film',
      values: [
        { code: 'NONE', label: 'No film', detail: 'Plain paper, for a frame' },
        { code: 'CLEAR', label: 'Clear film', detail: 'Sealed on both sides, wipes clean', pricePercent: 40 },
      ],
    },
  ],
  words,
})
