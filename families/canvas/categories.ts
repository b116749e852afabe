/** The categories of stretched canvas: by shape, by what goes round the edge, and by what hangs together. */
import type { FamilyCategory } from '#packages/product/pages.ts'

/** Below the department, each at the address that the footer names. */
const landing = (
  position: number,
  category: Omit<FamilyCategory, 'parentUrlKey' | 'hasOwnAddress' | 'position'>,
): FamilyCategory => ({ parentUrlKey: 'canvas-prints', hasOwnAddress: true, position, ...category })

export const categories: readonly FamilyCategory[] = [
  {
    name: 'Canvas prints',
    urlKey: 'canvas-prints',
    description:
      'Your photo on poly-cotton canvas, stretched over a timber frame. Fourteen sizes, three depths, ready to hang.',
    metaTitle: 'Canvas prints from your photos',
    metaDescription:
      'Print your photo on stretched canvas: fourteen sizes from 20 × 20 cm, three depths, five wraps. Designed by you, in the size and depth you choose.',
    position: 1,
    contentBlock: 'which-canvas-size',
  },
  {
    parentUrlKey: 'canvas-prints',
    name: 'Square canvases',
    urlKey: 'square-canvases',
    description: 'As wide as they are high: 20, 30 and 50 cm, made to hang in rows and blocks.',
    metaTitle: 'Square canvases from your photos',
    metaDescription: 'Square canvas prints in 20, 30 and 50 cm, on their own or several in a row.',
    position: 11,
  },
  {
    parentUrlKey: 'canvas-prints',
    name: 'Large and panoramic canvases',
    urlKey: 'large-canvases',
    description: 'From 50 × 75 cm up to 100 × 150 cm, and the long 30 × 90 cm panorama.',
    metaTitle: 'Large and panoramic canvases from your photos',
    metaDescription:
      'Canvas prints of your photos that fill a wall, braced from 90 cm so that they stay flat.',
    position: 12,
  },
  {
    parentUrlKey: 'large-canvases',
    hasOwnAddress: true,
    name: 'Large canvas prints',
    urlKey: 'large-canvas-prints',
    description:
      'Sizes that are measured in sofas. Look at a strip of masking tape on the wall for a day before you choose: nearly everybody goes one size up.',
    metaTitle: 'Large canvas prints, up to 100 × 150 cm',
    metaDescription:
      'Big canvas prints of your own photos for living rooms, stairs and foyers, with a brace behind them from 90 cm.',
    position: 51,
  },
  {
    parentUrlKey: 'large-canvases',
    hasOwnAddress: true,
    name: 'Panoramic canvas prints',
    urlKey: 'panoramic-canvas-prints',
    description:
      'Thirty centimetres by ninety, lying or upright. For horizons, for long names, and for the narrow strip of wall that fits nothing else.',
    metaTitle: 'Panoramic canvas prints, 30 × 90 cm',
    metaDescription:
      'Long canvas prints of your photos, three times as long as they are high, to hang lying or upright.',
    position: 52,
  },
  landing(53, {
    name: 'Custom canvas prints',
    urlKey: 'custom-canvas-prints',
    description:
      'Canvases that begin with a name, a sentence, a map or a drawing on the fridge. Write on them in the design tool, or photograph what you have on paper.',
    metaTitle: 'Custom canvas prints with words, names and drawings',
    metaDescription:
      'Make a canvas of a name, a quote, a child’s drawing or a map of your own: add words in the design tool and see the edges.',
  }),
  landing(54, {
    name: 'Wedding canvas prints',
    urlKey: 'wedding-canvas-prints',
    description:
      'The day went by in a blur; these stay still. For the two of you, for both pairs of parents, and for the first wall you share.',
    metaTitle: 'Wedding canvas prints from your photos',
    metaDescription:
      'Wedding photos on stretched canvas: portraits, vows in writing, and the place where it happened, in the size that your wall takes.',
  }),
  landing(55, {
    name: 'Gallery wrapped canvas',
    urlKey: 'gallery-wrapped-canvas',
    description:
      'Deep bars and a picture that carries on round the corner. Seen from the doorway, a canvas like this is an object and not a sheet.',
    metaTitle: 'Gallery wrapped canvas prints',
    metaDescription:
      'Canvas prints on bars of up to 38 mm with the photo, its mirror image or a colour round the edges.',
  }),
  landing(56, {
    name: 'Collage canvas prints',
    urlKey: 'collage-canvas-prints',
    description:
      'A collage that you can rearrange: several canvases, a photo on each, hung as one. Start with three and add the fourth when it happens.',
    metaTitle: 'Collage canvas prints of several photos',
    metaDescription:
      'Make a collage of several stretched canvases, a photo on each, in sizes that fit together on the wall.',
  }),
  landing(57, {
    name: 'Photo mosaic canvas',
    urlKey: 'photo-mosaic-canvas',
    description:
      'Small squares, close together, until the wall is a picture of a whole year. Each one is designed and ordered by itself, so a mosaic grows at your own pace.',
    metaTitle: 'Photo mosaics of small square canvases',
    metaDescription:
      'Build a mosaic on the wall from square canvases of 20 and 30 cm, a photo of your own on each.',
  }),
  landing(58, {
    name: 'Canvas wall displays',
    urlKey: 'canvas-wall-displays',
    description:
      'Pairs, rows and blocks that are hung in one afternoon. Lay them out on the floor first, and leave a hand’s width between sofa and lowest edge.',
    metaTitle: 'Canvas wall displays: pairs, rows and blocks',
    metaDescription:
      'Ideas for canvases that hang together: a pair for a child’s room, three in a row, and a wall for the family.',
  }),
  landing(59, {
    name: 'Pop art canvas',
    urlKey: 'pop-art-canvas',
    description:
      'Flat colour, hard edges, one face. Turn a photo up with the vivid filter, or bring artwork of your own and let the canvas do the shouting.',
    metaTitle: 'Pop art canvas prints from your pictures',
    metaDescription:
      'Loud canvases from your own artwork and photos, with coloured edges and a gloss finish if you like them louder still.',
  }),
  landing(60, {
    name: 'Quality canvas prints',
    urlKey: 'quality-canvas-prints',
    description:
      'What a canvas is made of decides how it looks in ten years: the weight of the cloth, the ink in it, the timber behind. Here are the ones that show their material.',
    metaTitle: 'Canvas prints by material and finish',
    metaDescription:
      'Poly-cotton of 380 to 400 g, pigment inks and timber bars: canvas prints in matte, satin and gloss, for paintings and for photos.',
  }),
  landing(61, {
    name: 'Canvas offers',
    urlKey: 'free-canvas',
    description:
      'What a code takes off, and what is left to pay: a first canvas without its base price (FREE8X8), and one of every three in four other sizes (WALL3). Delivery is extra, and the cart names it before you pay.',
    metaTitle: 'Free canvas offers, and what they cost',
    metaDescription:
      'Which canvas has no base price, with which code, and what each costs otherwise: five sizes from A$9.99. Delivery is extra.',
  }),
]
