/** What the shop opens with of rugs: every size, also to the centimetre, and the two that make a room. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Polyester pile'] },
  specifications: [
    'Polyester pile of 6 mm on a woven back',
    'Dye jet printed and steamed: colour to the root of the pile',
    'Overlocked edges in a matching tone, no fringe',
    'With an underlay that grips smooth floors if you like',
  ],
  categories: [
    {
      name: 'Custom rugs',
      urlKey: 'custom-rugs',
      parentUrlKey: 'home-and-living',
      hasOwnAddress: true,
      description: 'A rug in the pattern, the colours or the picture that no shop had for your room.',
      metaTitle: 'Custom rugs from your own design',
      metaDescription:
        'Rugs printed with your own pattern or photo, to the centimetre from 50 × 50 to 200 × 300 cm, or round. Prices in Australian dollars with GST.',
      position: 32,
    },
  ],
  products: [
    {
      sku: 'RUG',
      name: 'Custom rug',
      urlKey: 'custom-rug',
      categories: ['custom-rugs', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>The colour of your cushions, at last in a carpet.</p>',
      descriptionHtml:
        '<p>Upload a painting, a scan of grandmother’s quilt, or a photo taken straight down from a balcony. Start with a small one for the side of the bed and see how your pattern feels; the same design opens in every size, the round one included. The pile is short, so a chair slides and a robot cleaner climbs on.</p>',
      pictures: [
        { scene: 'rug-floor', sample: 'ikat' },
        { scene: 'rug-corner', sample: 'rug-stripes' },
      ],
      metaTitle: 'Custom rugs in any size, and round',
      metaDescription:
        'Turn a pattern or a photo into a rug: six common sizes, your own or a circle, with or without an underlay, priced as you choose.',
      metaKeywords: 'custom rug, photo rug, personalised carpet, design a rug',
      position: 1,
    },
    {
      sku: 'RUG-ROOM',
      name: 'Living room rug',
      urlKey: 'living-room-rug',
      categories: ['custom-rugs', 'living-room', 'personalized-photo-gifts'],
      sizeCodes: ['120X180', '160X230'],
      shortDescriptionHtml: '<p>Large enough that the front legs of the sofa stand on it.</p>',
      descriptionHtml:
        '<p>As a rule of thumb, a rug before a sofa is as wide as the sofa, or a little wider. 120 × 180 cm goes with two seats, 160 × 230 cm with three. Abstract paintings and broad stripes carry best across a room; a face this size is a bold choice to walk on.</p>',
      pictures: [
        { scene: 'rug-living', sample: 'desert-fields' },
        { scene: 'rug-corner', sample: 'marbled' },
      ],
      metaTitle: 'Living room rugs with your design',
      metaDescription:
        'Large rugs of 120 × 180 and 160 × 230 cm printed with your own painting or pattern, delivered by courier.',
      metaKeywords: 'living room rug, large custom rug, area rug',
      position: 2,
    },
    {
      sku: 'RUG-NURSERY',
      name: 'Nursery rug',
      urlKey: 'nursery-rug',
      categories: ['custom-rugs', 'childrens-room', 'new-baby-gifts', 'personalized-photo-gifts'],
      sizeCodes: ['80X120', '120X180'],
      startValues: { UNDERLAY: 'GRIP' },
      shortDescriptionHtml: '<p>Where the first steps land, with the name underneath.</p>',
      descriptionHtml:
        '<p>Soft shapes in three or four colours hide what falls, and a short pile lets blocks stand up. The grip underlay matters here: take it for floorboards. A drawing by an older sibling, enlarged to 120 cm, makes peace for a week.</p>',
      pictures: [
        { scene: 'rug-floor', sample: 'dinosaurs' },
        { scene: 'rug-corner', sample: 'arches' },
      ],
      metaTitle: 'Rugs for nurseries and children’s rooms',
      metaDescription:
        'A soft printed rug with a name, a drawing or a pattern for a child’s room, with an underlay that grips.',
      metaKeywords: 'nursery rug, kids rug, name rug',
      position: 3,
    },
    {
      sku: 'RUG-BEDSIDE',
      name: 'Bedside rug',
      urlKey: 'bedside-rug',
      categories: ['custom-rugs', 'bedroom', 'personalized-photo-gifts'],
      sizeCodes: ['60X90'],
      opens: { repeat: 'rows' },
      shortDescriptionHtml: '<p>60 × 90 cm of something warm before the floorboards.</p>',
      descriptionHtml:
        '<p>A small one is the way to try a pattern before you cover a room with it. Lay two, one on either side, in colours that argue a little. The edges are bound in a tone that goes with your picture.</p>',
      pictures: [
        { scene: 'rug-floor', sample: 'gum-trail' },
        { scene: 'rug-corner', sample: 'ikat' },
      ],
      metaTitle: 'Bedside rugs in your own pattern',
      metaDescription: 'A small rug of 60 × 90 cm in a pattern or picture of your own, for beside the bed.',
      metaKeywords: 'bedside rug, small custom rug, bedroom mat',
      position: 4,
    },
    {
      sku: 'RUG-QUILT',
      name: 'Rug from a quilt',
      urlKey: 'rug-from-a-quilt',
      categories: ['custom-rugs', 'living-room', 'remembrance', 'personalized-photo-gifts'],
      sizeCodes: ['120X180', '160X230'],
      shortDescriptionHtml:
        '<p>The quilt stays folded in the cupboard; its pattern comes out to be walked on.</p>',
      descriptionHtml:
        '<p>Hang the quilt on a line on a cloudy day and photograph it square on, then crop to where the blocks repeat. At 120 × 180 cm the patches come out nearly as large as they were sewn. Stitches will not show, but the colours will, down to the faded one.</p>',
      pictures: [
        { scene: 'rug-living', sample: 'blanket-check' },
        { scene: 'rug-corner', sample: 'gingham' },
      ],
      metaTitle: 'Rugs from quilts and blankets',
      metaDescription:
        'Turn a photo of a family quilt into a printed rug of 120 × 180 or 160 × 230 cm, with or without an underlay.',
      metaKeywords: 'quilt rug, heirloom rug, patterned rug',
      position: 5,
    },
  ],
}
