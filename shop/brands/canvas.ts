/** Keepsake Canvas: prints on stretched canvas, designed by the shopper. */
import type { Brand } from './brand.ts'

export const canvas: Brand = {
  code: 'canvas',
  name: 'Keepsake',
  description: 'Personalised photo products, designed by you, made and sent in Australia.',
  paperColour: '#fbf8f2',
  colour: '#24463a',
  about: 'Personalised photo products, designed by you, priced in Australian dollars.',
  mainCategory: { urlPath: 'canvas-prints', label: 'Shop canvas prints' },
  emptyCart: 'There is nothing in it yet. Start with a photo you like.',
  firstOrderGift: 'Free 8x8 canvas print on first order',
  greetingPicture: '/images/canvas-window',
  samples: { photo: '/images/photo', thumb: '/images/thumb', inScenes: '' },
}
