import { ellipse, star } from '#packages/templates/outlines.ts'
import { drawing, filled, pattern, plate, together, words } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [NIGHT, CLOUD, MOON, DUSK] = ['#2f4063', '#f5efe2', '#f2cf7a', '#6f82a8']

export const template = defineTemplate({
  sku: 'RUG-NIGHT-NURSERY',
  name: 'Goodnight moon and name',
  category: 'Children',
  occasions: ['New baby', 'Birthday', 'Christening'],
  description: 'A sleepy moon and a name in a night full of stars, for the floor beside a cot.',
  brands: ['canvas'],
  metaTitle: 'Goodnight moon: a nursery rug with a name',
  metaDescription:
    'A nursery rug with moon, stars and your child’s name on midnight blue, in every size and round. Write the name and order.',
  metaKeywords: 'nursery rug, name rug, baby rug, moon and stars rug',
  position: 1,
  background: NIGHT,
  parts: [
    pattern(
      'stars',
      { name: 'Stars', width: 200, tileMm: 333 },
      filled(MOON, star(40, 46, 13), star(146, 132, 13)),
      filled(CLOUD, star(120, 34, 7, { turnDeg: 20 }), star(60, 132, 7, { turnDeg: 30 }), star(182, 76, 5)),
      filled(
        DUSK,
        ...[
          [84, 78],
          [22, 104],
          [100, 172],
          [168, 18],
          [16, 178],
          [186, 182],
          [118, 100],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 3)),
      ),
    ),
    ...together(
      plate('cloud', { wideMm: 720, highMm: 720, fill: CLOUD, line: { widthMm: 16, colour: MOON } }),
      drawing(
        'moon',
        { name: 'Sleeping moon', width: 100, y: 372, wideMm: 270 },
        filled(
          MOON,
          'M 62 4 C 26 6 4 30 8 58 C 12 86 42 102 70 92 C 82 88 90 80 94 70 C 74 80 48 70 42 48 C 38 32 44 14 62 4 Z',
        ),
        filled(NIGHT, 'M 20 58 C 23 63 31 63 34 57 L 31.4 55.8 C 29.6 59.4 24.8 59.6 22.8 56.4 Z'),
        filled('#e79a80', ellipse(29, 70, 5)),
        filled(DUSK, star(78, 26, 10), star(92, 48, 5), star(64, 48, 6)),
      ),
      words('name', { text: 'Matilda', font: 'Comfortaa', sizeMm: 128, colour: NIGHT, y: 588, widthMm: 620 }),
      words('line', {
        text: 'sweet dreams',
        font: 'Caviar Dreams',
        sizeMm: 52,
        colour: NIGHT,
        y: 690,
        widthMm: 480,
        letterSpacingMm: 4,
      }),
    ),
  ],
})
