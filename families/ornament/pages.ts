/** What the shop opens with of photo ornaments. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Ceramic'] },
  specifications: [
    'White ceramic, 70 mm across and 4 mm thick',
    'Dye sublimation: the picture is in the glaze',
    'Printed on one side or on both',
    'A hole near the top, and a red ribbon tied through it',
  ],
  categories: [
    {
      name: 'Photo ornaments',
      urlKey: 'photo-ornaments',
      description:
        'Small round ceramics with your picture, for the tree in December and a window hook the rest of the year.',
      metaTitle: 'Photo ornaments for the tree',
      metaDescription:
        'Round ceramic ornaments with your own photo on one side or both, a ribbon through the top. Prices in Australian dollars with GST.',
      position: 22,
    },
  ],
  products: [
    {
      sku: 'ORNAMENT',
      name: 'Round photo ornament',
      urlKey: 'round-photo-ornament',
      categories: ['photo-ornaments'],
      shortDescriptionHtml: '<p>First Christmas, new puppy, the year of the big trip: one for each.</p>',
      descriptionHtml:
        '<p>A circle takes the corners off a photo, so choose one with its subject in the middle and move it until it sits well below the ribbon. Add a name or a year along the bottom. The box it comes in is small enough for a stocking.</p>',
      pictures: [
        { scene: 'ornament-hung', sample: 'ginger-cat' },
        { scene: 'ornament-close', sample: 'family-wreath' },
      ],
      metaTitle: 'Round ceramic photo ornaments',
      metaDescription:
        'Design a round ceramic ornament from your own photo, on one side or both, with the price as you choose.',
      metaKeywords: 'photo ornament, christmas ornament, personalised ornament',
      position: 1,
    },
  ],
}
