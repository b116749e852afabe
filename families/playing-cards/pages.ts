/** What the shop opens with of playing cards. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Card'] },
  specifications: [
    '54 cards: four suits and two jokers',
    'Card of 310 g with a black core, so nothing shines through',
    'Smooth varnish on both sides, corners rounded to 3 mm',
    'In a plain white tuck box',
  ],
  categories: [
    {
      name: 'Custom playing cards',
      urlKey: 'custom-playing-cards',
      description:
        'A full deck for the campsite, the club or the wedding tables, with your picture on the back.',
      metaTitle: 'Custom playing cards with your own back',
      metaDescription:
        'Decks of 54 playing cards with your photo or pattern on every back, poker or bridge size. Prices in Australian dollars with GST.',
      position: 41,
    },
  ],
  products: [
    {
      sku: 'CARDS',
      name: 'Custom playing cards',
      urlKey: 'custom-photo-playing-cards',
      categories: ['custom-playing-cards'],
      shortDescriptionHtml: '<p>Fifty-four times the same face, and it is not the queen of hearts.</p>',
      descriptionHtml:
        '<p>Rainy afternoons in the caravan, five hundred with the grandparents, a deck on every table of the reception. Choose a close-up or a pattern: the back is no larger than a matchbox laid open, and half of it is under a thumb.</p>',
      pictures: [
        { scene: 'cards-fan', sample: 'card-back' },
        { scene: 'cards-close', sample: 'ginger-cat' },
      ],
      metaTitle: 'Custom playing cards, poker and bridge size',
      metaDescription:
        'Design the back of a deck of 54 cards with a photo or a pattern of your own, and see it fanned out first.',
      metaKeywords: 'custom playing cards, photo cards, personalised deck of cards',
      position: 1,
    },
  ],
}
