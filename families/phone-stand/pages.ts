/** What the shop opens with of phone stands. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Acrylic', 'Beech'] },
  specifications: [
    'Plate of white acrylic, 90 × 150 mm, 4 mm thick',
    'Foot of oiled beech with a groove for plate and phone',
    'UV inks up to the edge',
    'Comes in two parts, put together by hand without tools',
  ],
  categories: [
    {
      name: 'Photo phone stands',
      urlKey: 'photo-phone-stands',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
      description: 'A place for the phone that says put me down, and shows why.',
      metaTitle: 'Phone stands with your photo',
      metaDescription:
        'A phone stand of printed acrylic in a beech foot, with your own photo on it. Prices in Australian dollars with GST.',
      position: 39,
    },
  ],
  products: [
    {
      sku: 'PHONESTAND',
      name: 'Photo phone stand',
      urlKey: 'photo-phone-stand',
      categories: ['photo-phone-stands', 'gifts-for-the-desk'],
      shortDescriptionHtml: '<p>For video calls with grandma, with grandma on it.</p>',
      descriptionHtml:
        '<p>It stands beside the keyboard, on the kitchen bench next to the recipe, or on the bedside table. Upright photos fill it; the lowest centimetre sits in the groove of the foot, so leave sky, sand or floor there.</p>',
      pictures: [
        { scene: 'phone-stand', sample: 'lighthouse' },
        { scene: 'phone-stand', sample: 'vases' },
      ],
      metaTitle: 'Photo phone stand with a beech foot',
      metaDescription:
        'Design a phone stand from an upright photo of your own and see it on a desk before you pay.',
      metaKeywords: 'phone stand, photo phone holder, mobile stand',
      position: 1,
    },
    {
      sku: 'PHONESTAND-DESK',
      name: 'Phone stand for the kitchen bench',
      urlKey: 'kitchen-phone-stand',
      categories: ['photo-phone-stands', 'kitchen-and-table', 'gifts-for-cooks', 'womens-day'],
      shortDescriptionHtml: '<p>The recipe stands up, and grandma looks over its shoulder.</p>',
      descriptionHtml:
        '<p>The phone hides the middle of the plate while it charges, so pick a picture that is good at the top: faces high, bench below. Acrylic wipes clean of flour; the beech foot would rather stay dry.</p>',
      pictures: [
        { scene: 'phone-stand', sample: 'wattle' },
        { scene: 'phone-stand', sample: 'kookaburra' },
      ],
      metaTitle: 'Phone stands for kitchen and bench',
      metaDescription:
        'A printed acrylic phone stand with a beech foot for recipes and calls in the kitchen.',
      metaKeywords: 'kitchen phone stand, recipe stand, phone holder gift',
      position: 2,
    },
    {
      sku: 'PHONESTAND-CALL',
      name: 'Phone stand for grandparents',
      urlKey: 'phone-stand-for-grandparents',
      categories: ['photo-phone-stands', 'gifts-for-grandparents'],
      shortDescriptionHtml: '<p>Both hands free for waving.</p>',
      descriptionHtml:
        '<p>Set the phone in the groove, and the call is at the height of the face and not of the ceiling. The grandchildren on the plate are there before and after. Two parts, no tools, and nothing to charge.</p>',
      pictures: [
        { scene: 'phone-stand', sample: 'family-wreath' },
        { scene: 'phone-stand', sample: 'ginger-cat' },
      ],
      metaTitle: 'Phone stands for video calls',
      metaDescription:
        'A printed phone stand for video calls with grandparents: acrylic plate, beech foot, your photo.',
      metaKeywords: 'video call stand, grandparent gift, phone holder',
      position: 3,
    },
  ],
}
