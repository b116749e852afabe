import type { SampleFacts } from './sample.ts'

/** Patterns that repeat without a seam. */
export const PATTERNS = [
  {
    name: 'rug-stripes',
    title: 'Rug stripes',
    shape: 'square',
    kind: 'pattern',
    alt: 'Woven stripes of clay, green and straw on cream',
  },
  {
    name: 'gingham',
    title: 'Gingham',
    shape: 'square',
    kind: 'pattern',
    alt: 'Sage and white woven gingham',
  },
  {
    name: 'blanket-check',
    title: 'Blanket check',
    shape: 'square',
    kind: 'pattern',
    alt: 'A woven check of bush green, plum, cream and wattle',
  },
  {
    name: 'ikat',
    title: 'Ikat',
    shape: 'square',
    kind: 'pattern',
    alt: 'Feathered diamonds of coral, navy, straw and cream',
  },
  {
    name: 'ditsy-flowers',
    title: 'Ditsy flowers',
    shape: 'square',
    kind: 'pattern',
    alt: 'Small flowers and leaves scattered on blush',
  },
  {
    name: 'wavy-check',
    title: 'Wavy check',
    shape: 'square',
    kind: 'pattern',
    alt: 'A wavy checkerboard of clay and apricot on cream',
  },
  {
    name: 'arches',
    title: 'Arches',
    shape: 'square',
    kind: 'pattern',
    alt: 'Rows of painted rainbow arches in many colours',
  },
  {
    name: 'terrazzo',
    title: 'Terrazzo',
    shape: 'square',
    kind: 'pattern',
    alt: 'Chips of coloured stone in pale plaster',
  },
  {
    name: 'gum-trail',
    title: 'Gum trail',
    shape: 'square',
    kind: 'pattern',
    alt: 'Trailing gum leaves with apricot buds on dark green',
  },
] as const satisfies readonly SampleFacts[]
