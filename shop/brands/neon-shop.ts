/** Where Keepsake Neon is, what its menus begin with, and what its footer lists. */
import type { BrandShop } from './brand-shop.ts'

export const neonShop: BrandShop = {
  address: 'Marsden Park NSW 2765|Australia',
  email: 'neon@keepsake.example',
  phone: undefined,
  social: '',
  departments: ['neon-signs', 'gift-certificates'],
  create: { label: 'Shop Neon Signs', path: '/neon-signs' },
  searchWords: 'home,heart,good night,gift certificate',
  footer: [
    {
      heading: 'Neon signs',
      pages: {
        'neon-signs': 'All signs',
        'neon-signs/neon-words': 'Words in neon',
        'neon-signs/neon-shapes': 'Shapes in neon',
        'home-neon-sign': 'Home',
        'stay-a-while-neon-sign': 'Stay a while',
        'heart-neon-sign': 'Heart',
      },
    },
    {
      heading: 'Good to know',
      pages: {
        'hanging-a-sign': 'Hanging a sign',
        'power-and-safety': 'Power and safety',
        'returns-and-refunds': 'Returns and refunds',
      },
    },
  ],
}
