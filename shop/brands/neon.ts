/** Keepsake Neon: ready-made LED neon signs. */
import type { Brand } from './brand.ts'

export const neon: Brand = {
  code: 'neon',
  name: 'Keepsake Neon',
  description: 'Ready-made LED neon signs for homes, bars and weddings, sent anywhere in Australia.',
  paperColour: '#0d0c0f',
  colour: '#ff7d4a',
  about: 'LED neon signs for the wall you look at most, priced in Australian dollars.',
  mainCategory: { urlPath: 'neon-signs', label: 'Shop neon signs' },
  emptyCart: 'There is nothing in it yet. Find a sign that says it.',
  firstOrderGift: undefined,
  greetingPicture: '/images/neon-hello',
  samples: { photo: '/images/photo', thumb: '/images/thumb', inScenes: '' },
}
