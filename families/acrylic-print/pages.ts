/** What the shop opens with of acrylic prints. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Acrylic'] },
  specifications: [
    'Cast acrylic of 3, 5 or 8 mm, edges polished clear',
    'Printed from behind with UV inks, white over the picture',
    'Four steel stand-offs, one for each corner; screws and plugs are chosen to suit your wall',
    'A protective film on the front, peeled off once it hangs',
  ],
  categories: [
    {
      name: 'Acrylic prints',
      urlKey: 'acrylic-prints',
      parentUrlKey: 'wall-art',
      hasOwnAddress: true,
      description:
        'Your photo behind clear acrylic with polished edges, held off the wall by four steel stand-offs.',
      metaTitle: 'Acrylic prints from your photos',
      metaDescription:
        'Acrylic prints of your photos in five sizes and three thicknesses, with steel stand-offs. Prices in Australian dollars with GST.',
      position: 9,
    },
  ],
  products: [
    {
      sku: 'ACRYLIC',
      name: 'Custom acrylic print',
      urlKey: 'custom-acrylic-print',
      categories: ['acrylic-prints'],
      shortDescriptionHtml:
        '<p>The picture lies under the sheet, so light goes in, comes back, and brings the colours along.</p>',
      descriptionHtml:
        '<p>Five sizes, from a 20 cm square to 60 × 90 cm. Choose how thick the sheet is, place your photo so that the four corners are free of anything dear to you, and hang it on the stand-offs that come with it.</p>',
      pictures: [
        { scene: 'acrylic-wall', sample: 'reef' },
        { scene: 'acrylic-corner', sample: 'marbled' },
      ],
      metaTitle: 'Custom acrylic prints',
      metaDescription:
        'Design an acrylic print from your own photo: size and thickness with the price as you choose, stand-offs included.',
      metaKeywords: 'acrylic print, photo on acrylic, acrylic photo',
      position: 1,
    },
    {
      sku: 'ACRYLIC-LARGE',
      name: 'Large acrylic print',
      urlKey: 'large-acrylic-print',
      categories: ['acrylic-prints', 'living-room'],
      sizeCodes: ['40X60', '60X90'],
      shortDescriptionHtml:
        '<p>40 × 60 and 60 × 90 cm, for the end of a hallway or the wall behind a desk.</p>',
      descriptionHtml:
        '<p>At this size the sheet does what a frame does: it makes a picture a thing of its own. Seascapes and anything shot against the light gain the most. A sheet of 60 × 90 cm and 8 mm weighs over 5 kg, so find the studs or use proper anchors.</p>',
      pictures: [
        { scene: 'acrylic-wall', sample: 'sun-path' },
        { scene: 'acrylic-corner', sample: 'southern-night' },
      ],
      metaTitle: 'Large acrylic prints',
      metaDescription:
        'Large acrylic prints of your photos, 40 × 60 and 60 × 90 cm, up to 8 mm thick, on steel stand-offs.',
      metaKeywords: 'large acrylic print, acrylic wall art, big photo on acrylic',
      position: 2,
    },
    {
      sku: 'ACRYLIC-REEF',
      name: 'Underwater photo in acrylic',
      urlKey: 'underwater-acrylic-print',
      categories: ['acrylic-prints', 'gifts-for-travellers'],
      sizeCodes: ['30X40', '40X60', '60X90'],
      startValues: { SHEET: 'MM8' },
      shortDescriptionHtml: '<p>Look into it, and there is a wall of water between you and the turtle.</p>',
      descriptionHtml:
        '<p>Photos from below the surface are often flat and green; lift the contrast in your phone first, or use the vivid filter here. Behind 8 mm of clear sheet the blue gains the depth it had on the day. Leave the corners free for the stand-offs.</p>',
      pictures: [
        { scene: 'acrylic-wall', sample: 'whale' },
        { scene: 'acrylic-corner', sample: 'reef' },
      ],
      metaTitle: 'Underwater photos behind acrylic',
      metaDescription:
        'Dive and snorkel photos behind a clear sheet of up to 8 mm, held off the wall by four steel stand-offs.',
      metaKeywords: 'underwater print, diving photo, reef acrylic',
      position: 3,
    },
    {
      sku: 'ACRYLIC-WEDDING',
      name: 'Wedding photo in acrylic',
      urlKey: 'wedding-acrylic-print',
      categories: ['acrylic-prints', 'wedding-gifts'],
      sizeCodes: ['20X30', '30X40', '40X60', '60X90'],
      shortDescriptionHtml:
        '<p>Confetti, glass, sparklers: all that glitters, behind something that does too.</p>',
      descriptionHtml:
        '<p>Bright, evening and backlit photos are the ones to choose; polished edges carry the light around them. Hang it opposite a lamp, not a window. The four stand-offs take a corner each, so nobody’s face should be in one.</p>',
      pictures: [
        { scene: 'acrylic-wall', sample: 'southern-night' },
        { scene: 'acrylic-corner', sample: 'balloon' },
      ],
      metaTitle: 'Wedding photos in acrylic',
      metaDescription:
        'Put a wedding photo behind clear acrylic with polished edges, in four sizes on steel stand-offs.',
      metaKeywords: 'wedding acrylic print, acrylic wedding photo',
      position: 4,
    },
  ],
}
