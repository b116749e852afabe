/** What the shop opens with of photo mugs. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Ceramic'] },
  specifications: [
    'White ceramic mug of 11 oz, 325 ml',
    'Dye sublimation: the picture is in the glaze',
    'Print of 229 × 89 mm, from one side of the handle to the other',
    'Microwave safe; colours last longest when washed by hand',
  ],
  categories: [
    {
      name: 'Photo mugs',
      urlKey: 'custom-photo-mugs',
      description: 'Your photo all the way round a white ceramic mug.',
      metaTitle: 'Photo mugs from your pictures',
      metaDescription:
        'White ceramic mugs with your own photo all round, designed by you. Prices in Australian dollars with GST.',
      position: 3,
    },
  ],
  products: [
    {
      sku: 'MUG',
      name: 'Custom photo mug',
      urlKey: 'custom-photo-mug',
      categories: ['custom-photo-mugs'],
      shortDescriptionHtml: '<p>One photo all round, and room for a name opposite the handle.</p>',
      descriptionHtml:
        '<p>A wide photo goes all the way round; an upright one is cropped to the band that shows. The design tool shows it from both sides before you pay.</p>',
      pictures: [
        { scene: 'mug-pair', sample: 'lemons' },
        { scene: 'mug-close', sample: 'kookaburra' },
      ],
      metaTitle: 'Custom photo mugs',
      metaDescription: 'Design an 11 oz mug from your own photo and see it from both sides before you pay.',
      metaKeywords: 'photo mug, custom mug, mug with picture',
      position: 1,
    },
  ],
}
