/** What the shop opens with of sketch prints: its categories, and the pages that sell all or some of its sizes. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['sketch'],
  attributes: { material: ['Canvas'] },
  specifications: [
    'A pencil drawing worked out from your photo, in greys on white',
    'Poly-cotton canvas, 380 to 400 g per square metre, pigment inks',
    'Timber stretcher bars of 19, 25 or 38 mm, with a brace from 90 cm up',
    'White, mirrored, image, black or coloured edges; matte, satin or gloss finish',
  ],
  categories: [
    {
      name: 'Sketch prints',
      urlKey: 'sketch-prints',
      description:
        'Your photo as a pencil drawing, printed on canvas and stretched over a timber frame. Fourteen sizes, three depths.',
      metaTitle: 'Sketch prints from your photos',
      metaDescription:
        'Your photo becomes a pencil drawing while you watch: fourteen sizes from 20 × 20 cm, three depths, on canvas.',
      position: 1,
      contentBlock: 'photos-that-draw-well',
    },
    {
      parentUrlKey: 'sketch-prints',
      name: 'Square sketches',
      urlKey: 'square-sketches',
      description: 'As wide as they are high: 20, 30 and 50 cm, for faces and for rows of several.',
      metaTitle: 'Square sketches from your photos',
      metaDescription: 'Pencil drawings of your photos on square canvas, 20, 30 and 50 cm.',
      position: 11,
    },
    {
      parentUrlKey: 'sketch-prints',
      name: 'Large and panoramic sketches',
      urlKey: 'large-sketches',
      description: 'From 50 × 75 cm up to 100 × 150 cm, and the long 30 × 90 cm panorama.',
      metaTitle: 'Large and panoramic sketches from your photos',
      metaDescription:
        'Large pencil drawings of your photos on canvas, braced from 90 cm so that they stay flat.',
      position: 12,
    },
  ],
  products: [
    {
      sku: 'SKETCH',
      categories: ['sketch-prints'],
      name: 'Custom sketch print',
      urlKey: 'custom-sketch-print',
      shortDescriptionHtml:
        '<p>Any of our fourteen sizes, from a 20 cm square to a 100 × 150 cm statement.</p>',
      descriptionHtml:
        '<p>Bring a photo, and it is a pencil drawing at once. Crop it, add a name or a date if you like, and choose size, depth and edges. You see the finished sketch from every side before you pay.</p>',
      pictures: [
        {
          scene: 'canvas-3x2',
          sample: 'sketch-balloon',
          label: 'A pencil drawing of balloons on canvas, leaning on a ledge',
        },
      ],
      metaTitle: 'Custom sketch prints',
      metaDescription:
        'Turn your own photo into a pencil drawing on canvas: size, depth and edges with the price as you choose.',
      metaKeywords: 'sketch print, pencil drawing from photo, photo to sketch, drawing on canvas',
      position: 1,
    },
    {
      sku: 'SKETCH-SQUARE',
      categories: ['sketch-prints', 'square-sketches'],
      name: 'Square sketch print',
      urlKey: 'square-sketch-print',
      sizeCodes: ['20X20', '30X30', '50X50'],
      shortDescriptionHtml: '<p>As wide as it is high: made for one face, or for several in a row.</p>',
      descriptionHtml:
        '<p>Three square sizes that line up beside each other. Crop your photo to the face or the paws that matter, and let the white of the paper do the rest.</p>',
      pictures: [
        {
          scene: 'canvas-1x1',
          sample: 'sketch-flower',
          label: 'A square pencil drawing of a dahlia on canvas, leaning on a ledge',
        },
      ],
      metaTitle: 'Square sketch prints',
      metaDescription: 'Square pencil drawings of your photos in 20, 30 and 50 cm, on stretched canvas.',
      metaKeywords: 'square sketch, pencil portrait, pet drawing',
      position: 2,
    },
    {
      sku: 'SKETCH-LARGE',
      categories: ['sketch-prints', 'large-sketches'],
      name: 'Large sketch print',
      urlKey: 'large-sketch-print',
      sizeCodes: ['50X75', '60X90', '75X100', '100X150'],
      shortDescriptionHtml: '<p>From 50 × 75 cm up to 100 × 150 cm, for the wall that everybody sees.</p>',
      descriptionHtml:
        '<p>The big sizes, with a brace bar from 90 cm so that the canvas stays flat. A drawing forgives a soft photo more than a print does; we still tell you while you design whether yours has enough detail.</p><p>The two largest sizes travel by courier.</p>',
      pictures: [
        {
          scene: 'canvas-living',
          sample: 'sketch-lake',
          label: 'A pencil drawing of a lake, 100 cm wide, above a sofa',
        },
      ],
      metaTitle: 'Large sketch prints',
      metaDescription: 'Large pencil drawings of your photos up to 100 × 150 cm, braced and stretched.',
      metaKeywords: 'large sketch, big drawing, wall art from photo',
      position: 3,
    },
    {
      sku: 'SKETCH-PANORAMIC',
      categories: ['sketch-prints', 'large-sketches'],
      name: 'Panoramic sketch print',
      urlKey: 'panoramic-sketch-print',
      sizeCodes: ['30X90'],
      shortDescriptionHtml: '<p>30 × 90 cm: coastlines and skylines, line by line.</p>',
      descriptionHtml:
        '<p>A long, narrow drawing for panoramas straight from your phone. Hang it above a sofa, or upright in a narrow hall.</p>',
      pictures: [
        {
          scene: 'canvas-dining',
          sample: 'sketch-beach',
          label: 'A long pencil drawing of a beach on the wall of a dining room',
        },
      ],
      metaTitle: 'Panoramic sketch prints',
      metaDescription: 'Panoramic pencil drawings of your photos, 30 × 90 cm, on stretched canvas.',
      metaKeywords: 'panoramic sketch, skyline drawing, coast drawing',
      position: 4,
    },
  ],
}
