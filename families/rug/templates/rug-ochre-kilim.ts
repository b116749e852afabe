import { diamond, polygon, rectangle } from '#packages/templates/outlines.ts'
import { filled, pattern } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [SAND, OCHRE, INK, RUST, BONE] = ['#e8d5b0', '#c98a2b', '#2b2a33', '#9c3b22', '#f6ecd8']

/** A band of teeth that point up from a line, or down from it. */
const teeth = (y: number, high: number) =>
  [0, 25, 50, 75]
    .map((x) =>
      polygon([
        [x, y],
        [x + 12.5, y - high],
        [x + 25, y],
      ]),
    )
    .join(' ')

export const template = defineTemplate({
  sku: 'RUG-OCHRE-KILIM',
  name: 'Ochre kilim',
  category: 'Woven looks',
  occasions: ['Housewarming'],
  description: 'Diamonds and teeth in bands, as on a flat-woven rug, in ochre, rust and ink.',
  brands: ['canvas'],
  metaTitle: 'Ochre kilim: a printed rug to make your own',
  metaDescription:
    'A rug in woven bands of ochre, rust and ink, in every size and round. Open it, add a name or a photo, and order.',
  metaKeywords: 'kilim rug, ochre rug, geometric rug, custom rug design',
  position: 10,
  background: SAND,
  parts: [
    pattern(
      'bands',
      { name: 'Bands of diamonds', width: 100, height: 150, tileMm: 333 },
      filled(RUST, rectangle(0, 6, 100, 46)),
      filled(BONE, teeth(20, 8), rectangle(0, 20, 100, 1.2), rectangle(0, 37, 100, 1.2)),
      filled(
        BONE,
        ...[0, 25, 50, 75].map((x) =>
          polygon([
            [x, 38],
            [x + 25, 38],
            [x + 12.5, 46],
          ]),
        ),
      ),
      filled(OCHRE, ...[0, 25, 50, 75].map((x) => diamond(x + 12.5, 29, 9, 6.4))),
      filled(INK, ...[0, 25, 50, 75].map((x) => diamond(x + 12.5, 29, 4, 2.8))),
      filled(INK, rectangle(0, 56, 100, 4), rectangle(0, 138, 100, 4)),
      filled(OCHRE, rectangle(0, 63, 100, 3), rectangle(0, 132, 100, 3)),
      filled(INK, diamond(50, 99, 46, 30)),
      filled(BONE, diamond(50, 99, 39, 25.4)),
      filled(RUST, diamond(50, 99, 32, 20.8)),
      filled(OCHRE, diamond(50, 99, 22, 14.3)),
      filled(INK, diamond(50, 99, 12, 7.8)),
      filled(BONE, diamond(50, 99, 5, 3.2)),
      filled(RUST, diamond(0, 99, 11, 12), diamond(100, 99, 11, 12)),
      filled(BONE, diamond(0, 99, 5, 5.4), diamond(100, 99, 5, 5.4)),
      filled(
        OCHRE,
        ...[
          [18, 77],
          [82, 77],
          [18, 121],
          [82, 121],
        ].map(([x = 0, y = 0]) => diamond(x, y, 8, 6)),
      ),
      filled(
        INK,
        ...[
          [18, 77],
          [82, 77],
          [18, 121],
          [82, 121],
        ].map(([x = 0, y = 0]) => diamond(x, y, 3.4, 2.5)),
      ),
    ),
  ],
})
