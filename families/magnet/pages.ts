/** What the shop opens with of photo magnets. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Magnet'] },
  specifications: [
    'Magnetic sheet of 0.7 mm, holds three sheets of paper',
    'Pigment inks under a clear film, gloss or matte',
    'Corners rounded to 3 mm',
    'Wipe clean with a damp cloth',
  ],
  categories: [
    {
      name: 'Photo magnets',
      urlKey: 'photo-magnets',
      description: 'Your photo on the fridge, from 50 mm squares to strips of 200 mm.',
      metaTitle: 'Photo magnets from your pictures',
      metaDescription:
        'Photo magnets from your own pictures in six sizes, gloss or matte, with round corners. Prices in Australian dollars with GST.',
      position: 5,
    },
  ],
  products: [
    {
      sku: 'MAGNET',
      name: 'Custom photo magnet',
      urlKey: 'custom-photo-magnet',
      categories: ['photo-magnets'],
      shortDescriptionHtml: '<p>Six sizes for the fridge, the locker and the whiteboard.</p>',
      descriptionHtml:
        '<p>One photo, cropped to the part that matters, with words if you like. It lies flat, holds notes, and posts in a card envelope.</p>',
      pictures: [
        { scene: 'magnets-close', sample: 'kelpie' },
        { scene: 'magnets-board', sample: 'lake-days' },
      ],
      metaTitle: 'Custom photo magnets',
      metaDescription:
        'Design a photo magnet from your own picture: size and finish with the price as you choose.',
      metaKeywords: 'photo magnet, fridge magnet, custom magnet',
      position: 1,
    },
  ],
}
