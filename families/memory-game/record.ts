/**
 * Memory games of timber tiles in pairs. Tile, bleed, safe margin, resolution and the price of twelve pairs follow the product
 * reference's table of games; what more pairs cost, and the weights, are estimates.
 */
import { defineRecord } from '#packages/product/record.ts'
import { sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('mm', {
  bleedMm: 3,
  safeMm: 4,
  dpi: [300, 250],
  // Forty-eight tiles of 4 mm, the largest game, in six piles in a box.
  parcel: () => ({ longMm: 220, wideMm: 150, highMm: 60, weightG: 620 }),
})

const pairs = (pieces: number, inWords: string, detail: string, priceCents: number) => ({
  code: `P${pieces}`,
  label: `${inWords} pairs`,
  detail,
  priceCents,
  pieces,
  designs: 'different' as const,
  copiesEach: 2,
})

export const record = defineRecord({
  family: 'memory-game',
  skuPrefix: 'MEMORY',
  tool: 'flat-print',
  toolPath: '/didacticgame-tool',
  toolPages: [{ path: '/didacticgame-tool' }],
  makingDays: 2,
  process: 'UV print on lime wood of 4 mm, cut with round corners; the backs stay bare',
  // A sheet of lime wood; an estimate.
  sheet: { widthMm: 400, heightMm: 600, marginMm: 12, gapMm: 6 },
  scenes: ['memory-table'],
  sizes: [size('60X60', [60, 60], '2.4 in tiles', { label: '60 mm', priceCents: 1999 })],
  surfaces: [{ name: 'tile', label: 'Picture', outline: 'rounded', cornerMm: 5 }],
  options: [
    {
      code: 'PAIRS',
      label: 'How many',
      values: [
        pairs(12, 'Twelve', 'A first game, from three years on', 0),
        pairs(18, 'Eighteen', 'For a rainy afternoon', 900),
        pairs(24, 'Twenty-four', 'Long enough that grandparents lose', 1700),
      ],
    },
  ],
  words,
})
