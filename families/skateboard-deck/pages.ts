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
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
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
      categories: ['custom-skateboard-decks', 'birthday-gifts', 'personalized-photo-gifts'],
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
    {
      sku: 'DECK-WALL',
      name: 'Deck for the wall',
      urlKey: 'skateboard-wall-art',
      categories: ['custom-skateboard-decks', 'childrens-room', 'birthday-gifts', 'personalized-photo-gifts'],
      startValues: { USE: 'HANG' },
      shortDescriptionHtml: '<p>For the bedroom of somebody who has outgrown dinosaurs.</p>',
      descriptionHtml:
        '<p>It hangs on its holder with the underside out. A portrait of them in mid-air fills the length; if nobody was quick enough, a pattern in two colours will do. No trucks, no scratches, no parents on the street.</p>',
      pictures: [
        { scene: 'deck-wall', sample: 'rocket' },
        { scene: 'deck-wall', sample: 'wavy-check' },
      ],
      metaTitle: 'Skateboard decks as wall art',
      metaDescription:
        'A maple deck with your own graphic and a holder for the wall, for bedrooms, shops and studios.',
      metaKeywords: 'skate deck art, skateboard decor, teenager room',
      position: 2,
    },
    {
      sku: 'DECK-RIDE',
      name: 'Deck to ride',
      urlKey: 'skateboard-deck-to-ride',
      categories: ['custom-skateboard-decks', 'gifts-for-children', 'birthday-gifts'],
      startValues: { USE: 'RIDE' },
      shortDescriptionHtml: '<p>Printed below, gripped above, and scratched by Sunday.</p>',
      descriptionHtml:
        '<p>Choose the street and it comes with grip tape on top; trucks, wheels and bolts are for the shop round the corner. Loud shapes survive slides better than portraits do. 8.0 inch suits smaller shoes and flip tricks, 8.25 bigger ones and bowls.</p>',
      pictures: [
        { scene: 'deck-wall', sample: 'marbled' },
        { scene: 'deck-wall', sample: 'arches' },
      ],
      metaTitle: 'Custom skateboard decks to ride',
      metaDescription:
        'A maple deck with your own graphic below and grip tape above, drilled for trucks, 8.0 or 8.25 inch.',
      metaKeywords: 'custom skate deck, skateboard with grip tape, street deck',
      position: 3,
    },
  ],
}
