/** What the shop opens with of posters: one page for every size, one for paper sizes, and one for the large ones. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Paper'] },
  specifications: [
    'Paper of 230 g a square metre, matte, satin or gloss',
    'Pigment inks, sRGB colour',
    'With a clear film on both sides if you like',
    'Printed to the edge, rolled in a card tube, without a frame',
  ],
  categories: [
    {
      name: 'Posters and enlargements',
      urlKey: 'photo-enlargements',
      description:
        'One photo, printed large on heavy paper: from A4 for the desk to 70 × 100 cm for the hall, sent in a tube.',
      metaTitle: 'Posters and photo enlargements',
      metaDescription:
        'Enlarge your own photo to a poster in seven sizes from A4 to 70 × 100 cm, on matte, satin or gloss paper. Prices in Australian dollars with GST.',
      position: 7,
    },
  ],
  products: [
    {
      sku: 'POSTER',
      name: 'Custom photo poster',
      urlKey: 'custom-photo-poster',
      categories: ['photo-enlargements'],
      shortDescriptionHtml: '<p>Seven sizes on paper, for a frame, a pin or four bits of tape.</p>',
      descriptionHtml:
        '<p>The simplest way to see a photo large. Choose a part of it, write a line across the sky if you like, and pick the paper. While you design, we measure your file and tell you the largest size that it prints sharp.</p>',
      pictures: [
        { scene: 'print-front', sample: 'kookaburra' },
        { scene: 'poster-rolled', sample: 'whale' },
      ],
      metaTitle: 'Custom photo posters',
      metaDescription:
        'Design a poster from your own photo: seven sizes, three papers, with or without a film, and the price as you choose.',
      metaKeywords: 'photo poster, custom poster, poster print, photo enlargement',
      position: 1,
    },
    {
      sku: 'POSTER-PAPER',
      name: 'Poster in A sizes',
      urlKey: 'poster-in-a-sizes',
      categories: ['photo-enlargements'],
      sizeCodes: ['A4', 'A3', 'A2', 'A1'],
      shortDescriptionHtml: '<p>A4, A3, A2 and A1: the sizes that ready-made frames come in.</p>',
      descriptionHtml:
        '<p>All four have one shape, so a design moves from a small one to a large one without a new crop. Buy the frame where you like, or use the one that has been behind the wardrobe for years. The frames in the pictures are not part of it.</p>',
      pictures: [
        {
          scene: 'poster-frame',
          sample: 'banksia',
          label: 'A linocut of a banksia as a poster, in a slim timber frame that is not part of it',
        },
        {
          scene: 'poster-corner',
          sample: 'vases',
          label: 'The corner of a poster of three vases from near, in a frame that is not part of it',
        },
      ],
      metaTitle: 'Posters in A4, A3, A2 and A1',
      metaDescription:
        'Posters of your own photos in A sizes, ready for the frame that you have: four sizes of one shape on three papers.',
      metaKeywords: 'A3 poster, A2 poster, A1 poster, poster for frame',
      position: 2,
    },
    {
      sku: 'POSTER-LARGE',
      name: 'Large photo enlargement',
      urlKey: 'large-photo-enlargement',
      categories: ['photo-enlargements'],
      sizeCodes: ['A1', '61X91', '70X100'],
      shortDescriptionHtml:
        '<p>The three biggest sheets, up to 70 × 100 cm, and still a parcel for the post.</p>',
      descriptionHtml:
        '<p>For the photo that was too good for a phone: ranges in the mist, the whole team, a face at twice its size. Large prints are seen from a step back, so they need fewer pixels for each centimetre than small ones; most photos from the last ten years do.</p>',
      pictures: [
        { scene: 'poster-rolled', sample: 'misty-ranges' },
        { scene: 'print-front', sample: 'red-centre' },
      ],
      metaTitle: 'Large photo enlargements',
      metaDescription:
        'Photo enlargements up to 70 × 100 cm from your own file, checked for sharpness while you design, rolled in a tube.',
      metaKeywords: 'photo enlargement, large poster, big photo print',
      position: 3,
    },
  ],
}
