/**
 * The products of Keepsake Neon: ready-made signs. Widths and what they are made of follow the family's table in the product
 * reference; prices lie within its bands for each width.
 */
import type { CategoryDraft } from '#shop/catalogue/commands/add-category.ts'
import type { ProductDraft } from '#shop/catalogue/commands/add-products.ts'
import { giftProducts } from './gift-pages.ts'

export const neonCategories: CategoryDraft[] = [
  {
    name: 'Neon signs',
    urlKey: 'neon-signs',
    description: 'Ready-made LED neon in words and shapes, from 50 to 100 cm wide. Hang it and plug it in.',
    metaTitle: 'LED neon signs',
    metaDescription:
      'Ready-made LED neon signs in words and shapes, 50 to 100 cm wide, with a 12 volt plug pack.',
    position: 1,
    contentBlock: 'which-neon-size',
  },
  {
    parentUrlKey: 'neon-signs',
    name: 'Words in neon',
    urlKey: 'neon-words',
    description: 'A word or three that the room means: home, hello, good night.',
    metaTitle: 'Words in LED neon',
    metaDescription: 'LED neon signs that say something: home, hello, cheers, coffee, good night.',
    position: 11,
  },
  {
    parentUrlKey: 'neon-signs',
    name: 'Shapes in neon',
    urlKey: 'neon-shapes',
    description: 'A heart, a wave, a sun: one line of light that needs no words.',
    metaTitle: 'Shapes in LED neon',
    metaDescription: 'LED neon shapes for the wall: heart, wave and sun.',
    position: 12,
  },
  {
    name: 'Gift certificates',
    urlKey: 'gift-certificates',
    description: 'For somebody who should choose the words. Sent by email.',
    metaTitle: 'Gift certificates',
    metaDescription: 'Gift certificates by email from A$10 to A$1,500.',
    position: 2,
  },
]

interface Sign {
  sku: string
  name: string
  urlKey: string
  kind: 'words' | 'shapes'
  widthCm: number
  colour: string
  /** Red, green and blue light are told apart in filters by their family. */
  colourFamily: string
  priceCents: number
  picture: string
  about: string
}

const signs: readonly Sign[] = [
  {
    sku: 'NEON-HOME',
    name: 'Home',
    urlKey: 'home-neon-sign',
    kind: 'words',
    widthCm: 50,
    colour: 'warm orange',
    colourFamily: 'Orange',
    priceCents: 149_00,
    picture: 'home',
    about: 'Four letters by the door say that the day is done.',
  },
  {
    sku: 'NEON-HELLO',
    name: 'Hello',
    urlKey: 'hello-neon-sign',
    kind: 'words',
    widthCm: 50,
    colour: 'warm white',
    colourFamily: 'White',
    priceCents: 149_00,
    picture: 'hello',
    about: 'For a hall, a shop counter or the wall behind a desk.',
  },
  {
    sku: 'NEON-COFFEE',
    name: 'Coffee',
    urlKey: 'coffee-neon-sign',
    kind: 'words',
    widthCm: 50,
    colour: 'yellow',
    colourFamily: 'Yellow',
    priceCents: 139_00,
    picture: 'coffee',
    about: 'Over the machine, where mornings begin.',
  },
  {
    sku: 'NEON-CHEERS',
    name: 'Cheers',
    urlKey: 'cheers-neon-sign',
    kind: 'words',
    widthCm: 75,
    colour: 'pink',
    colourFamily: 'Pink',
    priceCents: 219_00,
    picture: 'cheers',
    about: 'For the bar at home, and for the wedding before it.',
  },
  {
    sku: 'NEON-GOODNIGHT',
    name: 'Good night',
    urlKey: 'good-night-neon-sign',
    kind: 'words',
    widthCm: 75,
    colour: 'ice blue',
    colourFamily: 'Blue',
    priceCents: 239_00,
    picture: 'good-night',
    about: 'Two words in a cool blue, for the wall above a bed.',
  },
  {
    sku: 'NEON-STAY',
    name: 'Stay a while',
    urlKey: 'stay-a-while-neon-sign',
    kind: 'words',
    widthCm: 100,
    colour: 'warm orange',
    colourFamily: 'Orange',
    priceCents: 329_00,
    picture: 'stay',
    about: 'Our widest line: for a sofa, a guest room or a waiting room that means it.',
  },
  {
    sku: 'NEON-HEART',
    name: 'Heart',
    urlKey: 'heart-neon-sign',
    kind: 'shapes',
    widthCm: 50,
    colour: 'red',
    colourFamily: 'Red',
    priceCents: 129_00,
    picture: 'heart',
    about: 'One line, closed. It says what hearts say.',
  },
  {
    sku: 'NEON-WAVE',
    name: 'Wave',
    urlKey: 'wave-neon-sign',
    kind: 'shapes',
    widthCm: 75,
    colour: 'ice blue',
    colourFamily: 'Blue',
    priceCents: 229_00,
    picture: 'wave',
    about: 'A set rolling in, for houses far from the sea and near it.',
  },
  {
    sku: 'NEON-SUN',
    name: 'Sun',
    urlKey: 'sun-neon-sign',
    kind: 'shapes',
    widthCm: 50,
    colour: 'yellow',
    colourFamily: 'Yellow',
    priceCents: 159_00,
    picture: 'sun',
    about: 'Twelve rays for a room on the south side.',
  },
]

const productOf = (sign: Sign, index: number): ProductDraft => {
  const { sku, name, urlKey, kind, widthCm, colour, colourFamily, priceCents, picture, about } = sign
  const what = kind === 'words' ? `The words ${name.toLowerCase()}` : `A ${name.toLowerCase()}`
  return {
    sku,
    kind: 'goods',
    priceCents,
    categories: ['neon-signs', `neon-${kind}`],
    name,
    urlKey,
    attributes: { colour: [colourFamily], width: [`${widthCm} cm`] },
    shortDescriptionHtml: `<p>${widthCm} cm wide, in ${colour}. ${about}</p>`,
    descriptionHtml: `<p>${about}</p><p>A ready-made sign, ${widthCm} cm wide, in ${colour} LED. It comes with its plug pack, for indoor walls.</p>`,
    technicalSpecifications: [
      `${widthCm} cm wide, ${colour}`,
      '6 mm silicone LED flex on 5 mm clear acrylic, cut to shape',
      '12 V plug pack with the RCM mark, 8 to 10 W per metre of tube',
      'For dry walls indoors',
    ].join('\n'),
    pictures: [
      { url: `/images/neon-${picture}-640.webp`, label: `${what} in ${colour} neon on a dark wall` },
    ],
    metaTitle: `${name} neon sign`,
    metaDescription: `${what} in ${colour} LED neon, ${widthCm} cm wide, with a 12 volt plug pack.`,
    metaKeywords: `neon sign, led neon, ${name.toLowerCase()}`,
    position: index + 1,
  }
}

/** The same certificates and membership as everywhere; there are no printed samples of light. */
const certificates = giftProducts
  .filter(({ kind }) => kind !== 'goods')
  .map((product) => ({
    ...product,
    categories: product.kind === 'gift-certificate' ? ['gift-certificates'] : [],
    ...(product.kind === 'gift-certificate' && {
      metaDescription:
        'Give light without choosing the words: gift certificates from A$10 to A$1,500 by email.',
    }),
  }))

export const neonProducts: ProductDraft[] = [...signs.map(productOf), ...certificates]
