/** What the shop opens with of flash cards. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Card'] },
  specifications: [
    'Cards of 148 × 105 mm, the size of a postcard, on stiff card of 350 g',
    'A picture of 136 × 93 mm on each, with 6 mm of white around it',
    'Fronts with a matt varnish, backs bare for a pencil',
    'Twenty, thirty-six or fifty-four cards, each with a design of its own',
    'In a plain cardboard box',
  ],
  quantityDiscounts: [
    { fromQuantity: 2, percentOff: 5 },
    { fromQuantity: 5, percentOff: 10 },
    { fromQuantity: 10, percentOff: 20 },
  ],
  categories: [],
  products: [
    {
      sku: 'FLASH',
      name: 'Photo flash cards',
      urlKey: 'photo-flash-cards',
      categories: ['photo-games', 'gifts-for-children'],
      shortDescriptionHtml: '<p>D is for the dog they know, not for the one in the book.</p>',
      descriptionHtml:
        '<p>First words stick when the cup is their cup and the nan is their nan. Put one thing on each card, take it close, and leave a plain corner for its name. Cards are the size of a postcard, so two hands can hold one and a shoebox holds them all.</p>',
      pictures: [
        { scene: 'prints-table', sample: 'first-words', label: 'Flash cards spread on a timber table' },
        { scene: 'prints-close', sample: 'backyard', label: 'Flash cards from near, with a white border' },
      ],
      metaTitle: 'Flash cards with your own photos',
      metaDescription:
        'Design 20, 36 or 54 flash cards from your own photos, a different picture and word on each. Prices in Australian dollars with GST.',
      metaKeywords: 'photo flash cards, first words cards, personalised learning cards',
      position: 2,
    },
    {
      sku: 'FLASH-ALPHABET',
      name: 'Alphabet flash cards with photos',
      urlKey: 'alphabet-photo-flash-cards',
      categories: ['photo-games', 'gifts-for-children', 'new-baby-gifts'],
      startValues: { CARDS: 'N54' },
      shortDescriptionHtml:
        '<p>Capitals on twenty-six, small letters on twenty-six, and two for Mum and Dad.</p>',
      descriptionHtml:
        '<p>Fifty-four cards are open side by side in the design tool: drop the photos in, then set the letters one by one. X may be the kisses at the end of a letter; nobody has a xylophone. The finished box covers magpie and Magpie, from the pram to the first day of school.</p>',
      pictures: [
        { scene: 'prints-table', sample: 'backyard', label: 'Cards for five letters on a timber table' },
        { scene: 'prints-close', sample: 'first-words', label: 'Letter cards in a pile, from near' },
      ],
      metaTitle: 'Alphabet cards from family photos',
      metaDescription:
        'A set of 54 photo cards for capitals and small letters, each designed by you and printed on stiff card.',
      metaKeywords: 'alphabet flash cards, photo alphabet, personalised ABC cards',
      position: 3,
    },
  ],
}
