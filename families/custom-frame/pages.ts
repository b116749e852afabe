/** What the shop opens with of frames made to measure: any size, and three reasons to want one. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Canvas', 'Oak'] },
  specifications: [
    'Any whole centimetres from 15 × 15 to 100 × 150 cm',
    'Oak moulding cut for each piece, 20 mm at its face, oiled',
    'Canvas on a board, 5 mm of shadow around it, no glass',
    'From 93 cm on the longer side a courier brings it',
  ],
  categories: [
    {
      name: 'Custom frames',
      urlKey: 'custom-frames',
      parentUrlKey: 'wall-art',
      hasOwnAddress: true,
      description:
        'You measure, we saw: framed canvas by the centimetre, for walls that no standard size suits.',
      metaTitle: 'Custom size framed prints by the centimetre',
      metaDescription:
        'Type width and height and see the price at once: framed canvas prints in any size from 15 × 15 to 100 × 150 cm, GST included.',
      position: 34,
    },
  ],
  products: [
    {
      sku: 'CUSTOMFRAME',
      name: 'Made-to-measure framed print',
      urlKey: 'custom-size-framed-print',
      categories: ['custom-frames', 'living-room'],
      shortDescriptionHtml: '<p>43 × 61 cm? Type it in, and that is what we make.</p>',
      descriptionHtml:
        '<p>Walls have light switches, windows and sloping ceilings, and shops have eight sizes. Press Start Order and type the centimetres you have: picture, price and parcel follow each digit. The list here shows what common sizes cost; everything between them is made the same way.</p>',
      pictures: [
        { scene: 'framed-study', sample: 'misty-ranges' },
        { scene: 'framed-corner', sample: 'banksia' },
      ],
      metaTitle: 'Framed prints in your own size',
      metaDescription:
        'Framed canvas prints to the centimetre. Type your width and height in the design tool and order exactly that.',
      metaKeywords: 'custom size frame, made to measure frame, framed print any size',
      position: 1,
    },
    {
      sku: 'CUSTOMFRAME-PANO',
      name: 'Framed panorama to measure',
      urlKey: 'custom-framed-panorama',
      categories: ['custom-frames'],
      shortDescriptionHtml:
        '<p>A phone’s panorama at its real proportions, with nothing cut off at its ends.</p>',
      descriptionHtml:
        '<p>No two panoramas have the same shape: it depends on how far you turned. Divide its pixels to find yours. 9000 × 3000 is 3 : 1, so 120 × 40 cm shows all of it, from the first headland to the last.</p>',
      pictures: [
        { scene: 'framed-study', sample: 'storm-plains' },
        { scene: 'framed-corner', sample: 'ink-ranges' },
      ],
      metaTitle: 'Panoramas framed at their own proportions',
      metaDescription:
        'Panoramic photos on canvas in an oak frame that has the shape of the photo, up to 150 cm long.',
      metaKeywords: 'framed panorama, panoramic frame, wide photo frame',
      position: 2,
    },
    {
      sku: 'CUSTOMFRAME-GAP',
      name: 'Framed print for a gap',
      urlKey: 'framed-print-for-a-gap',
      categories: ['custom-frames'],
      shortDescriptionHtml:
        '<p>Between the door and the bookcase there are 38 cm. Now they have a picture.</p>',
      descriptionHtml:
        '<p>Measure the empty space, take off 5 cm for the frame, and a few more so that it can breathe. Narrow uprights work beside doors, long low ones above a bed head or a row of hooks. Measure twice: a frame that was cut to order fits one wall only.</p>',
      pictures: [
        { scene: 'framed-study', sample: 'gum-leaves' },
        { scene: 'framed-corner', sample: 'terraces' },
      ],
      metaTitle: 'A framed print that fits the gap on your wall',
      metaDescription:
        'Narrow, low or tall: a framed canvas print cut to the space between door, window and shelf.',
      metaKeywords: 'narrow framed print, odd size frame, small wall space art',
      position: 3,
    },
    {
      sku: 'CUSTOMFRAME-DRAWING',
      name: 'Framed drawing at its own size',
      urlKey: 'framed-drawing',
      categories: ['custom-frames', 'childrens-room'],
      shortDescriptionHtml: '<p>The drawing stays the size that its maker gave it.</p>',
      descriptionHtml:
        '<p>Children draw on whatever paper there is: the back of a menu, a strip from the roll, half an envelope. Scan it, measure it with a ruler and type what the ruler says. Or double both figures, and a small dragon becomes a large one.</p>',
      pictures: [
        { scene: 'framed-study', sample: 'rocket' },
        { scene: 'framed-corner', sample: 'whale' },
      ],
      metaTitle: 'Children’s drawings framed at true size',
      metaDescription:
        'Scan a drawing, type its measures and get it on canvas in oak, as large as the paper or twice that.',
      metaKeywords: 'framed child drawing, kids art frame, frame drawing',
      position: 4,
    },
  ],
}
