/** Keepsake Sketch: the shopper's photo as a pencil drawing, printed on canvas. */
import type { Brand } from './brand.ts'

export const sketch: Brand = {
  code: 'sketch',
  name: 'Keepsake Sketch',
  description: 'Your photo as a pencil drawing on canvas, drawn while you watch and sent in Australia.',
  paperColour: '#f6f4ee',
  colour: '#2b2b30',
  about: 'Your photo as a pencil drawing, priced in Australian dollars.',
  mainCategory: { urlPath: 'sketch-prints', label: 'Shop sketch prints' },
  emptyCart: 'There is nothing in it yet. Start with a photo you would like to see drawn.',
  firstOrderGift: 'Free 8x8 sketch on first order',
  greetingPicture: '/images/sketch-wall',
  samples: { photo: '/images/sketch', thumb: '/images/sketch-thumb', inScenes: 'sketch-' },
}
