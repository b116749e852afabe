/** What the shop opens with of acrylic photo blocks. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Acrylic'] },
  specifications: [
    'Solid cast acrylic of 25 mm, all edges polished',
    'Printed from behind with UV inks, white over the picture',
    'Stands by itself, portrait or landscape',
    'Wipe with a soft damp cloth, nothing with alcohol',
  ],
  categories: [
    {
      name: 'Acrylic photo blocks',
      urlKey: 'acrylic-photo-blocks',
      description:
        'A photo in a block of clear acrylic, 25 mm thick, for a desk, a shelf or a bedside table.',
      metaTitle: 'Acrylic photo blocks from your pictures',
      metaDescription:
        'Free-standing acrylic photo blocks, 25 mm thick, in five sizes from 10 × 10 to 20 × 25 cm. Prices in Australian dollars with GST.',
      position: 15,
    },
  ],
  products: [
    {
      sku: 'BLOCK',
      name: 'Custom acrylic photo block',
      urlKey: 'custom-acrylic-photo-block',
      categories: ['acrylic-photo-blocks'],
      shortDescriptionHtml: '<p>A small thing with weight, that a photo seems to hang inside.</p>',
      descriptionHtml:
        '<p>From a 10 cm square for the desk to 20 × 25 cm for the piano. One face, one moment, little else: a block is seen from near, and a plain background lets the light do its work. Add a date if you like, well away from the edge.</p>',
      pictures: [
        { scene: 'acrylic-block', sample: 'balloon' },
        { scene: 'acrylic-block', sample: 'magpie' },
      ],
      metaTitle: 'Custom acrylic photo blocks',
      metaDescription:
        'Design a free-standing acrylic block from your own photo: five sizes with the price as you choose.',
      metaKeywords: 'acrylic photo block, photo block, free-standing photo',
      position: 1,
    },
  ],
}
