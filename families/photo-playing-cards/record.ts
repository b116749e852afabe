/**
 * A deck with a picture on each of its 54 cards, whose value stands in two corners, and one back. Sizes, bleed, safe margin,
 * resolution, corners and the upper end of the prices follow the table of playing cards in the product reference; the weight is
 * an estimate.
 */
import { defineRecord } from '#packages/product/record.ts'
import { packedFlat, sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const size = sizesIn('mm', {
  bleedMm: 3,
  safeMm: 4,
  dpi: [300, 250],
  priceCents: 3299,
  // 54 cards of 0.31 mm in their box, in a padded envelope.
  parcel: packedFlat({ marginMm: 40, highMm: 30, weightG: () => 130 }),
})

const SUITS = ['Spades', 'Hearts', 'Clubs', 'Diamonds']
const VALUES = ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King']

/** The tool reads from a name which value belongs on the card. */
const card = (name: string, label: string) =>
  ({ name: name.toLowerCase(), label, outline: 'rounded', cornerMm: 3 }) as const

export const record = defineRecord({
  family: 'photo-playing-cards',
  skuPrefix: 'PHOTOCARDS',
  tool: 'card-faces',
  // Its address in the tools is that of decks with a back of one's own: a link of the product names it.
  toolPath: '/playingcards-tool',
  toolPages: [],
  makingDays: 2,
  process:
    'Digital press on 310 g card with a black core: a face for each of the 54 cards, one back on all of them, varnished',
  press: 'cmyk',
  // SRA3, as digital presses take it.
  sheet: { widthMm: 320, heightMm: 450, marginMm: 10, gapMm: 6, back: 'back' },
  positions: ['P'],
  // Of poker size there is a photograph, of bridge size none yet.
  scenes: ['deck-faces'],
  sizes: [size('57X89', [57, 89], 'bridge size', {}), size('63X88', [63, 88], 'poker size', {})],
  surfaces: [
    // First, because lists and mails show the first side of a design, and one back is on all.
    card('back', 'Back'),
    ...SUITS.flatMap((suit) =>
      VALUES.map((value) => card(`${suit}-${value}`, `${value} of ${suit.toLowerCase()}`)),
    ),
    card('joker-red', 'Red joker'),
    card('joker-black', 'Black joker'),
  ],
  words,
})
