/** What the shop opens with of photo tiles: every size, and the squares that make a grid. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Foam board'] },
  specifications: [
    'Foam board, 20 mm thick and very light',
    'UV inks up to the edge, white sides',
    'Four adhesive pads on each tile, for smooth painted walls, wood and glass',
    'One tile, or a set of three, six or nine with a picture each',
    'Dust it with a dry cloth; not for bathrooms',
  ],
  categories: [
    {
      name: 'Photo wall tiles',
      urlKey: 'photo-wall-tiles',
      description:
        'Thick, light pictures that stick to the wall without a nail, and move when you change your mind.',
      metaTitle: 'Photo wall tiles that need no nails',
      metaDescription:
        'Photo tiles on light board with pads that come off again: four sizes, one by one or in sets of three, six and nine. Prices in Australian dollars with GST.',
      position: 27,
    },
  ],
  products: [
    {
      sku: 'WALLTILE',
      name: 'Photo wall tile',
      urlKey: 'photo-wall-tile',
      categories: ['photo-wall-tiles'],
      shortDescriptionHtml: '<p>No hammer, no level, no agreement from the landlord needed.</p>',
      descriptionHtml:
        '<p>Peel, press, step back. If it is crooked, take it off and press it on again. A tile weighs less than an apple, so four small pads hold it, and a wall of them can grow with every trip you take: buy one now and the next after the next holiday.</p>',
      pictures: [
        { scene: 'tiles-wall', sample: 'family-wall' },
        { scene: 'tiles-wall', sample: 'set-table' },
      ],
      metaTitle: 'Photo wall tiles, one or a set',
      metaDescription:
        'Make stick-on wall tiles from your own photos: pick a size, one tile or a set, and see the price of each.',
      metaKeywords: 'photo tiles, wall tiles, stick on photo tiles, picture tiles',
      position: 1,
    },
    {
      sku: 'WALLTILE-SQUARE',
      name: 'Square photo tiles',
      urlKey: 'square-photo-tiles',
      categories: ['photo-wall-tiles'],
      sizeCodes: ['20X20', '30X30'],
      shortDescriptionHtml: '<p>Two by two over the desk, three by three above the couch.</p>',
      descriptionHtml:
        '<p>Squares line up whichever way you count. Four of 20 cm with gaps between them fill about 42 cm; nine of 30 cm fill almost a metre. Keep one colour running through all of them, such as the sea or the same jumper, and they read as one picture.</p>',
      pictures: [
        { scene: 'tiles-wall', sample: 'holiday-prints' },
        { scene: 'tiles-wall', sample: 'fridge-door' },
      ],
      metaTitle: 'Square photo tiles for a grid on the wall',
      metaDescription:
        'Square stick-on photo tiles of 20 or 30 cm from your own pictures, alone or in sets that make a grid.',
      metaKeywords: 'square photo tiles, photo grid, picture wall',
      position: 2,
    },
  ],
}
