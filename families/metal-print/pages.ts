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
      parentUrlKey: 'wall-art',
      hasOwnAddress: true,
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
      categories: ['metal-prints', 'living-room'],
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
    {
      sku: 'METAL-ENGINE',
      name: 'Metal print for cars and bikes',
      urlKey: 'metal-print-for-cars-and-bikes',
      categories: ['metal-prints', 'fathers-day', 'birthday-gifts'],
      sizeCodes: ['20X30', '30X40', '40X60', '60X90'],
      shortDescriptionHtml: '<p>Chrome on aluminium: the one subject that was waiting for this material.</p>',
      descriptionHtml:
        '<p>Park it in the shade of a building at midday or in the last light, clear the bins out of the reflection, and get low. Gloss makes paint look wet. It hangs in a garage as happily as in a study, wipes clean, and does not mind a slammed door.</p>',
      pictures: [
        { scene: 'metal-wall', sample: 'quarters' },
        { scene: 'metal-corner', sample: 'southern-night' },
      ],
      metaTitle: 'Metal prints of cars and motorbikes',
      metaDescription:
        'A photo of your car, bike or boat in the surface of an aluminium panel, in gloss or matte, for garage or study.',
      metaKeywords: 'car print on metal, motorbike wall art, garage art',
      position: 3,
    },
    {
      sku: 'METAL-SQUARE',
      name: 'Square metal print',
      urlKey: 'square-metal-print',
      categories: ['metal-prints', 'bedroom'],
      sizeCodes: ['20X20'],
      shortDescriptionHtml: '<p>20 cm each way, thin as a coin, light enough for a child to hang.</p>',
      descriptionHtml:
        '<p>Three up a narrow wall, or one where a light switch used to be. Abstract things work well in this size: a piece of sky, peeling paint, the pattern on the back of a leaf. The mount holds it a finger’s width off the wall, so it throws a small shadow.</p>',
      pictures: [
        { scene: 'metal-wall', sample: 'drift-ink' },
        { scene: 'metal-corner', sample: 'marbled' },
      ],
      metaTitle: 'Square metal prints of 20 cm',
      metaDescription:
        'Small square metal prints of your own photos, gloss or matte, that seem to float before the wall.',
      metaKeywords: 'square metal print, small metal print, mini aluminium print',
      position: 4,
    },
    {
      sku: 'METAL-COAST',
      name: 'Seascape on metal',
      urlKey: 'seascape-metal-print',
      categories: ['metal-prints', 'living-room', 'australia-day'],
      sizeCodes: ['30X40', '40X60', '60X90', '75X100'],
      shortDescriptionHtml: '<p>Water has its own light, and a white coating under it gives it back.</p>',
      descriptionHtml:
        '<p>Foam, wet sand and a low sun come up brighter than on any paper. Keep the horizon off the middle and perfectly level. In a room that faces the real sea, take the matte finish, or you will see both.</p>',
      pictures: [
        { scene: 'metal-wall', sample: 'surf-from-above' },
        { scene: 'metal-corner', sample: 'beach' },
      ],
      metaTitle: 'Seascapes printed on metal',
      metaDescription:
        'Metal prints for photos of beach, reef and harbour: bright colours in an aluminium panel up to 75 × 100 cm.',
      metaKeywords: 'ocean metal print, beach wall art, seascape aluminium',
      position: 5,
    },
    {
      sku: 'METAL-CITY',
      name: 'City at night on metal',
      urlKey: 'city-night-metal-print',
      categories: ['metal-prints', 'gifts-for-travellers'],
      sizeCodes: ['30X40', '40X60', '60X90', '75X100'],
      startValues: { FINISH: 'GLOSS' },
      shortDescriptionHtml: '<p>Headlights, wet asphalt, one window still lit on the fortieth floor.</p>',
      descriptionHtml:
        '<p>A long exposure from a bridge is what gloss aluminium was made for: dark parts stay dark and lights get a small halo. Brace the phone on the railing and count to three. Hang it where no lamp looks straight into it.</p>',
      pictures: [
        { scene: 'metal-wall', sample: 'terraces' },
        { scene: 'metal-corner', sample: 'quarters' },
      ],
      metaTitle: 'City skylines at night on metal',
      metaDescription:
        'Night photos of cities on gloss aluminium, in four sizes up to 75 × 100 cm, with a mount behind.',
      metaKeywords: 'skyline metal print, city night wall art, urban print',
      position: 6,
    },
  ],
}
