import { halfRing } from '#packages/templates/outlines.ts'
import { filled, pattern } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [DEEP, SEA, FOAM, SHALLOW] = ['#1f5a73', '#3e86a0', '#eef3ee', '#9cc7cf']

/** Upper halves of circles within each other, the widest as wide as the print. */
const shells = (
  x: number,
  y: number,
): readonly (readonly [colour: string, radius: number, x: number, y: number])[] => [
  [FOAM, 50, x, y],
  [SEA, 46, x, y],
  [FOAM, 35, x, y],
  [SHALLOW, 31, x, y],
  [FOAM, 19, x, y],
  [DEEP, 15, x, y],
]

const drawn = [...shells(50, 50), ...shells(0, 100), ...shells(100, 100)]

export const template = defineTemplate({
  sku: 'RUG-TIDE-SCALLOPS',
  name: 'Turning tide',
  category: 'Coastal',
  occasions: ['Housewarming', 'Father’s Day'],
  description: 'Rows of scalloped waves in three blues, each one edged with foam.',
  brands: ['canvas'],
  metaTitle: 'Turning tide: a coastal rug to make your own',
  metaDescription:
    'Scalloped waves in three blues, edged with foam, as a rug in every size and round. Add a photo or your own words.',
  metaKeywords: 'coastal rug, wave rug, blue rug, scallop rug',
  position: 70,
  background: DEEP,
  parts: [
    pattern(
      'waves',
      { name: 'Scalloped waves', width: 100, tileMm: 200 },
      ...drawn.map(([colour, radius, x, y]) => filled(colour, halfRing(x, y, radius, 0))),
    ),
  ],
})
