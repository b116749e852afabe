/** What the shop opens with of socks. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Polyester knit'] },
  specifications: [
    'One pair, polyester and elastane, cushioned sole',
    'White cuff, heel and toe',
    'One design on both sides of both socks',
    'Wash at 30 degrees inside out, do not tumble',
  ],
  categories: [
    {
      name: 'Photo socks',
      urlKey: 'photo-socks',
      description: 'A pair with the cat, the coach or the groom on it, for three ranges of shoe sizes.',
      metaTitle: 'Photo socks, crew and ankle length',
      metaDescription:
        'A pair of socks printed with your photo on both sides, crew or ankle length, for shoe sizes AU 2 to 13. Prices in Australian dollars with GST.',
      position: 36,
    },
  ],
  products: [
    {
      sku: 'SOCKS',
      name: 'Custom photo socks',
      urlKey: 'custom-photo-socks',
      categories: ['photo-socks'],
      shortDescriptionHtml: '<p>Nobody expects a kookaburra under the trouser leg.</p>',
      descriptionHtml:
        '<p>Tall, narrow pictures suit them: one animal from ears to paws, a friend from head to belt, or a pattern that goes all the way down. Check that the face is in the upper half. As a present for a whole wedding party, order the same design once for each range of shoe sizes.</p>',
      pictures: [
        { scene: 'socks-flat', sample: 'kookaburra' },
        { scene: 'socks-flat', sample: 'arches' },
      ],
      metaTitle: 'Custom photo socks by shoe size',
      metaDescription:
        'Put a photo or a pattern on a pair of socks: pick the length and the shoe size, and see them before you pay.',
      metaKeywords: 'photo socks, custom socks, face socks, personalised socks',
      position: 1,
    },
  ],
}
