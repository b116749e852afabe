import { ellipse, rectangle } from '#packages/templates/outlines.ts'
import { filled, pattern } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [OAT, BLUSH, CLAY] = ['#f4ebdd', '#d99a86', '#b86b55']

export const template = defineTemplate({
  sku: 'RUG-CHECKERBOARD',
  name: 'Rosy checkerboard',
  category: 'Checks',
  occasions: ['Birthday'],
  description: 'Large squares of oat and rose, each with a small one of the other set in its middle.',
  brands: ['canvas'],
  metaTitle: 'Rosy checkerboard: a printed rug to make your own',
  metaDescription:
    'A checkerboard rug in oat and rose for bedroom or studio, in every size and round, ready to order or to change.',
  metaKeywords: 'checkerboard rug, pink rug, check rug, bedroom rug',
  position: 30,
  background: OAT,
  parts: [
    pattern(
      'board',
      { name: 'Checkerboard', width: 200, tileMm: 333 },
      filled(BLUSH, rectangle(0, 0, 100, 100), rectangle(100, 100, 100, 100)),
      filled(CLAY, ellipse(50, 50, 17), ellipse(150, 150, 17)),
      filled(OAT, ellipse(50, 50, 9), ellipse(150, 150, 9)),
      filled(BLUSH, ellipse(150, 50, 17), ellipse(50, 150, 17)),
      filled(CLAY, ellipse(150, 50, 9), ellipse(50, 150, 9)),
    ),
  ],
})
