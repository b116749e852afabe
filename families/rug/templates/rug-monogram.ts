import { leaf } from '#packages/templates/outlines.ts'
import { border, drawing, filled, plate, together, words } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [PETROL, GOLD, PALE] = ['#1d4550', '#d2a457', '#f3e6c8']
const LEAVES = 34

/** Leaves in two rows round a circle, each leaning out of it or into it. */
const wreath = Array.from({ length: LEAVES }, (_, index) => {
  const turn = (index * 360) / LEAVES
  const angle = (turn * Math.PI) / 180
  const [x, y] = [200 + 150 * Math.sin(angle), 200 - 150 * Math.cos(angle)]
  return [leaf(x, y, 44, 15, turn + 48), leaf(x, y, 40, 14, turn + 138)]
}).flat()

export const template = defineTemplate({
  sku: 'RUG-MONOGRAM',
  name: 'Laurel monogram',
  category: 'Family',
  occasions: ['Wedding', 'Anniversary', 'Father’s Day'],
  description: 'One large letter in a wreath of gold on petrol, and two fine lines along the edge.',
  brands: ['canvas'],
  metaTitle: 'Laurel monogram: a rug with your initial',
  metaDescription:
    'A petrol rug with your initial in a golden wreath, in every size and round. Choose the letter and its font.',
  metaKeywords: 'monogram rug, initial rug, wedding gift rug, personalised rug',
  position: 7,
  background: PETROL,
  parts: [
    border('outer', { insetMm: 34, widthMm: 14, colour: GOLD }),
    border('inner', { insetMm: 56, widthMm: 6, colour: GOLD }),
    ...together(
      drawing('wreath', { name: 'Wreath', width: 400, wideMm: 760 }, filled(GOLD, ...wreath)),
      plate('ground', { wideMm: 540, highMm: 540, fill: PETROL }),
      words('letter', { text: 'W', font: 'Vogue', sizeMm: 330, colour: PALE, y: 500, widthMm: 380 }),
    ),
  ],
})
