/**
 * Flash cards, a picture on each: up to 54 surfaces in one design. The card, resolution and the price of twenty follow the product
 * reference's table of games; what more cards cost, and the weights, are estimates. The reference has 3 mm of bleed for pictures
 * that run off the card; these end in a white border, as in the photographs, so nothing is cut off them.
 */
import { defineRecord } from '#packages/product/record.ts'
import { sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

const CARD = { widthMm: 105, heightMm: 148 }
const BORDER_MM = 6

const size = sizesIn('mm', {
  safeMm: 4,
  dpi: [300, 250],
  // Fifty-four cards of 0.45 mm, the largest set, in their box.
  parcel: () => ({ longMm: 180, wideMm: 135, highMm: 40, weightG: 380 }),
})

const cards = (pieces: number, inWords: string, detail: string, priceCents: number) => ({
  code: `N${pieces}`,
  label: `${inWords} cards`,
  detail,
  priceCents,
  pieces,
  designs: 'different' as const,
})

export const record = defineRecord({
  family: 'flash-cards',
  skuPrefix: 'FLASH',
  tool: 'flat-print',
  // It has no address of its own in the tools: a link of the product names it.
  toolPath: '/didacticgame-tool',
  toolPages: [],
  makingDays: 2,
  process:
    'Digital press on 350 g card, matt varnish: each picture centred on a card of 148 × 105 mm, 6 mm around it and the back left white',
  press: 'cmyk',
  // SRA3+, on which two cards lie side by side.
  sheet: { widthMm: 330, heightMm: 488, marginMm: 10, gapMm: 6, borderMm: BORDER_MM },
  // Of lying cards there is a photograph, of upright ones none yet.
  positions: ['L'],
  scenes: ['prints-table'],
  sizes: [
    size('105X148', [CARD.widthMm, CARD.heightMm], 'A6, 4.1 × 5.8 in', {
      priceCents: 1799,
    }),
  ],
  surfaces: [
    {
      name: 'card',
      label: 'Card',
      trims: [
        {
          size: '105X148',
          widthMm: CARD.widthMm - 2 * BORDER_MM,
          heightMm: CARD.heightMm - 2 * BORDER_MM,
        },
      ],
    },
  ],
  options: [
    {
      code: 'CARDS',
      label: 'How many',
      values: [
        cards(20, 'Twenty', 'Numbers up to twenty, or the people of a family', 0),
        cards(36, 'Thirty-six', 'The alphabet and ten numerals', 700),
        cards(54, 'Fifty-four', 'Capitals, small letters, and two to spare', 1400),
      ],
    },
  ],
  words,
})
