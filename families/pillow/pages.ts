/** What the shop opens with of photo pillows. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Polyester'] },
  specifications: [
    'Woven polyester with the look of linen',
    'Dye sublimation: the ink is in the thread, not on it',
    'A zipper along the lower side',
    'As a cover, or with a polyester insert',
  ],
  categories: [
    {
      name: 'Photo pillows',
      urlKey: 'personalised-photo-pillows',
      description:
        'Cushions for couch, bed and reading chair, with your picture on the front or on both sides.',
      metaTitle: 'Personalised photo pillows and cushions',
      metaDescription:
        'Photo pillows from your own pictures: four squares and a long one, cover only or filled, printed on one side or both. Prices in Australian dollars with GST.',
      position: 20,
    },
  ],
  products: [
    {
      sku: 'PILLOW',
      name: 'Custom photo pillow',
      urlKey: 'custom-photo-pillow',
      categories: ['personalised-photo-pillows'],
      shortDescriptionHtml: '<p>The one that everybody on the couch reaches for first.</p>',
      descriptionHtml:
        '<p>Four squares, from a small one for a child’s bed to one that fills the corner of a couch, and a long one for the small of your back. A photo with its subject in the middle suits them best, since the sides curve away once a pillow is filled. Choose the cover alone, or have it arrive ready to hug.</p>',
      pictures: [
        { scene: 'pillow-ledge', sample: 'lake-days' },
        { scene: 'pillow-corner', sample: 'painted-meadow' },
      ],
      metaTitle: 'Custom photo pillows in five sizes',
      metaDescription:
        'Design a pillow from your own photo: size, cover or filled, one side or both, with the price as you choose.',
      metaKeywords: 'photo pillow, photo cushion, personalised cushion',
      position: 1,
    },
    {
      sku: 'PILLOW-LONG',
      name: 'Long photo pillow',
      urlKey: 'long-photo-pillow',
      categories: ['personalised-photo-pillows'],
      sizeCodes: ['30X50'],
      shortDescriptionHtml: '<p>50 cm wide and 30 cm high: the shape of a panorama.</p>',
      descriptionHtml:
        '<p>Wide photos go where squares would crop them: a beach from end to end, the whole family in a row, a name in large letters. It sits across an armchair, or in front of two square ones on a bed.</p>',
      pictures: [{ scene: 'pillow-corner', sample: 'gum-trail' }],
      metaTitle: 'Long photo pillows for chairs and beds',
      metaDescription:
        'A long pillow of 50 × 30 cm from your own wide photo, as a cover or filled, with the price as you choose.',
      metaKeywords: 'lumbar pillow, long cushion, photo cushion',
      position: 2,
    },
  ],
}
