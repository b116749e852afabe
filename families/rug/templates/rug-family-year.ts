import { leaf, stalk } from '#packages/templates/outlines.ts'
import { border, drawing, filled, together, words } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [LINEN, INK, SAGE, CLAY] = ['#efe7d8', '#2c3a34', '#7d9279', '#b0714f']

/** A sprig that lies on its side and leans up to the right, and its mirror image. */
const sprig = (side: 1 | -1) => {
  const x = (along: number) => 150 + side * along
  const leaves = [0, 1, 2, 3, 4, 5].flatMap((step) => {
    const along = 22 + step * 19
    const y = 42 - step * 3.4
    return [
      leaf(x(along), y, 24 - step * 1.6, 8, side * 34),
      leaf(x(along), y, 24 - step * 1.6, 8, side * 142),
    ]
  })
  return [stalk([x(8), 46], [x(138), 20], 2.4, side * 0.04), ...leaves, leaf(x(134), 21, 16, 7, side * 78)]
}

export const template = defineTemplate({
  sku: 'RUG-FAMILY-YEAR',
  name: 'Family name and year',
  category: 'Family',
  occasions: ['Wedding', 'Anniversary', 'Housewarming'],
  description:
    'Your name and the year it all began, between two sprigs on linen, with a double line round the edge.',
  brands: ['canvas'],
  metaTitle: 'Family name and year: a rug for your hall',
  metaDescription:
    'A linen-coloured rug with your family name and its year between two sprigs, in every size and round.',
  metaKeywords: 'family name rug, wedding rug, personalised rug, year rug',
  position: 3,
  background: LINEN,
  parts: [
    border('outer', { insetMm: 40, widthMm: 18, colour: INK }),
    border('inner', { insetMm: 68, widthMm: 7, colour: CLAY }),
    ...together(
      drawing(
        'upper-sprigs',
        { name: 'Sprigs', width: 300, height: 84, y: 262, wideMm: 600 },
        filled(SAGE, ...sprig(1), ...sprig(-1)),
      ),
      words('the', {
        text: 'The',
        font: 'Romance Fatal Serif',
        sizeMm: 76,
        colour: CLAY,
        y: 392,
        widthMm: 300,
      }),
      words('name', { text: 'Harringtons', font: 'Butler', sizeMm: 132, colour: INK, y: 500, widthMm: 780 }),
      words('year', {
        text: 'SINCE 2016',
        font: 'Brandon text Black',
        sizeMm: 58,
        colour: CLAY,
        y: 618,
        widthMm: 500,
        letterSpacingMm: 12,
      }),
      drawing(
        'lower-sprigs',
        { name: 'Sprigs', width: 300, height: 84, y: 750, wideMm: 600, turnDeg: 180 },
        filled(SAGE, ...sprig(1), ...sprig(-1)),
      ),
    ),
  ],
})
