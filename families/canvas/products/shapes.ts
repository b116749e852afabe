/** Canvases by their size and their shape. */
import type { FamilyProduct } from '#packages/product/pages.ts'

export const shapes: readonly FamilyProduct[] = [
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
    metaDescription: 'Square canvas prints of your photos in 20, 30 and 50 cm, stretched and ready to hang.',
    metaKeywords: 'square canvas, photo canvas',
    position: 2,
  },
  {
    sku: 'CANVAS-LARGE',
    categories: ['canvas-prints', 'large-canvases', 'large-canvas-prints', 'living-room'],
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
    categories: ['canvas-prints', 'large-canvases', 'panoramic-canvas-prints'],
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
  {
    sku: 'CANVAS-SMALL',
    categories: ['canvas-prints', 'gifts-for-the-desk'],
    name: 'Small canvas for shelf and desk',
    urlKey: 'small-canvas-print',
    sizeCodes: ['20X20', '20X30', '28X36'],
    shortDescriptionHtml:
      '<p>Three sizes that need no nail: they lean, they move, they come along to the next flat.</p>',
    descriptionHtml:
      '<p>A small canvas is looked at from an arm’s length, so crop closer than you think: one face, one paw, one flower. With bars of 25 or 38 mm it stands by itself on a bookshelf. The 28 × 36 cm one is close to the shape of old prints in albums.</p>',
    pictures: [
      { scene: 'canvas-1x1', sample: 'flower' },
      { scene: 'canvas-2x3', sample: 'wattle' },
    ],
    metaTitle: 'Small canvas prints to stand on a shelf',
    metaDescription:
      'Small canvas prints of your photos, 20 × 20, 20 × 30 and 28 × 36 cm, to stand or to hang.',
    metaKeywords: 'small canvas, mini canvas, desk canvas, canvas for shelf',
    position: 5,
  },
  {
    sku: 'CANVAS-CAMERA',
    categories: ['canvas-prints'],
    name: 'Uncropped canvas for camera photos',
    urlKey: 'uncropped-canvas-print',
    sizeCodes: ['20X30', '40X60', '50X75', '60X90', '100X150'],
    shortDescriptionHtml: '<p>Two to three, the shape that cameras have taken pictures in for a century.</p>',
    descriptionHtml:
      '<p>If you framed it with care through a viewfinder, nobody should trim it afterwards. These five sizes show what the camera saw from corner to corner. Choose the mirror wrap or a plain edge, and not a millimetre goes round the side either.</p>',
    pictures: [
      { scene: 'canvas-3x2', sample: 'magpie' },
      { scene: 'canvas-2x3', sample: 'lighthouse' },
    ],
    metaTitle: 'Canvas prints in 2:3, without a crop',
    metaDescription:
      'Five canvas sizes in the shape of camera photos, from 20 × 30 to 100 × 150 cm, so that nothing is cropped.',
    metaKeywords: '2:3 canvas, uncropped canvas, camera photo on canvas, DSLR print',
    position: 6,
  },
  {
    sku: 'CANVAS-PHONE',
    categories: ['canvas-prints'],
    name: 'Canvas for phone photos',
    urlKey: 'phone-photo-canvas',
    sizeCodes: ['30X40', '45X60', '75X100'],
    shortDescriptionHtml:
      '<p>Three to four, as most phones take them. Nothing to cut away, nothing to think about.</p>',
    descriptionHtml:
      '<p>The photos worth a wall are mostly in your pocket. Send the original and not the copy from a chat, which has been made small on its way. We measure the file while you design: a good phone photo from daylight reaches 45 × 60 cm with ease, and often more.</p>',
    pictures: [
      { scene: 'canvas-4x3', sample: 'beach' },
      { scene: 'canvas-3x4', sample: 'balloon' },
    ],
    metaTitle: 'Canvas prints in the shape of phone photos',
    metaDescription:
      'Put a phone photo on canvas without cropping it: 30 × 40, 45 × 60 and 75 × 100 cm, checked for sharpness.',
    metaKeywords: 'phone photo canvas, iphone photo on canvas, 3:4 canvas',
    position: 7,
  },
  {
    sku: 'CANVAS-SOFA',
    categories: ['large-canvas-prints', 'living-room'],
    name: 'Canvas of 75 × 100 cm',
    urlKey: 'canvas-75-by-100',
    sizeCodes: ['75X100'],
    shortDescriptionHtml:
      '<p>The size for one picture above a two-seater, with wall to spare on both sides.</p>',
    descriptionHtml:
      '<p>Lying, it is about two thirds as wide as a small sofa, which is where most people stop moving it. Upright, it holds the wall beside a door. It has a brace behind it and travels by courier, and the two of you can hang it: one holds, the other walks back to the kitchen and says left a bit.</p>',
    pictures: [
      { scene: 'canvas-4x3', sample: 'river-gums' },
      { scene: 'canvas-3x4', sample: 'red-centre' },
    ],
    metaTitle: 'Canvas print, 75 × 100 cm',
    metaDescription:
      'A 75 × 100 cm canvas of your own photo, braced and stretched, lying or upright, in three depths.',
    metaKeywords: '75x100 canvas, canvas above sofa, 30 x 40 inch canvas',
    position: 8,
  },
  {
    sku: 'CANVAS-STATEMENT',
    categories: ['large-canvas-prints', 'living-room'],
    name: 'Canvas of 100 × 150 cm',
    urlKey: 'canvas-100-by-150',
    sizeCodes: ['100X150'],
    shortDescriptionHtml: '<p>One and a half metres of one photo: the largest canvas that we stretch.</p>',
    descriptionHtml:
      '<p>Measure the stairs before the wall, since it has to turn the corner in one piece. A picture this size is seen from three metres and more, where soft grain does no harm and a wide sky is a gift to the room. It is braced, it travels by courier, and it wants two hooks.</p>',
    pictures: [
      { scene: 'canvas-living', sample: 'misty-ranges' },
      { scene: 'canvas-3x2', sample: 'storm-plains' },
    ],
    metaTitle: 'Canvas print, 100 × 150 cm',
    metaDescription:
      'Our largest canvas: 100 × 150 cm from your own photo, with a brace bar, checked for detail before you pay.',
    metaKeywords: '100x150 canvas, huge canvas print, oversized canvas, 40 x 60 inch canvas',
    position: 9,
  },
  {
    sku: 'CANVAS-UPRIGHT',
    categories: ['panoramic-canvas-prints'],
    name: 'Upright panoramic canvas',
    urlKey: 'upright-panoramic-canvas',
    sizeCodes: ['30X90'],
    opens: { position: 'P' },
    shortDescriptionHtml: '<p>30 cm wide and 90 high, for the strip between two doors.</p>',
    descriptionHtml:
      '<p>Trees, towers, waterfalls, a child on tiptoes: turn the phone on its side and sweep upwards. Hung in a pair, two of them stand left and right of a window like curtains. The middle of a tall picture belongs a little above the height of your eyes.</p>',
    pictures: [
      { scene: 'canvas-1x3', sample: 'height-chart' },
      { scene: 'canvas-1x3', sample: 'gum-leaves' },
    ],
    metaTitle: 'Upright panoramic canvas, 30 × 90 cm',
    metaDescription:
      'A tall, narrow canvas print of your own photo for hallways and the walls between doors.',
    metaKeywords: 'vertical panorama, tall narrow canvas, hallway canvas',
    position: 10,
  },
]
