/** What the shop opens with of photo puzzles: every number of pieces, a few large ones for children, and many for long evenings. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Card'] },
  specifications: [
    'Card of 2 mm under a laminated print',
    '30 pieces on 21 × 14.8 cm, 120 on 29.7 × 21 cm, 252 on 37.5 × 28.5 cm, 500 on 53 × 39 cm, 1000 on 76.5 × 52.5 cm',
    'Portrait or landscape; no two pieces are cut alike',
    'In pieces in a white box, or in one with a photo on its lid',
    'Not for children under three: small parts',
  ],
  categories: [
    {
      name: 'Photo puzzles',
      urlKey: 'photo-puzzles',
      parentUrlKey: 'games-and-desk',
      hasOwnAddress: true,
      description: 'Your photo in pieces: from 30 large ones for small hands to 1000 for long weekends.',
      metaTitle: 'Photo puzzles from your own pictures',
      metaDescription:
        'Jigsaw puzzles of 30 to 1000 pieces from your own photo, with the cut lines drawn before you buy. Prices in Australian dollars with GST.',
      position: 43,
    },
  ],
  products: [
    {
      sku: 'PUZZLE',
      name: 'Custom photo puzzle',
      urlKey: 'custom-photo-puzzle',
      categories: ['photo-puzzles', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>The slowest way to look at a photo, and the best one for a wet Sunday.</p>',
      descriptionHtml:
        '<p>Somebody does the edge, somebody does the dog, and somebody holds back the last piece. Pick a photo with plenty going on: a market, a garden, the whole family on the beach. The design tool draws every cut over it, so you know which piece gets the nose.</p>',
      pictures: [
        { scene: 'puzzle-table', sample: 'reef' },
        { scene: 'puzzle-close', sample: 'balloon' },
      ],
      metaTitle: 'Custom photo puzzles, 30 to 1000 pieces',
      metaDescription:
        'Turn a photo into a jigsaw puzzle of 30, 120, 252, 500 or 1000 pieces. See every cut line on your picture first.',
      metaKeywords: 'photo puzzle, custom jigsaw puzzle, puzzle from photo, personalised puzzle',
      position: 1,
    },
    {
      sku: 'PUZZLE-CHILDREN',
      name: 'Photo puzzle for children',
      urlKey: 'photo-puzzle-for-children',
      categories: ['photo-puzzles', 'personalized-photo-gifts'],
      sizeCodes: ['30PC', '120PC'],
      opens: { size: '30PC' },
      specifications: [
        'Card of 2 mm under a laminated print',
        '30 pieces on 21 × 14.8 cm, 120 on 29.7 × 21 cm',
        'Portrait or landscape; no two pieces are cut alike',
        'In pieces in a white box, or in one with a photo on its lid',
        'Not for children under three: small parts',
      ],
      shortDescriptionHtml: '<p>Thirty pieces that end in Nan, the cat or the red bulldozer.</p>',
      descriptionHtml:
        '<p>Small hands finish a puzzle because they want to see who is in it. Take a close-up with clear colours: thirty pieces of 3 cm for the first ones, a hundred and twenty of 2 cm when thirty takes five minutes. From three years on.</p>',
      pictures: [
        { scene: 'puzzle-table', sample: 'dinosaurs' },
        { scene: 'puzzle-close', sample: 'alphabet' },
      ],
      metaTitle: 'Photo puzzles for children, 30 or 120 pieces',
      metaDescription:
        'A jigsaw puzzle for children from three years on, made from your own photo, with 30 or 120 pieces of thick card.',
      metaKeywords: 'photo puzzle children, kids jigsaw from photo, 30 piece puzzle',
      position: 2,
    },
    {
      sku: 'PUZZLE-LARGE',
      name: 'Large photo puzzle',
      urlKey: 'large-photo-puzzle',
      categories: ['photo-puzzles', 'personalized-photo-gifts'],
      sizeCodes: ['500PC', '1000PC'],
      specifications: [
        'Card of 2 mm under a laminated print',
        '500 pieces on 53 × 39 cm, 1000 on 76.5 × 52.5 cm',
        'Portrait or landscape; no two pieces are cut alike',
        'In pieces in a white box, or in one with a photo on its lid',
        'Not for children under three: small parts',
      ],
      shortDescriptionHtml: '<p>Clear the dining table. It will be a while.</p>',
      descriptionHtml:
        '<p>Five hundred pieces fill 53 × 39 cm, a thousand 76.5 × 52.5 cm. At that size a photo needs pixels: the design tool tells you when yours has too few. Rock, leaves, crowds and city lights keep two people busy; a clear blue sky keeps them apart.</p>',
      pictures: [
        { scene: 'puzzle-table', sample: 'painted-meadow' },
        { scene: 'puzzle-close', sample: 'town-map' },
      ],
      metaTitle: 'Large photo puzzles, 500 or 1000 pieces',
      metaDescription:
        'A jigsaw puzzle of 500 or 1000 pieces from your own photo, up to 76.5 × 52.5 cm, in a plain box or one with a picture.',
      metaKeywords: '1000 piece photo puzzle, 500 piece custom puzzle, large jigsaw from photo',
      position: 3,
    },
  ],
}
