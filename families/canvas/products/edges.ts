/** Canvases by what goes round their edges and by how their face is finished. */
import type { FamilyProduct } from '#packages/product/pages.ts'

export const edges: readonly FamilyProduct[] = [
  {
    sku: 'CANVAS-GALLERY',
    categories: ['gallery-wrapped-canvas', 'quality-canvas-prints'],
    name: 'Gallery wrapped canvas print',
    urlKey: 'gallery-wrapped-canvas-print',
    startValues: { DEPTH: 'D38' },
    shortDescriptionHtml: '<p>Bars of 38 mm, and the photo goes on around all four sides of them.</p>',
    descriptionHtml:
      '<p>This is how painters hang a canvas that is to do without a frame. From the side you still see sky or sand. Because the outer few centimetres of the picture turn the corner, keep hands and horizons away from the rim; the design tool draws the fold for you.</p>',
    pictures: [
      { scene: 'canvas-living', sample: 'tidewater' },
      { scene: 'canvas-ledge', sample: 'surf-from-above' },
    ],
    metaTitle: 'Gallery wrapped canvas prints, 38 mm deep',
    metaDescription:
      'Canvas prints on 38 mm bars with the image wrapped around the edges, seen from every side before you pay.',
    metaKeywords: 'gallery wrap, gallery wrapped canvas, deep canvas, 38 mm canvas',
    position: 20,
  },
  {
    sku: 'CANVAS-MIRROR',
    categories: ['gallery-wrapped-canvas'],
    name: 'Mirror wrapped canvas',
    urlKey: 'mirror-wrapped-canvas',
    startValues: { WRAP: 'MIRROR' },
    shortDescriptionHtml: '<p>For the photo in which somebody stands right at the edge.</p>',
    descriptionHtml:
      '<p>The sides show the picture reflected, so the whole of it stays on the front and no elbow is folded away. Leaves, water and crowds hide the trick completely. A straight line that runs out of the frame will show a kink at the corner, so look at yours from the side first.</p>',
    pictures: [
      { scene: 'canvas-ledge', sample: 'river-gums' },
      { scene: 'canvas-5x4', sample: 'terraces' },
    ],
    metaTitle: 'Canvas prints with mirrored edges',
    metaDescription:
      'Keep the whole photo on the front: canvas prints with its mirror image around the edges, in fourteen sizes.',
    metaKeywords: 'mirror wrap canvas, mirrored edges, canvas without crop',
    position: 21,
  },
  {
    sku: 'CANVAS-EDGE',
    categories: ['gallery-wrapped-canvas', 'pop-art-canvas'],
    name: 'Canvas with coloured edges',
    urlKey: 'canvas-with-coloured-edges',
    startValues: { WRAP: 'COLOUR' },
    shortDescriptionHtml: '<p>A thin line of your own colour, seen from the door and from the armchair.</p>',
    descriptionHtml:
      '<p>Take the red from a raincoat, the green of the wall opposite, or plain black for a photo that is dark anyway. The colour starts exactly where the front ends. On 38 mm bars it becomes half of the effect; on 19 mm it stays a secret for people who sit at the side.</p>',
    pictures: [
      { scene: 'canvas-4x5', sample: 'quarters' },
      { scene: 'canvas-1x1', sample: 'marbled' },
    ],
    metaTitle: 'Canvas prints with edges in your colour',
    metaDescription:
      'Choose a colour for the edges of your canvas print: black, white, or any shade picked from the photo.',
    metaKeywords: 'canvas coloured edge, black edge canvas, white edge canvas',
    position: 22,
  },
  {
    sku: 'CANVAS-SATIN',
    categories: ['quality-canvas-prints'],
    name: 'Satin canvas print',
    urlKey: 'satin-canvas-print',
    startValues: { FINISH: 'SATIN' },
    shortDescriptionHtml:
      '<p>A gentle sheen that brings skin and sunsets forward, without a window in the middle of it.</p>',
    descriptionHtml:
      '<p>Matte swallows light and gloss throws it back; satin does a little of both. It suits portraits and warm colours, and a wall that gets its sun from the side. If you cannot decide from a screen, the <a href="/sample-kit">sample kit</a> has all three finishes in it.</p>',
    pictures: [
      { scene: 'canvas-4x5', sample: 'kookaburra' },
      { scene: 'canvas-living', sample: 'desert-fields' },
    ],
    metaTitle: 'Satin canvas prints of your photos',
    metaDescription:
      'Canvas prints with a satin finish: a soft sheen for portraits and warm light, in fourteen sizes.',
    metaKeywords: 'satin canvas, semi gloss canvas, canvas finish',
    position: 23,
  },
  {
    sku: 'CANVAS-GLOSS',
    categories: ['quality-canvas-prints', 'pop-art-canvas'],
    name: 'Gloss canvas print',
    urlKey: 'gloss-canvas-print',
    startValues: { FINISH: 'GLOSS' },
    shortDescriptionHtml: '<p>Blacks as deep as the screen you took the photo on.</p>',
    descriptionHtml:
      '<p>Night skies, wet streets, tropical fish: whatever lives from contrast gains from gloss. It also reflects, so hang it beside a window and not across from one.</p>',
    pictures: [
      { scene: 'canvas-3x4', sample: 'southern-night' },
      { scene: 'canvas-3x2', sample: 'reef' },
    ],
    metaTitle: 'Gloss canvas prints with deep colours',
    metaDescription:
      'Canvas prints in gloss for night skies, cities and strong colours, stretched in the size you choose.',
    metaKeywords: 'gloss canvas, glossy canvas print, vivid canvas',
    position: 24,
  },
]
