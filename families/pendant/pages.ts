/** What the shop opens with of photo jewellery. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Steel'] },
  specifications: [
    'Picture of 25 mm under clear resin',
    'Rim and chain of stainless steel',
    'Chain of 45 cm with a clasp',
    'In a small box, ready to give',
  ],
  categories: [
    {
      name: 'Photo jewellery',
      urlKey: 'photo-jewellery',
      description: 'One face, worn close: a round picture in a steel rim on a fine chain.',
      metaTitle: 'Photo jewellery with your own picture',
      metaDescription:
        'Round photo pendants on a steel chain, made from your own picture and sealed under resin. Prices in Australian dollars with GST.',
      position: 25,
    },
  ],
  products: [
    {
      sku: 'PENDANT',
      name: 'Round photo pendant',
      urlKey: 'round-photo-pendant',
      categories: ['photo-jewellery'],
      shortDescriptionHtml: '<p>A locket that does not need opening.</p>',
      descriptionHtml:
        '<p>Move and enlarge your photo until one face fills the circle; the design tool says when there are too few pixels for it to be sharp. It is sealed under clear resin, hung on a chain of 45 cm, and packed in a box that needs no wrapping.</p>',
      pictures: [
        { scene: 'pendant-dish', sample: 'kelpie' },
        { scene: 'pendant-dish', sample: 'waratah' },
      ],
      metaTitle: 'Round photo pendants on a chain',
      metaDescription:
        'Make a round pendant from one of your photos, see it before you pay, and know its price at once.',
      metaKeywords: 'photo pendant, photo necklace, picture jewellery',
      position: 1,
    },
  ],
}
