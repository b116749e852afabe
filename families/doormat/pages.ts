/** What the shop opens with of doormats. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Nylon'] },
  specifications: [
    'Cut nylon pile on black nitrile rubber, 7 mm together',
    'Dyed through the pile',
    'A plain rubber border all round',
    'Hose it down or wash it at 30 degrees',
  ],
  categories: [
    {
      name: 'Personalised doormats',
      urlKey: 'personalised-doormats',
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
      categories: ['personalised-doormats'],
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
  ],
}
