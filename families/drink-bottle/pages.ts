/** What the shop opens with of drink bottles. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Aluminium'] },
  specifications: [
    'Aluminium bottle of 600 ml with a screw lid and a loop',
    'Print of 190 × 89 mm, from one side of the back to the other',
    'The colour lies in the coating and does not peel',
  ],
  categories: [
    {
      name: 'Sports gifts',
      urlKey: 'personalised-sports-gifts',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
      description: 'For the sideline, the pool deck and the ride to school.',
      metaTitle: 'Personalised sports gifts with a photo and a name',
      metaDescription:
        'Drink bottles with a team photo, a name and a number, designed by you. Prices in Australian dollars with GST.',
      position: 44,
    },
  ],
  products: [
    {
      sku: 'BOTTLE',
      name: 'Personalised drink bottle',
      urlKey: 'personalised-drink-bottle',
      categories: ['personalised-sports-gifts', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>A name on it, so that it comes home after training.</p>',
      descriptionHtml:
        '<p>Put a name and a number in front in large letters, and the photo round the sides. Wide photos suit it: a beach, a team in a row, a pattern in club colours. Words run round the curve, so keep a line to about eight centimetres if it should be read from one place.</p>',
      pictures: [
        { scene: 'bottle-ledge', sample: 'wavy-check' },
        { scene: 'bottle-ledge', sample: 'whale' },
      ],
      metaTitle: 'Drink bottle with a name and a photo',
      metaDescription:
        'Design an aluminium bottle of 600 ml with a photo, a name and a number, and see it from two sides before you pay.',
      metaKeywords: 'personalised drink bottle, water bottle with name, team bottle, photo bottle',
      position: 1,
    },
  ],
}
