import { rectangle } from '#packages/templates/outlines.ts'
import { border, filled, pattern } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [CREAM, HALF, GUM, DEEP] = ['#f7f3e8', '#b9c6ad', '#6f8a6b', '#3f5a45']

export const template = defineTemplate({
  sku: 'RUG-GUM-GINGHAM',
  name: 'Gum leaf gingham',
  category: 'Checks',
  occasions: ['Housewarming', 'Mother’s Day'],
  description: 'A picnic check in the green of gum leaves, bound by a deeper line.',
  brands: ['canvas'],
  metaTitle: 'Gum leaf gingham: a checked rug to make your own',
  metaDescription:
    'A soft green gingham rug with a bound edge, in every size and round. Put your own words on it, or take it as it is.',
  metaKeywords: 'gingham rug, green check rug, kitchen rug, custom rug design',
  position: 20,
  background: CREAM,
  parts: [
    pattern(
      'check',
      { name: 'Gingham check', width: 100, tileMm: 125 },
      filled(HALF, rectangle(25, 0, 50, 100), rectangle(0, 25, 100, 50)),
      filled(GUM, rectangle(25, 25, 50, 50)),
      filled(
        '#dbe2d1',
        rectangle(0, 48.5, 25, 3),
        rectangle(75, 48.5, 25, 3),
        rectangle(48.5, 0, 3, 25),
        rectangle(48.5, 75, 3, 25),
      ),
      filled('#8ba385', rectangle(25, 48.5, 50, 3), rectangle(48.5, 25, 3, 50)),
    ),
    border('bound', { insetMm: 22, widthMm: 44, colour: CREAM }),
    border('line', { insetMm: 40, widthMm: 12, colour: DEEP }),
    border('edge', { insetMm: 0, widthMm: 24, colour: DEEP }),
  ],
})
