/** What the shop opens with of magic mugs. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Ceramic'] },
  specifications: [
    'Ceramic mug of 11 oz, 325 ml, black outside and white inside',
    'The coat clears at about 40 degrees and comes back as it cools',
    'Print of 229 × 89 mm, from one side of the handle to the other',
  ],
  quantityDiscounts: [
    { fromQuantity: 2, percentOff: 5 },
    { fromQuantity: 6, percentOff: 10 },
    { fromQuantity: 12, percentOff: 15 },
  ],
  categories: [
    {
      name: 'Magic photo mugs',
      urlKey: 'magic-photo-mugs',
      parentUrlKey: 'kitchen-and-drinkware',
      hasOwnAddress: true,
      description: 'Plain black until the kettle has boiled.',
      metaTitle: 'Magic mugs that show your photo when they are hot',
      metaDescription:
        'Black mugs that show your own photo when something hot is poured in, designed by you. Prices in Australian dollars with GST.',
      position: 48,
    },
  ],
  products: [
    {
      sku: 'MAGICMUG',
      name: 'Magic photo mug',
      urlKey: 'magic-photo-mug',
      categories: ['magic-photo-mugs', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>A black mug that keeps its secret until the tea is poured.</p>',
      descriptionHtml:
        '<p>Give it for a birthday, pour the first cup yourself and watch their face. Photos with deep colours work best, because white is the only thing that the cold coat cannot quite hide. A line of words opposite the handle makes a good second surprise.</p>',
      pictures: [
        { scene: 'mug-magic', sample: 'reef' },
        { scene: 'mug-magic', sample: 'southern-night' },
      ],
      metaTitle: 'Magic mug: your photo appears when it is hot',
      metaDescription:
        'Design a mug that is black while cold and shows your photo when hot, and see both before you pay.',
      metaKeywords: 'magic mug, heat changing mug, colour changing photo mug',
      position: 1,
    },
  ],
}
