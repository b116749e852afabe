import { rectangle } from '#packages/templates/outlines.ts'
import { filled, pattern, plate, together, words } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [NAVY, CHALK, RED, SAND] = ['#1f3350', '#f5f0e6', '#c24a36', '#d9c39a']

export const template = defineTemplate({
  sku: 'RUG-WELCOME',
  name: 'Beach house welcome',
  category: 'Welcome',
  occasions: ['Housewarming'],
  description: 'Deckchair stripes in navy and chalk, a word for whoever comes in, and the name of the house.',
  brands: ['canvas'],
  metaTitle: 'Beach house welcome: a hall rug with your words',
  metaDescription:
    'A striped hall rug with a welcome and the name of your house, in every size and round. Write your own words over ours.',
  metaKeywords: 'welcome rug, hall rug, beach house rug, striped rug',
  position: 6,
  background: CHALK,
  parts: [
    pattern(
      'stripes',
      { name: 'Deckchair stripes', width: 120, height: 60, tileMm: 200 },
      filled(NAVY, rectangle(0, 0, 40, 60)),
      filled(SAND, rectangle(54, 0, 4, 60), rectangle(102, 0, 4, 60)),
      filled(RED, rectangle(76, 0, 8, 60)),
    ),
    ...together(
      plate('frame', { wideMm: 792, highMm: 392, shape: 'rounded', radiusMm: 46, fill: NAVY }),
      plate('board', { wideMm: 744, highMm: 344, shape: 'rounded', radiusMm: 26, fill: CHALK }),
      words('welcome', {
        text: 'G’DAY',
        font: 'Bebas Neue',
        sizeMm: 190,
        colour: NAVY,
        y: 466,
        widthMm: 680,
        letterSpacingMm: 14,
      }),
      words('house', {
        text: 'Saltbush Cottage',
        font: 'Lobster',
        sizeMm: 72,
        colour: RED,
        y: 604,
        widthMm: 660,
      }),
    ),
  ],
})
