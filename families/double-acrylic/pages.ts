/** What the shop opens with of double acrylic prints. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Acrylic'] },
  specifications: [
    'A print on photo paper between two sheets of clear cast acrylic of 3 mm each',
    'A clear border of 20, 30 or 40 mm all round, through which the wall is seen',
    'Four steel stand-offs in the border, none through the picture',
    'Photographs on this page show the print alone, without its sheets; on the wall it is drawn with them',
  ],
  categories: [],
  products: [
    {
      sku: 'DOUBLEACR',
      name: 'Double acrylic print',
      urlKey: 'double-acrylic-print',
      categories: ['acrylic-prints', 'living-room'],
      shortDescriptionHtml: '<p>A picture, then nothing, then the wall: a frame that is not there.</p>',
      descriptionHtml:
        '<p>Two clear sheets hold your print by its edges and carry a clear margin around it, so it seems to hover. Five sizes of print, three widths of border. As nothing is glued, a new photo can move in when the old one has had its years.</p>',
      pictures: [
        { scene: 'print-front', sample: 'terraces', label: 'The print, before it goes between its sheets' },
        {
          scene: 'print-front',
          sample: 'misty-ranges',
          label: 'A print of misty ranges, without its sheets',
        },
      ],
      metaTitle: 'Double acrylic prints with a clear border',
      metaDescription:
        'Your photo between two sheets of clear acrylic with a border of 20 to 40 mm, in five sizes. Prices in Australian dollars with GST.',
      metaKeywords: 'double acrylic print, floating photo, acrylic sandwich frame',
      position: 5,
    },
  ],
}
