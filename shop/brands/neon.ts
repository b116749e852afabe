/** Keepsake Neon: ready-made LED neon signs. */
import type { Brand } from './brand.ts'
import type { BrandShop } from './brand-shop.ts'

export const neon: Brand = {
  code: 'neon',
  name: 'Keepsake Neon',
  description: 'Ready-made LED neon signs for homes, bars and weddings, sent anywhere in Australia.',
  paperColour: '#0d0c0f',
  colour: '#ff7d4a',
  about: 'LED neon signs for the wall you look at most, priced in Australian dollars.',
  mainCategory: { urlPath: 'neon-signs', label: 'Shop neon signs' },
  emptyCart: 'There is nothing in it yet. Find a sign that says it.',
  tool: undefined,
  cartNote: undefined,
  firstOrderGift: undefined,
  greetingPicture: '/images/neon-hello',
  samples: { photo: '/images/photo', thumb: '/images/thumb', inScenes: '' },
}

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
