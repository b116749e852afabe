/** What the shop opens with of memory games. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Timber'] },
  specifications: [
    'Tiles of lime wood, 60 × 60 mm and 4 mm thick, with round corners',
    'Two tiles of each picture; all backs are alike',
    'Twelve, eighteen or twenty-four pairs',
    'In a cardboard box with a lid',
  ],
  categories: [
    {
      name: 'Photo games',
      urlKey: 'photo-games',
      parentUrlKey: 'games-and-desk',
      hasOwnAddress: true,
      description: 'Games with the people in them that you play with.',
      metaTitle: 'Memory games with your own photos',
      metaDescription:
        'Memory games of timber tiles with your own pictures in pairs. Prices in Australian dollars with GST.',
      position: 47,
    },
  ],
  products: [
    {
      sku: 'MEMORY',
      name: 'Photo memory game',
      urlKey: 'photo-memory-game',
      categories: ['photo-games', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Find grandma. And now the other grandma.</p>',
      descriptionHtml:
        '<p>Little ones learn the faces of a family that lives far away; bigger ones remember where the cat lay long after you forgot. Choose pictures that differ at a glance, one face or one thing each, and fill the tile with it.</p>',
      pictures: [
        { scene: 'memory-table', sample: 'memory-pairs' },
        { scene: 'memory-table', sample: 'memory-adventures' },
      ],
      metaTitle: 'Memory game of timber with your photos',
      metaDescription:
        'Design a memory game with twelve to twenty-four pairs from your own photos and see the tiles before you pay.',
      metaKeywords: 'photo memory game, matching game, personalised pairs game',
      position: 1,
    },
  ],
}
