/** What the shop opens with of metal prints. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Aluminium'] },
  specifications: [
    'Aluminium panel of 1.1 mm with a white coating',
    'Dye sublimation: the ink is in the coating, gloss or matte',
    'Square corners, bare metal edge',
    'Mount on the back: it hangs a finger’s width off the wall, on one or two nails',
  ],
  categories: [
    {
      name: 'Metal prints',
      urlKey: 'metal-prints',
      description:
        'Your photo in the surface of an aluminium panel no thicker than a coin. Seven sizes, gloss or matte, with a mount behind.',
      metaTitle: 'Metal prints from your photos',
      metaDescription:
        'Metal prints of your photos on aluminium: seven sizes from 13 × 18 to 75 × 100 cm, gloss or matte, ready to hang. Prices in Australian dollars with GST.',
      position: 8,
    },
  ],
  products: [
    {
      sku: 'METAL',
      name: 'Custom metal print',
      urlKey: 'custom-metal-print',
      categories: ['metal-prints'],
      shortDescriptionHtml: '<p>Bright colour on a thin panel that seems to float before the wall.</p>',
      descriptionHtml:
        '<p>Metal suits photos with light in them: water, city nights, snow, the bonnet of an old car. Choose gloss for depth or matte for a bright room, crop to one of seven sizes, and look at it at true size over a sofa before you pay.</p>',
      pictures: [
        { scene: 'metal-wall', sample: 'red-centre' },
        { scene: 'metal-corner', sample: 'reef' },
      ],
      metaTitle: 'Custom metal prints',
      metaDescription:
        'Design a metal print from your own photo: seven sizes, gloss or matte, with the price as you choose.',
      metaKeywords: 'metal print, aluminium print, photo on metal',
      position: 1,
    },
    {
      sku: 'METAL-LARGE',
      name: 'Large metal print',
      urlKey: 'large-metal-print',
      categories: ['metal-prints'],
      sizeCodes: ['40X60', '60X90', '75X100'],
      shortDescriptionHtml: '<p>40 × 60 cm and up: a large picture that weighs less than framed glass.</p>',
      descriptionHtml:
        '<p>A panel of 60 × 90 cm weighs about 2 kg, so it hangs where a picture behind glass would ask for an anchor. Nothing can shatter, which is worth something above a cot or along a hallway where bikes go past.</p><p>75 × 100 cm travels by courier.</p>',
      pictures: [
        { scene: 'metal-wall', sample: 'southern-night' },
        { scene: 'metal-corner', sample: 'sun-path' },
      ],
      metaTitle: 'Large metal prints',
      metaDescription:
        'Large metal prints of your photos up to 75 × 100 cm: light, shatterproof and ready to hang.',
      metaKeywords: 'large metal print, big photo on aluminium, metal wall art',
      position: 2,
    },
  ],
}
