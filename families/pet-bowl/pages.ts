/** What the shop opens with of pet bowls. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Stoneware'] },
  specifications: [
    'Heavy stoneware, white glaze inside',
    'A printed band of 5 cm all the way round',
    'Two sizes, both 6 cm high, too heavy to be pushed about',
    'Food safe; dishwasher or by hand',
  ],
  categories: [
    {
      name: 'Personalised pet bowls',
      urlKey: 'personalised-pet-bowls',
      description:
        'Bowls for dogs and cats with a name, a pattern or a pair of begging eyes all the way round.',
      metaTitle: 'Pet bowls with a name or a photo',
      metaDescription:
        'Stoneware bowls for dogs and cats, printed all round with a name, a pattern or your photo, in two sizes. Prices in Australian dollars with GST.',
      position: 40,
    },
  ],
  products: [
    {
      sku: 'PETBOWL',
      name: 'Personalised pet bowl',
      urlKey: 'personalised-pet-bowl',
      categories: ['personalised-pet-bowls'],
      shortDescriptionHtml: '<p>Whoever cannot read will still know that it is theirs.</p>',
      descriptionHtml:
        '<p>Make two, one for water and one for the rest. The print is a long, low band: a name three times round in letters 3 cm tall, paw prints, a row of bones. The two ends meet at the back with a gap of a hair’s breadth, and the design tool shows where.</p>',
      pictures: [
        { scene: 'bowl-floor', sample: 'gingham' },
        { scene: 'bowl-floor', sample: 'arches' },
      ],
      metaTitle: 'Personalised bowls for dogs and cats',
      metaDescription:
        'Design a stoneware bowl for a dog or a cat: a name, a pattern or a photo all round, in two sizes.',
      metaKeywords: 'dog bowl, cat bowl, personalised pet bowl, ceramic pet bowl',
      position: 1,
    },
  ],
}
