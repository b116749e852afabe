/** What the shop opens with of thongs. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Rubber foam', 'Cloth'] },
  specifications: [
    'Rubber foam of 16 mm under a printed cloth top',
    'A left and a right sole, each with a design of its own',
    'Dark straps of soft rubber',
    'Soles of 26, 28 or 30 cm',
  ],
  categories: [
    {
      name: 'Thongs and flip flops',
      urlKey: 'photo-flip-flops',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
      description: 'A pair for the beach bag, with a picture under each foot.',
      metaTitle: 'Photo thongs and flip flops of your own design',
      metaDescription:
        'Thongs with your own photo or pattern on both soles, in three sizes. Prices in Australian dollars with GST.',
      position: 43,
    },
  ],
  products: [
    {
      sku: 'THONGS',
      name: 'Photo thongs',
      urlKey: 'photo-thongs',
      categories: ['photo-flip-flops', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Nobody walks off from the pool in these by mistake.</p>',
      descriptionHtml:
        '<p>Patterns and water look best: the foot hides the middle of the sole while you wear them, and the whole picture waits at the door when you do not. Where the straps go through is marked in the design tool, so a face does not end up under the toe post.</p>',
      pictures: [
        { scene: 'thongs-sand', sample: 'surf-from-above' },
        { scene: 'thongs-sand', sample: 'ikat' },
      ],
      metaTitle: 'Photo thongs with a picture on each sole',
      metaDescription:
        'Design a pair of thongs: a photo or a pattern for the left and the right sole, three sizes, price shown as you go.',
      metaKeywords: 'photo thongs, custom flip flops, personalised thongs',
      position: 1,
    },
  ],
}
