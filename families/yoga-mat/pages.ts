/** What the shop opens with of yoga mats. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Rubber'] },
  specifications: [
    'Microfibre suede on natural rubber of 3 or 5 mm',
    'Dye sublimation: the picture is in the fibres',
    'Rolled in a box; with a cotton strap if you like',
    'Wipe with a damp cloth, dry it flat',
  ],
  categories: [
    {
      name: 'Photo yoga mats',
      urlKey: 'photo-yoga-mats',
      description:
        'A mat from head to heel in your own photo or pattern, on rubber that stays where you put it.',
      metaTitle: 'Yoga mats with your own photo',
      metaDescription:
        'Custom yoga mats of suede on natural rubber, 61 × 173 and 66 × 183 cm, 3 or 5 mm thick. Prices in Australian dollars with GST.',
      position: 16,
    },
  ],
  products: [
    {
      sku: 'YOGAMAT',
      name: 'Custom yoga mat',
      urlKey: 'custom-yoga-mat',
      categories: ['photo-yoga-mats'],
      shortDescriptionHtml: '<p>Something calm to look at in downward dog.</p>',
      descriptionHtml:
        '<p>Tall and narrow, so it wants tall pictures: a track through gums, a pier, a pattern that climbs from one end to the other. Put your name at the foot and nobody walks off with it after class.</p>',
      pictures: [
        { scene: 'yoga-mat', sample: 'gum-trail' },
        { scene: 'yoga-mat', sample: 'quiet-bands' },
      ],
      metaTitle: 'Custom yoga mats',
      metaDescription:
        'Design a yoga mat from your own photo or pattern: two sizes, two thicknesses, with or without a strap.',
      metaKeywords: 'custom yoga mat, photo yoga mat, personalised exercise mat',
      position: 1,
    },
  ],
}
