/** What the shop opens with of doormats. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Nylon'] },
  specifications: [
    'Cut nylon pile on black nitrile rubber, 7 mm together',
    'Dyed through the pile',
    'A plain rubber border all round',
  ],
  categories: [
    {
      name: 'Personalised doormats',
      urlKey: 'personalised-doormats',
      parentUrlKey: 'home-and-living',
      hasOwnAddress: true,
      description: 'Your name, your number or your dog at the front door, on pile that takes dirt off shoes.',
      metaTitle: 'Personalised doormats with a rubber back',
      metaDescription:
        'Washable doormats with your own photo, name or house number in three sizes, on rubber that stays where it lies. Prices in Australian dollars with GST.',
      position: 31,
    },
  ],
  products: [
    {
      sku: 'DOORMAT',
      name: 'Personalised doormat',
      urlKey: 'personalised-doormat',
      categories: ['personalised-doormats', 'hallway-and-front-door', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>It says hello before anybody has found the bell.</p>',
      descriptionHtml:
        '<p>Words work best here: a surname, a street number, a warning about the kelpie. Make letters at least 3 cm high, dark on light or light on dark, and keep the busy photo for indoors. A patterned ground hides what the boots bring home until you come round to shaking it out.</p>',
      pictures: [
        { scene: 'doormat-floor', sample: 'home' },
        { scene: 'doormat-floor', sample: 'hello-sunshine' },
      ],
      metaTitle: 'Personalised doormats in three sizes',
      metaDescription:
        'Design a doormat with a name, a number or a photo: three sizes, a rubber border, and the price at once.',
      metaKeywords: 'doormat, personalised doormat, custom door mat, name doormat',
      position: 1,
    },
    {
      sku: 'DOORMAT-PET',
      name: 'Doormat with a warning',
      urlKey: 'dog-warning-doormat',
      categories: ['personalised-doormats', 'gifts-for-pet-lovers', 'hallway-and-front-door'],
      shortDescriptionHtml: '<p>Beware of the dog. He will want to sit on you.</p>',
      descriptionHtml:
        '<p>A portrait in two or three flat colours is read better in pile than a photo, and a line above it does the warning. Dark ground for dark paws. Hose it off, lay it back, and let him guard it.</p>',
      pictures: [
        { scene: 'doormat-floor', sample: 'kelpie' },
        { scene: 'doormat-floor', sample: 'ginger-cat' },
      ],
      metaTitle: 'Doormats with your dog or cat',
      metaDescription:
        'A doormat with a portrait of your pet and a line of warning, on washable pile with a rubber border.',
      metaKeywords: 'dog doormat, cat doormat, funny door mat',
      position: 2,
    },
    {
      sku: 'DOORMAT-FAMILY',
      name: 'Doormat with a family name',
      urlKey: 'family-name-doormat',
      categories: [
        'personalised-doormats',
        'housewarming-gifts',
        'hallway-and-front-door',
        'wedding-gifts',
        'personalized-photo-gifts',
      ],
      sizeCodes: ['50X75', '60X90'],
      shortDescriptionHtml: '<p>The surname, the year you moved in, and a leaf or two around it.</p>',
      descriptionHtml:
        '<p>Couriers find you, guests know they are right, and the children wipe their feet on their own name. Keep the wreath simple: lines thinner than 5 mm disappear in the pile. The large one suits a wide door or a verandah.</p>',
      pictures: [
        { scene: 'doormat-floor', sample: 'family-wreath' },
        { scene: 'doormat-floor', sample: 'gum-trail' },
      ],
      metaTitle: 'Family name doormats',
      metaDescription: 'A doormat with a family name, a year and a pattern, in the two larger sizes.',
      metaKeywords: 'name doormat, family doormat, housewarming doormat',
      position: 3,
    },
    {
      sku: 'DOORMAT-VAN',
      name: 'Small mat for van and shack',
      urlKey: 'caravan-doormat',
      categories: ['personalised-doormats', 'gifts-for-travellers'],
      sizeCodes: ['40X60'],
      shortDescriptionHtml: '<p>40 × 60 cm: sand stays out, mostly.</p>',
      descriptionHtml:
        '<p>It fits on the step of a caravan, before a cabin, behind the laundry door. The name of the van, or where it is registered to be happy. Shake it, hose it, hang it on the awning pole.</p>',
      pictures: [
        { scene: 'doormat-floor', sample: 'beach-above' },
        { scene: 'doormat-floor', sample: 'lake-days' },
      ],
      metaTitle: 'Small doormats for caravans and shacks',
      metaDescription:
        'A small doormat of 40 × 60 cm with a name or a picture for caravans, boats and beach shacks.',
      metaKeywords: 'caravan mat, small doormat, boat doormat',
      position: 4,
    },
  ],
}
