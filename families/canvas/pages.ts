/** What the shop opens with of stretched canvas: its categories, and the pages that sell all or some of its sizes. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Canvas'] },
  specifications: [
    'Poly-cotton canvas, 380 to 400 g per square metre',
    'Pigment inks, sRGB colour',
    'Timber stretcher bars of 19, 25 or 38 mm, with a brace from 90 cm up',
    'Image, mirror, black, white or coloured edges; matte, satin or gloss finish',
  ],
  categories: [
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
  ],
  products: [
    {
      sku: 'CANVAS',
      categories: ['canvas-prints'],
      name: 'Custom canvas print',
      urlKey: 'custom-canvas-print',
      shortDescriptionHtml:
        '<p>Any of our fourteen sizes, from a 20 cm square to a 100 × 150 cm statement.</p>',
      descriptionHtml:
        '<p>Upload a photo, crop it, add words if you like, and choose how deep the frame is and what its edges show. You see the finished canvas from every side before you pay.</p>',
      pictures: [
        { scene: 'canvas-ledge', sample: 'lake' },
        { scene: 'canvas-2x3', sample: 'kelpie' },
      ],
      metaTitle: 'Custom canvas prints',
      metaDescription:
        'Design a canvas print from your own photo: size, depth, wrap and finish with the price as you choose.',
      metaKeywords: 'canvas print, photo on canvas, custom canvas, stretched canvas',
      position: 1,
    },
    {
      sku: 'CANVAS-SQUARE',
      categories: ['canvas-prints', 'square-canvases'],
      name: 'Square canvas print',
      urlKey: 'square-canvas-print',
      sizeCodes: ['20X20', '30X30', '50X50'],
      shortDescriptionHtml: '<p>As wide as it is high: made for portraits, and for walls of several.</p>',
      descriptionHtml:
        '<p>Three square sizes that line up beautifully beside each other. Crop your photo to the part that matters, and let the edges carry it around the corner.</p>',
      pictures: [{ scene: 'canvas-1x1', sample: 'waratah' }],
      metaTitle: 'Square canvas prints',
      metaDescription:
        'Square canvas prints of your photos in 20, 30 and 50 cm, stretched and ready to hang.',
      metaKeywords: 'square canvas, photo canvas',
      position: 2,
    },
    {
      sku: 'CANVAS-LARGE',
      categories: ['canvas-prints', 'large-canvases'],
      name: 'Large canvas print',
      urlKey: 'large-canvas-print',
      sizeCodes: ['50X75', '60X90', '75X100', '100X150'],
      shortDescriptionHtml: '<p>From 50 × 75 cm up to 100 × 150 cm, for the wall that everybody sees.</p>',
      descriptionHtml:
        '<p>The big sizes, with a brace bar from 90 cm so that the canvas stays flat. We tell you while you design whether your photo has enough detail for the size.</p><p>The two largest sizes travel by courier.</p>',
      pictures: [
        { scene: 'canvas-living', sample: 'painted-meadow' },
        { scene: 'canvas-bedroom', sample: 'three-waters' },
      ],
      metaTitle: 'Large canvas prints',
      metaDescription:
        'Large canvas prints of your photos up to 100 × 150 cm, braced, stretched and ready to hang.',
      metaKeywords: 'large canvas, big wall art, photo canvas',
      position: 3,
    },
    {
      sku: 'CANVAS-PANORAMIC',
      categories: ['canvas-prints', 'large-canvases'],
      name: 'Panoramic canvas print',
      urlKey: 'panoramic-canvas-print',
      sizeCodes: ['30X90'],
      shortDescriptionHtml:
        '<p>30 × 90 cm, three times as long as it is high: for coastlines and long tables of friends.</p>',
      descriptionHtml:
        '<p>A long, narrow canvas for panoramas straight from your phone. Hang it above a sofa, or upright in a narrow hall.</p>',
      pictures: [{ scene: 'canvas-dining', sample: 'storm-plains' }],
      metaTitle: 'Panoramic canvas prints',
      metaDescription: 'Panoramic canvas prints of your photos, 30 × 90 cm, stretched and ready to hang.',
      metaKeywords: 'panoramic canvas, panorama print, photo canvas',
      position: 4,
    },
  ],
}
