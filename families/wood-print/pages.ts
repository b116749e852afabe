/** What the shop opens with of wood prints. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Wood'] },
  specifications: [
    'Birch plywood of 9 or 15 mm, edges sanded and left bare',
    'UV inks on white, which is printed under the whole picture',
    'Slots in the back for a screw, portrait or landscape',
    'For dry rooms; dust it with a dry cloth',
  ],
  categories: [
    {
      name: 'Wood prints',
      urlKey: 'wood-prints',
      description:
        'Your photo on birch plywood, its layers to be seen in the edge. Five sizes for the wall, the shelf and the mantelpiece.',
      metaTitle: 'Wood prints from your photos',
      metaDescription:
        'Photos printed on birch plywood in five sizes and two thicknesses, to hang or to stand. Prices in Australian dollars with GST.',
      position: 10,
    },
  ],
  products: [
    {
      sku: 'WOOD',
      name: 'Custom wood print',
      urlKey: 'custom-wood-print',
      categories: ['wood-prints'],
      shortDescriptionHtml: '<p>No frame and no glass: a photo, a board, and a warm edge around it.</p>',
      descriptionHtml:
        '<p>Old photos feel at home on wood, and so do dogs, grandparents and the place where you camp each January. Choose one of five sizes and how thick the board is. It is flat, matt, and can be looked at from any side of the room.</p>',
      pictures: [
        { scene: 'wood-ledge', sample: 'kelpie' },
        { scene: 'wood-corner', sample: 'gum-leaves' },
      ],
      metaTitle: 'Custom wood prints',
      metaDescription:
        'Design a wood print from your own photo: five sizes on birch plywood, two thicknesses, with the price as you choose.',
      metaKeywords: 'wood print, photo on wood, timber photo print',
      position: 1,
    },
    {
      sku: 'WOOD-SHELF',
      name: 'Photo board for the shelf',
      urlKey: 'photo-board',
      categories: ['wood-prints'],
      sizeCodes: ['15X20', '20X25'],
      shortDescriptionHtml: '<p>15 × 20 and 20 × 25 cm: small enough to move about the house.</p>',
      descriptionHtml:
        '<p>A board to pick up and hand around. Take the 15 mm one if it is to stand between books, put a name and a year under the photo, and swap it with the one in the kitchen when you feel like it.</p>',
      pictures: [
        { scene: 'wood-ledge', sample: 'wattle' },
        { scene: 'wood-corner', sample: 'kookaburra' },
      ],
      metaTitle: 'Photo boards for the shelf',
      metaDescription:
        'Small photo boards of birch plywood, 15 × 20 and 20 × 25 cm, to stand on a shelf or hang.',
      metaKeywords: 'photo board, photo block wood, standing wood photo',
      position: 2,
    },
  ],
}
