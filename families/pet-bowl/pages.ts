/** What the shop opens with of pet bowls. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Stoneware'] },
  specifications: [
    'Heavy stoneware, white glaze inside',
    'A printed band of 5 cm all the way round',
    '6 cm high, too heavy to be pushed about',
    'Food safe',
  ],
  categories: [
    {
      name: 'Personalised pet bowls',
      urlKey: 'personalised-pet-bowls',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
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
      categories: ['personalised-pet-bowls', 'gifts-for-pet-lovers'],
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
    {
      sku: 'PETBOWL-CAT',
      name: 'Small bowl for a cat',
      urlKey: 'cat-bowl-with-a-name',
      categories: ['personalised-pet-bowls', 'gifts-for-pet-lovers'],
      sizeCodes: ['SMALL'],
      shortDescriptionHtml: '<p>Wide enough for whiskers, heavy enough for opinions.</p>',
      descriptionHtml:
        '<p>The small size suits cats, pups and rabbits. Patterns read better from above than faces do, with the name once in front and once behind, so it faces the kitchen whichever way it was put back.</p>',
      pictures: [
        { scene: 'bowl-floor', sample: 'ditsy-flowers' },
        { scene: 'bowl-floor', sample: 'ginger-cat' },
      ],
      metaTitle: 'Cat bowls with a name',
      metaDescription:
        'A small stoneware bowl with a printed band for cats, pups and rabbits, with a name or a pattern.',
      metaKeywords: 'cat bowl, small pet bowl, name bowl',
      position: 2,
    },
    {
      sku: 'PETBOWL-DOG',
      name: 'Large bowl for a dog',
      urlKey: 'dog-bowl-with-a-name',
      categories: ['personalised-pet-bowls', 'gifts-for-pet-lovers'],
      sizeCodes: ['LARGE'],
      shortDescriptionHtml: '<p>Emptied in eleven seconds, still standing where you put it.</p>',
      descriptionHtml:
        '<p>Stoneware this heavy is not pushed across the tiles. The band is long and low: a name of five letters fits three times round, a motto once. Bright stripes are found faster on a dark verandah.</p>',
      pictures: [
        { scene: 'bowl-floor', sample: 'rug-stripes' },
        { scene: 'bowl-floor', sample: 'wavy-check' },
      ],
      metaTitle: 'Dog bowls with a name',
      metaDescription:
        'A large, heavy stoneware bowl for dogs with a name or a pattern printed all the way round.',
      metaKeywords: 'dog bowl, large pet bowl, personalised dog bowl',
      position: 3,
    },
  ],
}
