/** What the shop opens with of photo cubes. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Plastic'] },
  specifications: [
    'A cube of three by three by three, 57 mm a side',
    'Six pictures, each on nine tiles of vinyl with a matt film',
    'Turns smoothly; black between the tiles',
    'Small parts: for hands of six years and older',
  ],
  categories: [
    {
      name: 'Photo cubes',
      urlKey: 'photo-cubes',
      parentUrlKey: 'games-and-desk',
      hasOwnAddress: true,
      description: 'Six pictures that come apart in a minute and together in an evening.',
      metaTitle: 'Puzzle cubes with six photos of yours',
      metaDescription:
        'Puzzle cubes of three by three with six photos of your own. Prices in Australian dollars with GST.',
      position: 45,
    },
  ],
  products: [
    {
      sku: 'CUBE',
      name: 'Photo puzzle cube',
      urlKey: 'photo-puzzle-cube',
      categories: ['photo-cubes', 'personalized-photo-gifts'],
      shortDescriptionHtml:
        '<p>For a teenager’s desk, a long flight, or the one who says they can solve any.</p>',
      descriptionHtml:
        '<p>Choose six pictures that differ in colour, so that a lost tile finds its way home: the beach, the dog, the cake, a pattern. Close-ups survive being cut into nine; crowds do not. Keep the first one for the front.</p>',
      pictures: [
        { scene: 'cube-ledge', sample: 'ginger-cat' },
        { scene: 'cube-ledge', sample: 'painted-meadow' },
      ],
      metaTitle: 'Photo puzzle cube with six pictures',
      metaDescription: 'Design a puzzle cube with six photos and see where each is cut before you pay.',
      metaKeywords: 'photo cube, custom puzzle cube, picture cube',
      position: 1,
    },
  ],
}
