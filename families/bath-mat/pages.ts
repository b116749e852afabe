/** What the shop opens with of bath mats. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Plush'] },
  specifications: [
    'Polyester plush over memory foam, about 15 mm together',
    'Dye sublimation in the plush',
    'Rubber dots below, bound edges',
  ],
  categories: [
    {
      name: 'Photo bath mats',
      urlKey: 'photo-bath-mats',
      parentUrlKey: 'home-and-living',
      hasOwnAddress: true,
      description: 'A soft step out of the shower, onto a picture of your own.',
      metaTitle: 'Photo bath mats of memory foam',
      metaDescription:
        'A memory foam bath mat of 80 × 50 cm with your own photo or pattern, washable, with a grip below. Prices in Australian dollars with GST.',
      position: 30,
    },
  ],
  products: [
    {
      sku: 'BATHMAT',
      name: 'Photo bath mat',
      urlKey: 'photo-bath-mat',
      categories: ['photo-bath-mats', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Warm feet, and something better to look at than grout.</p>',
      descriptionHtml:
        '<p>A reef for the kids’ bathroom, pebbles for the guests, a pattern that picks up the colour of your towels. The plush is deep, so give it large shapes: fine lines and small print sink in. You look at it from above and from close by the basin, so whichever side is up should face the door.</p>',
      pictures: [
        { scene: 'bath-mat-floor', sample: 'reef' },
        { scene: 'bath-mat-floor', sample: 'terrazzo' },
      ],
      metaTitle: 'Photo bath mat, 80 × 50 cm',
      metaDescription:
        'Design a soft bath mat with your own photo or pattern and see it on a floor before you buy.',
      metaKeywords: 'bath mat, photo bath mat, custom bathroom rug',
      position: 1,
    },
    {
      sku: 'BATHMAT-KIDS',
      name: 'Bath mat for children',
      urlKey: 'childrens-bath-mat',
      categories: ['photo-bath-mats', 'gifts-for-children'],
      shortDescriptionHtml: '<p>Out of the tub, onto a turtle, teeth next.</p>',
      descriptionHtml:
        '<p>Large animals in clear colours are what deep plush shows well. Write the name in letters as wide as a hand. Rubber dots below hold it on wet tiles while somebody jumps, and it washes at 30 degrees.</p>',
      pictures: [
        { scene: 'bath-mat-floor', sample: 'whale' },
        { scene: 'bath-mat-floor', sample: 'dinosaurs' },
      ],
      metaTitle: 'Bath mats for children with a name',
      metaDescription: 'A soft memory foam bath mat with an animal and a name, with a grip below.',
      metaKeywords: 'kids bath mat, name bath mat, animal bath mat',
      position: 2,
    },
    {
      sku: 'BATHMAT-PATTERN',
      name: 'Bath mat in a pattern',
      urlKey: 'patterned-bath-mat',
      categories: ['photo-bath-mats', 'housewarming-gifts', 'personalized-photo-gifts'],
      opens: { repeat: 'rows' },
      shortDescriptionHtml: '<p>The one thing in a rented bathroom that you can choose.</p>',
      descriptionHtml:
        '<p>Arches, stripes or a large check hide the lint and cheer up beige. Take two colours from your towels and one that is not there yet. It is 80 × 50 cm, holds on by its dots, and dries flat over the edge of the tub.</p>',
      pictures: [
        { scene: 'bath-mat-floor', sample: 'arches' },
        { scene: 'bath-mat-floor', sample: 'rug-stripes' },
      ],
      metaTitle: 'Bath mats in your own pattern',
      metaDescription:
        'A memory foam bath mat of 80 × 50 cm in a pattern of your own, washable, with a grip below.',
      metaKeywords: 'patterned bath mat, custom bathroom mat, housewarming',
      position: 3,
    },
  ],
}
