/**
 * Playing cards: a whole deck with your design on every back, and faces as everywhere. Sizes, bleed, safe margin, resolution, corners
 * and prices follow the family's table in the product reference; the weight is an estimate. Decks with a picture on each card are
 * a family of their own; the box is plain.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('mm', {
  bleedMm: 3,
  safeMm: 4,
  dpi: [300, 250],
  priceCents: 1799,
  // 54 cards of 0.31 mm in their box, in a padded envelope.
  parcel: packedFlat({ marginMm: 40, highMm: 30, weightG: () => 130 }),
})

export const record = defineRecord({
  family: 'playing-cards',
  skuPrefix: 'CARDS',
  tool: 'flat-print',
  toolPath: '/playingcards-tool',
  toolPages: [{ path: '/playingcards-tool' }],
  makingDays: 2,
  process: 'Digital press on 310 g card with a black core: this back on all 54, standard faces, varnished',
  press: 'cmyk',
  // SRA3, as digital presses take it.
  sheet: { widthMm: 320, heightMm: 450, marginMm: 10, gapMm: 6, pieces: 54 },
  positions: ['P'],
  // Of poker size there is a photograph, of bridge size none yet.
  scenes: ['cards-fan'],
  sizes: [size('57X89', [57, 89], 'bridge size', {}), size('63X88', [63, 88], 'poker size', {})],
  surfaces: [{ name: 'back', label: 'Back', outline: 'rounded', cornerMm: 3 }],
  words,
})
