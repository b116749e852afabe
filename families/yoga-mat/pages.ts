/** What the shop opens with of yoga mats. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Rubber'] },
  specifications: [
    'Microfibre suede on natural rubber of 3 or 5 mm',
    'Dye sublimation: the picture is in the fibres',
    'Rolled in a box; with a cotton strap if you like',
  ],
  categories: [
    {
      name: 'Photo yoga mats',
      urlKey: 'photo-yoga-mats',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
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
      categories: ['photo-yoga-mats', 'womens-day', 'personalized-photo-gifts'],
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
    {
      sku: 'YOGAMAT-STRIPES',
      name: 'Yoga mat with a guide',
      urlKey: 'yoga-mat-with-a-guide',
      categories: ['photo-yoga-mats', 'womens-day', 'beach-and-garden', 'personalized-photo-gifts'],
      startValues: { STRAP: 'COTTON' },
      shortDescriptionHtml:
        '<p>A line down the middle, marks for hands and feet, and your name where nobody looks.</p>',
      descriptionHtml:
        '<p>Draw a centre line and two cross lines in a colour you like, and lining up takes no thought. Teachers put a studio’s name at the foot. With the cotton strap it hangs behind a door and comes along on a bike.</p>',
      pictures: [
        { scene: 'yoga-mat', sample: 'rug-stripes' },
        { scene: 'yoga-mat', sample: 'balance' },
      ],
      metaTitle: 'Yoga mats with alignment lines',
      metaDescription:
        'A suede yoga mat with lines for hands and feet, a name or a pattern of your own, with a cotton strap.',
      metaKeywords: 'alignment yoga mat, yoga teacher gift, studio yoga mat',
      position: 2,
    },
    {
      sku: 'YOGAMAT-COAST',
      name: 'Yoga mat with a shoreline',
      urlKey: 'shoreline-yoga-mat',
      categories: ['photo-yoga-mats', 'australia-day', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Sand under the heels, water under the hands, indoors in July.</p>',
      descriptionHtml:
        '<p>A coast from above is made for the shape: turn it until the foam runs the long way. Wipe it with a damp cloth and dry it flat.</p>',
      pictures: [
        { scene: 'yoga-mat', sample: 'surf-from-above' },
        { scene: 'yoga-mat', sample: 'beach-above' },
      ],
      metaTitle: 'Yoga mats with a shoreline',
      metaDescription:
        'A yoga mat of suede on natural rubber with your own photo of sea and sand along its whole length.',
      metaKeywords: 'beach yoga mat, ocean yoga mat, photo yoga mat',
      position: 3,
    },
  ],
}
