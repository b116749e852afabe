import { ellipse, halfRing } from '#packages/templates/outlines.ts'
import { drawing, filled, pattern, plate, together, words } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [CREAM, BRICK, PEACH, HONEY, TEAL, INK] = [
  '#fbf4e6',
  '#c65f47',
  '#eda17b',
  '#e9c46a',
  '#4f8a8b',
  '#33414a',
]

export const template = defineTemplate({
  sku: 'RUG-RAINBOW-NAME',
  name: 'Rainbow and name',
  category: 'Children',
  occasions: ['New baby', 'Birthday'],
  description: 'One big rainbow in earthy colours over a name, on cream with confetti dots.',
  brands: ['canvas'],
  metaTitle: 'Rainbow and name: a children’s rug to make your own',
  metaDescription:
    'A rug with a rainbow in warm colours and the name that you write under it, in every size and round.',
  metaKeywords: 'rainbow rug, kids rug, name rug, playroom rug',
  position: 2,
  background: CREAM,
  parts: [
    pattern(
      'dots',
      { name: 'Confetti', width: 120, tileMm: 200 },
      filled(PEACH, ellipse(20, 24, 7)),
      filled(TEAL, ellipse(78, 44, 7)),
      filled(HONEY, ellipse(34, 84, 7)),
      filled(BRICK, ellipse(98, 102, 7)),
    ),
    ...together(
      plate('sky', { wideMm: 780, highMm: 780, fill: CREAM }),
      drawing(
        'rainbow',
        { name: 'Rainbow', width: 200, height: 100, y: 432, wideMm: 580 },
        filled(BRICK, halfRing(100, 100, 100, 82)),
        filled(PEACH, halfRing(100, 100, 79, 61)),
        filled(HONEY, halfRing(100, 100, 58, 40)),
        filled(TEAL, halfRing(100, 100, 37, 19)),
      ),
      words('name', { text: 'Archie', font: 'Bauhaus', sizeMm: 170, colour: INK, y: 680, widthMm: 560 }),
    ),
  ],
})
