/** What the shop opens with of split canvases: a category of their own, and two pages. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Canvas'] },
  specifications: [
    'Two to five canvases that share one photo, made to hang 25 mm apart',
    'Poly-cotton canvas, 380 to 400 g per square metre',
    'Pigment inks, sRGB colour',
    'Timber stretcher bars of 19, 25 or 38 mm under every panel',
    'Image, mirror, black, white or coloured edges; matte, satin or gloss finish',
  ],
  categories: [
    {
      name: 'Split canvases',
      urlKey: 'split-canvas-prints',
      parentUrlKey: 'wall-art',
      hasOwnAddress: true,
      description:
        'One photo over two, three, four or five canvases that hang side by side, each folded around a frame of its own.',
      metaTitle: 'Split canvas prints from your photos',
      metaDescription:
        'Split canvas prints: your photo over two to five stretched panels, nine sets, three depths, five wraps. You see every panel before you pay.',
      position: 43,
    },
  ],
  products: [
    {
      sku: 'SPLIT',
      categories: ['split-canvas-prints'],
      name: 'Custom split canvas',
      urlKey: 'custom-split-canvas',
      shortDescriptionHtml: '<p>One photo, parted over two to five canvases that hang side by side.</p>',
      descriptionHtml:
        '<p>Choose how many panels and in which size, place your photo over all of them at once, and see where each fold and each gap falls. Every panel is stretched over bars of its own, and its edges show what you choose.</p>',
      pictures: [
        { scene: 'canvas-split', sample: 'storm-plains' },
        { scene: 'canvas-split', sample: 'painted-meadow' },
      ],
      metaTitle: 'Custom split canvas prints',
      metaDescription:
        'Design a split canvas from your own photo: two to five panels, depth, wrap and finish with the price as you choose.',
      metaKeywords: 'split canvas, multi panel canvas, photo on several canvases',
      position: 1,
    },
    {
      sku: 'SPLIT-THREE',
      categories: ['split-canvas-prints'],
      name: 'Three-panel canvas',
      urlKey: 'three-panel-canvas',
      sizeCodes: ['3X20X30', '3X30X60', '3X40X60'],
      specifications: [
        'Three canvases that share one photo, made to hang 25 mm apart',
        'Poly-cotton canvas, 380 to 400 g per square metre',
        'Pigment inks, sRGB colour',
        'Timber stretcher bars of 19, 25 or 38 mm under every panel',
        'Image, mirror, black, white or coloured edges; matte, satin or gloss finish',
      ],
      shortDescriptionHtml:
        '<p>A triptych of your own photo: the middle panel holds what matters, its neighbours hold the view.</p>',
      descriptionHtml:
        '<p>Three sets, from 65 cm to 127 cm wide as they hang. A group in the middle panel stays whole; coastlines, ranges and long tables run on through all three.</p>',
      pictures: [{ scene: 'canvas-split', sample: 'sun-path' }],
      metaTitle: 'Three-panel canvas prints',
      metaDescription:
        'Three-panel canvas prints of your photos, triptychs in three sets, stretched and ready to hang.',
      metaKeywords: 'triptych canvas, three panel canvas, split canvas',
      position: 2,
    },
  ],
}
