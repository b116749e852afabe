/** What the shop opens with of photo lamps. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Acrylic', 'Timber'] },
  specifications: [
    'Diffuser of opal acrylic, 20 × 20 cm, printed from behind',
    'Timber box, 5 cm deep, dark stain',
    'White LEDs, 5 watts, with a switch on the cable',
    'USB cable of 1.5 m; charger not included',
  ],
  categories: [
    {
      name: 'Photo lamps',
      urlKey: 'photo-lamps',
      parentUrlKey: 'home-and-living',
      hasOwnAddress: true,
      description: 'A photo that is lit from behind, for a bedside, a shelf or a dark hallway.',
      metaTitle: 'Photo lamps with your own picture',
      metaDescription:
        'A square lamp of 20 × 20 cm whose light shines through your photo, in a timber box, with a USB cable. Prices in Australian dollars with GST.',
      position: 49,
    },
  ],
  products: [
    {
      sku: 'LAMP',
      name: 'Photo lamp',
      urlKey: 'custom-photo-lamp',
      categories: ['photo-lamps', 'bedroom', 'gifts-for-couples'],
      shortDescriptionHtml: '<p>The holiday you keep talking about, glowing at the end of the shelf.</p>',
      descriptionHtml:
        '<p>Light comes through the pale parts of a picture and leaves the dark ones alone, so a sunset is a sunset again every evening. Square photos fill it; others are cropped, and you see where. It is bright enough to find your glasses by and too soft to read by.</p>',
      pictures: [
        { scene: 'lamp-lit', sample: 'dusk-dunes' },
        { scene: 'lamp-lit', sample: 'red-centre' },
      ],
      metaTitle: 'Custom photo lamp, 20 × 20 cm',
      metaDescription:
        'Design a lamp from a square of your own photo and see it lit on a bedside table before you pay.',
      metaKeywords: 'photo lamp, photo light box, personalised lamp',
      position: 1,
    },
    {
      sku: 'LAMP-NIGHT',
      name: 'Night light for a child',
      urlKey: 'childrens-night-light',
      categories: ['photo-lamps', 'childrens-room', 'gifts-for-children', 'new-baby-gifts'],
      shortDescriptionHtml: '<p>For whoever needs the door left open a little.</p>',
      descriptionHtml:
        '<p>A rocket, a drawing of theirs, a name in large letters on a pale ground: whatever should be there at three in the morning. The LEDs stay cool to the touch, and the switch is on the cable, within reach of small arms. Keep the cable itself out of the cot.</p>',
      pictures: [
        { scene: 'lamp-lit', sample: 'rocket' },
        { scene: 'lamp-lit', sample: 'whale' },
      ],
      metaTitle: 'Night lights with a picture for children',
      metaDescription:
        'A soft LED night light of 20 × 20 cm with a drawing, an animal or a name, on a USB cable.',
      metaKeywords: 'night light, kids lamp, nursery light',
      position: 2,
    },
    {
      sku: 'LAMP-MEMORY',
      name: 'Lamp of remembrance',
      urlKey: 'remembrance-lamp',
      categories: ['photo-lamps', 'remembrance', 'gifts-for-grandparents'],
      shortDescriptionHtml: '<p>A light left on for someone.</p>',
      descriptionHtml:
        '<p>Choose a photo with some sky, a window or a white wall behind the face: it will be the part that shines. A name and two dates fit below. Old prints do well when you photograph them by daylight, without a flash.</p>',
      pictures: [
        { scene: 'lamp-lit', sample: 'lighthouse' },
        { scene: 'lamp-lit', sample: 'waratah' },
      ],
      metaTitle: 'Remembrance lamps with a photo',
      metaDescription:
        'A lamp that shines through the photo of someone you miss, with a name and dates if you like.',
      metaKeywords: 'memorial lamp, remembrance light, photo candle alternative',
      position: 3,
    },
  ],
}
