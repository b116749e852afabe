/** What the shop opens with of photo blankets: every size, the one for cots, and the large ones. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Fleece'] },
  specifications: [
    'Polyester fleece of 260 g a square metre, or with a sherpa pile behind it',
    'Dye sublimation on the front: colours do not wash out',
    'Hemmed on all four sides',
    'Machine wash cold, no softener, no iron',
  ],
  categories: [
    {
      name: 'Photo blankets',
      urlKey: 'photo-blankets',
      description: 'Fleece with your picture from hem to hem, for prams, couches and beds.',
      metaTitle: 'Photo blankets in fleece and sherpa',
      metaDescription:
        'Fleece and sherpa blankets with your own photo in four sizes, from 75 × 100 to 200 × 230 cm. Prices in Australian dollars with GST.',
      position: 28,
    },
  ],
  products: [
    {
      sku: 'BLANKET',
      name: 'Photo blanket',
      urlKey: 'photo-blanket',
      categories: ['photo-blankets'],
      shortDescriptionHtml: '<p>A photo album that you can nap under.</p>',
      descriptionHtml:
        '<p>Grandparents cover their knees with it, students take it to their first flat, and the dog will claim it if he is in the picture. Photos with quiet backgrounds suit fleece best: the pile softens fine detail, and large, clear shapes stay what they are.</p>',
      pictures: [
        { scene: 'blanket-folded', sample: 'kelpie' },
        { scene: 'blanket-corner', sample: 'blanket-check' },
      ],
      metaTitle: 'Custom photo blankets, cot to queen size',
      metaDescription:
        'Put your photo on a fleece or sherpa blanket: four sizes, checked for sharpness before you pay.',
      metaKeywords: 'photo blanket, fleece blanket, sherpa blanket, personalised throw',
      position: 1,
    },
    {
      sku: 'BLANKET-BABY',
      name: 'Baby blanket with a name',
      urlKey: 'baby-blanket-with-a-name',
      categories: ['photo-blankets'],
      sizeCodes: ['75X100'],
      shortDescriptionHtml: '<p>75 × 100 cm: for the pram, the play mat and the first photo in it.</p>',
      descriptionHtml:
        '<p>Write the name across one of our patterns or over a drawing by the big sister. Letters as tall as your hand can be read in a photo of the whole pram. In a cot, a blanket is for babies who are older than twelve months; before that it belongs on the floor under them.</p>',
      pictures: [
        { scene: 'blanket-folded', sample: 'name-olive' },
        { scene: 'blanket-corner', sample: 'ditsy-flowers' },
      ],
      metaTitle: 'Personalised baby blankets with a name',
      metaDescription:
        'A soft baby blanket of 75 × 100 cm with a name, a date or a picture that you choose, in fleece or sherpa.',
      metaKeywords: 'baby blanket, blanket with name, pram blanket',
      position: 2,
    },
    {
      sku: 'BLANKET-BED',
      name: 'Photo bed blanket',
      urlKey: 'photo-bed-blanket',
      categories: ['photo-blankets'],
      sizeCodes: ['150X200', '200X230'],
      shortDescriptionHtml: '<p>A landscape over the whole bed, from pillow to foot.</p>',
      descriptionHtml:
        '<p>At two metres a coastline is a coastline. What counts at this size is light: bright, even photos look like the day they were taken, dark ones look like a dark blanket. The part over your feet hangs out of sight, so let the picture happen in the upper two thirds.</p>',
      pictures: [
        { scene: 'blanket-folded', sample: 'surf-from-above' },
        { scene: 'blanket-corner', sample: 'misty-ranges' },
      ],
      metaTitle: 'Large photo blankets for beds',
      metaDescription:
        'Photo blankets of 150 × 200 and 200 × 230 cm for single and queen beds, in fleece or sherpa, from your own file.',
      metaKeywords: 'large photo blanket, queen size photo blanket, bed throw',
      position: 3,
    },
  ],
}
