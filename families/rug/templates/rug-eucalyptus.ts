import { ellipse, leaf, stalk } from '#packages/templates/outlines.ts'
import { type ArtPath, filled, pattern } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [NIGHT, SAGE, CREAM, BLOSSOM] = ['#21382f', '#8fae93', '#efe6d2', '#e0685c']

const outlined = (...outlines: string[]): ArtPath => ({
  data: outlines.join(' '),
  rule: 'nonzero',
  line: { width: 2.2, colour: SAGE },
})

/** Pairs of leaves along a twig that grows straight up from a point. */
const twig = (x: number, y: number, side: 1 | -1) => {
  const leaves = [0, 1, 2, 3, 4].flatMap((step) => {
    const up = y - 26 - step * 27
    const long = 46 - step * 4
    return [leaf(x, up, long, 15, 58 - step * 6), leaf(x, up + 9, long, 15, -58 + step * 6)]
  })
  return [stalk([x, y], [x, y - 150], 3, side * 0.04), ...leaves, leaf(x, y - 146, 34, 13, 0)]
}

const flower = (x: number, y: number) =>
  Array.from({ length: 14 }, (_, index) => leaf(x, y, 21, 4, (index * 360) / 14))

export const template = defineTemplate({
  sku: 'RUG-EUCALYPTUS',
  name: 'Flowering gum',
  category: 'Botanical',
  occasions: ['Mother’s Day', 'Housewarming'],
  description: 'Twigs of gum in pale outlines on deep green, with red blossom between them.',
  brands: ['canvas'],
  metaTitle: 'Flowering gum: a botanical rug to make your own',
  metaDescription:
    'Gum leaves in outline and red blossom on a deep green rug, in every size and round. Add your own words if you like.',
  metaKeywords: 'botanical rug, gum leaf rug, green rug, australian rug',
  position: 60,
  background: NIGHT,
  parts: [
    pattern(
      'twigs',
      { name: 'Twigs of flowering gum', width: 260, height: 260, tileMm: 500 },
      outlined(...twig(65, 182, 1), ...twig(195, 52, -1), ...twig(195, 312, -1)),
      filled(BLOSSOM, ...flower(65, 224), ...flower(195, 94)),
      filled(CREAM, ellipse(65, 224, 5), ellipse(195, 94, 5)),
      filled(
        SAGE,
        ...[
          [130, 60],
          [0, 190],
          [130, 190],
          [0, 60],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 3.4)),
      ),
    ),
  ],
})
