/** Canvases that hang with others: each is designed and ordered by itself. */
import type { FamilyProduct } from '#packages/product/pages.ts'

export const together: readonly FamilyProduct[] = [
  {
    sku: 'CANVAS-ROW',
    categories: ['canvas-wall-displays', 'collage-canvas-prints', 'bedroom'],
    name: 'Canvas for a row of three, each sold singly',
    urlKey: 'three-canvases-in-a-row',
    sizeCodes: ['30X40', '40X60', '50X75'],
    opens: { position: 'P' },
    shortDescriptionHtml: '<p>Upright, level, a hand apart: the oldest way to fill the wall above a bed.</p>',
    descriptionHtml:
      '<p>Choose three photos that share something, such as one walk, one flower bed or one child at two, five and nine. Design the first, put it in the cart, and go back for the next in the same size and depth. Three of 40 × 60 cm with gaps of 5 cm come to 130 cm, which is a queen bed with room to breathe.</p>',
    pictures: [
      { scene: 'canvas-bedroom', sample: 'three-branches' },
      { scene: 'canvas-2x3', sample: 'gum-leaves' },
    ],
    metaTitle: 'Canvas prints for a row of three',
    metaDescription:
      'Upright canvases that hang three in a row above a bed or a sideboard, each from a photo of yours, priced one by one.',
    metaKeywords: 'set of three canvases, triptych, canvas row, wall above bed',
    position: 30,
  },
  {
    sku: 'CANVAS-WALL',
    categories: ['collage-canvas-prints', 'canvas-wall-displays', 'photo-collage', 'living-room'],
    name: 'Canvas for a family wall, each sold singly',
    urlKey: 'family-wall-of-canvases',
    sizeCodes: ['30X30', '30X40', '50X75'],
    shortDescriptionHtml:
      '<p>One large canvas in the middle, smaller ones around it, and space for whoever comes next.</p>',
    descriptionHtml:
      '<p>The block in the picture is seven canvases, a large one and six that keep it company. Cut newspaper to size, tape it up, and move it about before the first hole. Pick photos from different years but of similar light, and the wall reads as one.</p>',
    pictures: [
      { scene: 'collage-living', sample: 'family-wall' },
      { scene: 'canvas-1x1', sample: 'family-wreath' },
    ],
    metaTitle: 'Canvases for a family photo wall',
    metaDescription:
      'Three canvas sizes that fit together as a photo wall: start with a few, add others later, and see each before you order.',
    metaKeywords: 'photo wall, gallery wall, collage canvas, family wall',
    position: 31,
  },
  {
    sku: 'CANVAS-PAIR',
    categories: ['canvas-wall-displays', 'childrens-room', 'gifts-for-children'],
    name: 'One of two canvases for a child’s room',
    urlKey: 'canvas-pair-for-a-childs-room',
    sizeCodes: ['40X50'],
    shortDescriptionHtml:
      '<p>Two of 40 × 50 cm over the toy shelf: one for what they love, one for who they are.</p>',
    descriptionHtml:
      '<p>A dinosaur beside a portrait, a rocket beside a name. They have no glass to break when a ball goes astray, and hang low enough to be talked to. Order two, each with a design of its own; in three years’ time you change the dinosaur and keep the face.</p>',
    pictures: [
      { scene: 'kids-canvas', sample: 'rocket' },
      { scene: 'canvas-4x5', sample: 'alphabet' },
    ],
    metaTitle: 'Canvas prints for a child’s room',
    metaDescription:
      'Canvases of 40 × 50 cm to hang in pairs in a nursery or a child’s room, with their photo, name or favourite animal.',
    metaKeywords: 'nursery canvas, kids room canvas, canvas pair',
    position: 32,
  },
  {
    sku: 'CANVAS-MOSAIC',
    categories: ['photo-mosaic-canvas', 'square-canvases', 'photo-collage'],
    name: 'Mosaic canvas of 20 cm',
    urlKey: 'mosaic-square-canvas',
    sizeCodes: ['20X20'],
    shortDescriptionHtml: '<p>The smallest canvas we make, and the one that people order nine of.</p>',
    descriptionHtml:
      '<p>Four in a block, nine in a larger one, twelve along the stairs for twelve months. Keep the gaps at two centimetres and the eye joins them up. Details work well here: a gumboot, half a birthday cake, the handle of the caravan door.</p>',
    pictures: [
      { scene: 'canvas-1x1', sample: 'lemons' },
      { scene: 'canvas-1x1', sample: 'beach-above' },
    ],
    metaTitle: 'Square canvases of 20 cm for a mosaic',
    metaDescription:
      'Canvas squares of 20 × 20 cm from your photos, to hang close together as a mosaic of four, nine or more.',
    metaKeywords: 'photo mosaic, canvas tiles, 20x20 canvas, instagram canvas',
    position: 33,
  },
  {
    sku: 'CANVAS-GRID',
    categories: ['photo-mosaic-canvas', 'square-canvases', 'collage-canvas-prints'],
    name: 'Square canvas, one quarter of a photo',
    urlKey: 'four-squares-one-photo',
    sizeCodes: ['30X30', '50X50'],
    shortDescriptionHtml:
      '<p>One picture, cut into quarters by you, with a cross of bare wall through it.</p>',
    descriptionHtml:
      '<p>Use the same photo four times and move it in each square until the quarters meet; zoom is shown as a figure, so all four can match. With a mirror wrap the edges repeat and the joins look calm. Choose a photo whose middle can bear a gap, such as a landscape or a big head of hair.</p>',
    pictures: [
      { scene: 'canvas-1x1', sample: 'painted-meadow' },
      { scene: 'canvas-ledge', sample: 'drift-ink' },
    ],
    metaTitle: 'Square canvases for a photo in four parts',
    metaDescription:
      'Spread one photo over four square canvases of 30 or 50 cm, each designed by you with its own part of the picture.',
    metaKeywords: 'four panel canvas, photo grid canvas, square canvas set',
    position: 34,
  },
]
