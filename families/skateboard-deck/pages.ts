/** What the shop opens with of skateboard decks. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Maple'] },
  specifications: [
    'Seven plies of maple with a kick at nose and tail',
    'Heat transfer over the whole underside',
    'Eight holes drilled for trucks',
    'With a wall holder, or with grip tape; trucks, wheels and bolts are not part of it',
  ],
  categories: [
    {
      name: 'Custom skateboard decks',
      urlKey: 'custom-skateboard-decks',
      description: 'Maple with your graphic under it, for the street or for the wall above the desk.',
      metaTitle: 'Custom skateboard decks in maple',
      metaDescription:
        'Skateboard decks of seven-ply maple, 8.0 or 8.25 inch, with your own graphic, to ride or to hang. Prices in Australian dollars with GST.',
      position: 38,
    },
  ],
  products: [
    {
      sku: 'DECK',
      name: 'Custom skateboard deck',
      urlKey: 'custom-skateboard-deck',
      categories: ['custom-skateboard-decks'],
      shortDescriptionHtml: '<p>A pro model, and the pro is you.</p>',
      descriptionHtml:
        '<p>Four times as long as it is wide: think of a totem, a tower of waves, a dog that jumps. One strong shape in the middle and colour running off both ends looks better than a photo squeezed into the strip. Hang two side by side and let one picture cross both.</p>',
      pictures: [
        { scene: 'deck-wall', sample: 'quarters' },
        { scene: 'deck-wall', sample: 'surf-from-above' },
      ],
      metaTitle: 'Custom skateboard deck, to ride or hang',
      metaDescription:
        'Put your own graphic on a maple deck of 8.0 or 8.25 inch: see holes and curves while you design.',
      metaKeywords: 'custom skateboard, skateboard deck, skate deck wall art',
      position: 1,
    },
  ],
}
