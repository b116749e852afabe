/** Small canvases that codes of the shop take something off: each says what it costs without one (F-32, F-33). */
import type { FamilyProduct } from '#packages/product/pages.ts'

export const small: readonly FamilyProduct[] = [
  {
    sku: 'CANVAS-FIRST',
    categories: ['free-canvas'],
    name: 'First photo canvas, 20 × 20 cm',
    urlKey: 'free-photo-canvas',
    sizeCodes: ['20X20'],
    shortDescriptionHtml:
      '<p>A$9.99, or no base price at all: once, in your first order, with the code FREE8X8.</p>',
    descriptionHtml:
      '<p>Design it, put it in the cart, and type <b>FREE8X8</b> there: A$9.99 comes off. What is left is delivery, and whatever you add, such as deeper bars or a gloss finish; the cart adds it all up before you pay. Without the code it costs what stands on this page, and no other offer lowers that. A face from close up looks best on it.</p>',
    pictures: [
      { scene: 'canvas-1x1', sample: 'kelpie' },
      { scene: 'canvas-1x1', sample: 'lighthouse' },
    ],
    metaTitle: 'First photo canvas of 20 × 20 cm, A$9.99',
    metaDescription:
      'A 20 × 20 cm canvas of your photo for A$9.99, and without its base price in a first order with the code FREE8X8. Delivery is extra.',
    metaKeywords: 'free photo canvas, first canvas, 8x8 canvas, canvas offer',
    position: 61,
  },
  {
    sku: 'CANVAS-OF-20X30',
    categories: ['free-canvas'],
    name: 'Canvas of 20 × 30 cm',
    urlKey: 'free-canvas-20x30',
    sizeCodes: ['20X30'],
    shortDescriptionHtml: '<p>A$13.99 for one. Of three, the code WALL3 takes the base price of one off.</p>',
    descriptionHtml:
      '<p>About as large as a magazine: enough for two people or one tree, upright or lying. It is the size for the narrow wall beside a door, where a large one is only ever seen from the side. Put three canvases in the cart, type <b>WALL3</b>, and one has no base price; delivery is added there, too.</p>',
    pictures: [
      { scene: 'canvas-2x3', sample: 'waratah' },
      { scene: 'canvas-3x2', sample: 'lake' },
    ],
    metaTitle: 'Canvas print, 20 × 30 cm, A$13.99',
    metaDescription:
      'A 20 × 30 cm canvas of your own photo for A$13.99; with WALL3, one of three has no base price. Delivery is extra.',
    metaKeywords: 'free canvas 20x30, 8x12 canvas, buy two canvases get one',
    position: 62,
  },
  {
    sku: 'CANVAS-OF-28X36',
    categories: ['free-canvas'],
    name: 'Canvas of 28 × 36 cm',
    urlKey: 'free-canvas-28x36',
    sizeCodes: ['28X36'],
    shortDescriptionHtml:
      '<p>One is A$15.99. Three with the code WALL3 are charged the base price of two.</p>',
    descriptionHtml:
      '<p>11 × 14 inches, if that is how your album measures: the shape of studio portraits and of most photos from before phones. Scan the old print, crop nothing, and hang grandmother beside her granddaughter at the same age. With <b>WALL3</b> typed in the cart, three are charged the base price of two, and delivery comes on top.</p>',
    pictures: [
      { scene: 'canvas-4x5', sample: 'wattle' },
      { scene: 'canvas-5x4', sample: 'lake-days' },
    ],
    metaTitle: 'Canvas print, 28 × 36 cm, A$15.99',
    metaDescription:
      'A 28 × 36 cm (11 × 14 in) canvas of your photo for A$15.99; three with WALL3 cost the base price of two. Delivery is extra.',
    metaKeywords: 'free canvas 11x14, 28x36 canvas, portrait canvas',
    position: 63,
  },
  {
    sku: 'CANVAS-OF-30X30',
    categories: ['free-canvas'],
    name: 'Canvas of 30 × 30 cm',
    urlKey: 'free-canvas-30x30',
    sizeCodes: ['30X30'],
    shortDescriptionHtml:
      '<p>The size of a record sleeve. A$17.99 each; with the code WALL3 two pay for three.</p>',
    descriptionHtml:
      '<p>Squares are made for company: three above a desk, a finger’s width apart, read as one picture with two breaths in it. Put three into one cart with <b>WALL3</b> and the base price of one is taken off; what deeper bars or a finish add is charged for each, and delivery once. Photos with the sky in them may lose a little of it at both sides.</p>',
    pictures: [
      { scene: 'canvas-1x1', sample: 'reef' },
      { scene: 'canvas-1x1', sample: 'kookaburra' },
    ],
    metaTitle: 'Canvas print, 30 × 30 cm, A$17.99',
    metaDescription:
      'A square canvas of 30 × 30 cm from your photo for A$17.99, and three for the base price of two with WALL3. Delivery is extra.',
    metaKeywords: 'free canvas 12x12, 30x30 canvas, square canvas offer',
    position: 64,
  },
  {
    sku: 'CANVAS-OF-30X40',
    categories: ['free-canvas'],
    name: 'Canvas of 30 × 40 cm',
    urlKey: 'free-canvas-30x40',
    sizeCodes: ['30X40'],
    shortDescriptionHtml:
      '<p>A$19.45, in the shape that phones take. The third is without a base price: type WALL3.</p>',
    descriptionHtml:
      '<p>No corner of a phone photo is lost on it. Upright it shows one person from hat to knee, lying it shows the beach with everybody on it. Of three in the cart, <b>WALL3</b> lets you off the base price of the one that costs least. Delivery is extra, and named before you pay.</p>',
    pictures: [
      { scene: 'canvas-4x3', sample: 'lake' },
      { scene: 'canvas-3x4', sample: 'magpie' },
    ],
    metaTitle: 'Canvas print, 30 × 40 cm, A$19.45',
    metaDescription:
      'A 30 × 40 cm canvas of your phone photo for A$19.45; the code WALL3 takes off the base price of every third. Delivery is extra.',
    metaKeywords: 'free canvas 12x16, 30x40 canvas, phone photo canvas offer',
    position: 65,
  },
]
