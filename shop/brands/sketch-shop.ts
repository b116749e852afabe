/** Where Keepsake Sketch is, what its menus begin with, and what its footer lists. */
import type { BrandShop } from './brand-shop.ts'

export const sketchShop: BrandShop = {
  address: 'Marsden Park NSW 2765|Australia',
  email: 'sketch@keepsake.example',
  phone: undefined,
  social: '',
  departments: ['sketch-prints', 'gifts-and-samples'],
  create: { label: 'Create Sketch Prints', path: '/uploadchoice' },
  searchWords: 'sketch print,square sketch,panoramic sketch,gift certificate',
  footer: [
    {
      heading: 'Sketch prints',
      pages: {
        'sketch-prints': 'All sketch prints',
        'custom-sketch-print': 'Custom sketch print',
        'square-sketch-print': 'Square sketch',
        'large-sketch-print': 'Large sketch',
        'panoramic-sketch-print': 'Panoramic sketch',
      },
    },
    {
      heading: 'Good to know',
      pages: {
        'photos-that-draw-well': 'Photos that draw well',
        'sample-kit': 'Sample kit',
        'returns-and-refunds': 'Returns and refunds',
      },
    },
  ],
}
