/** What the shop opens with of pet tags. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Aluminium'] },
  specifications: [
    'Aluminium, 38 × 28 mm, in the shape of a bone',
    'Dye sublimation: the colour lies in the coating',
    'Printed on one side or on both',
    'With a steel split ring for the collar',
  ],
  quantityDiscounts: [
    { fromQuantity: 2, percentOff: 5 },
    { fromQuantity: 4, percentOff: 10 },
  ],
  categories: [
    {
      name: 'Photo pet tags',
      urlKey: 'photo-pet-tags',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
      description: 'A bone for the collar, with a face or a name in front and your number behind.',
      metaTitle: 'Pet tags with a photo and your number',
      metaDescription:
        'Bone-shaped aluminium pet tags with a photo, a name and your phone number, on one side or both. Prices in Australian dollars with GST.',
      position: 24,
    },
  ],
  products: [
    {
      sku: 'PETTAG',
      name: 'Bone photo pet tag',
      urlKey: 'bone-photo-pet-tag',
      categories: ['photo-pet-tags', 'gifts-for-pet-lovers'],
      shortDescriptionHtml: '<p>So that whoever opens the gate knows who just ran through it.</p>',
      descriptionHtml:
        '<p>It is small, so keep it simple: a bright pattern or one close-up, and a name in letters that fill the bar. Put your mobile number on the back and check it twice. The hole for the ring is marked in the design tool.</p>',
      pictures: [
        { scene: 'pet-tag', sample: 'gingham' },
        { scene: 'pet-tag', sample: 'terrazzo' },
      ],
      metaTitle: 'Bone-shaped photo pet tags',
      metaDescription:
        'Design a bone-shaped pet tag with a photo, a name and a number, and see its price before you order.',
      metaKeywords: 'pet tag, dog tag, bone tag, photo pet tag',
      position: 1,
    },
    {
      sku: 'PETTAG-NAME',
      name: 'Name tag for the collar',
      urlKey: 'name-pet-tag',
      categories: ['photo-pet-tags', 'gifts-for-pet-lovers'],
      startValues: { SIDES: 'BOTH' },
      shortDescriptionHtml: '<p>Three words in front, ten digits behind.</p>',
      descriptionHtml:
        '<p>White letters on a strong colour are read by torchlight through a fence. If the name is long, use the one you actually shout. Printed on both sides it says who on one and whom to ring on the other.</p>',
      pictures: [
        { scene: 'pet-tag', sample: 'ditsy-flowers' },
        { scene: 'pet-tag', sample: 'wavy-check' },
      ],
      metaTitle: 'Pet tags with a name and a number',
      metaDescription:
        'A bone-shaped tag for the collar with a name in front and a phone number on the back.',
      metaKeywords: 'dog name tag, pet id tag, collar tag',
      position: 2,
    },
  ],
}
