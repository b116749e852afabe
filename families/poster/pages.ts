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
      parentUrlKey: 'wall-art',
      hasOwnAddress: true,
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
    {
      sku: 'POSTER-ALPHABET',
      name: 'Alphabet poster',
      urlKey: 'alphabet-poster',
      categories: ['photo-enlargements', 'childrens-room', 'gifts-for-children'],
      sizeCodes: ['A3', 'A2'],
      startValues: { FILM: 'CLEAR' },
      shortDescriptionHtml: '<p>Twenty-six letters, and yours may all be about one child.</p>',
      descriptionHtml:
        '<p>A is for Archie, B is for his bike: photograph twenty-six things and lay them out in a grid, or draw the letters together over a wet weekend. With the clear film it can be wiped after jam. A2 is read from the bed, A3 from the floor.</p>',
      pictures: [
        { scene: 'print-front', sample: 'alphabet' },
        { scene: 'poster-rolled', sample: 'dinosaurs' },
      ],
      metaTitle: 'Alphabet posters for a child’s room',
      metaDescription:
        'An alphabet poster from your own pictures and letters, in A3 or A2, with a film that wipes clean.',
      metaKeywords: 'alphabet poster, abc print, nursery poster',
      position: 4,
    },
    {
      sku: 'POSTER-PARTY',
      name: 'Birthday poster',
      urlKey: 'birthday-poster',
      categories: ['photo-enlargements', 'birthday-gifts'],
      sizeCodes: ['A2', '50X70', 'A1'],
      shortDescriptionHtml: '<p>Welcome to the party. The cake is in the other room. She is five.</p>',
      descriptionHtml:
        '<p>Hang it on the door in the morning and let every guest sign it with a marker: on matte paper without film, ink stays. Put the photo high, leave the lower third empty, and you have a guest book by the evening.</p>',
      pictures: [
        { scene: 'print-front', sample: 'birthday-mia' },
        { scene: 'poster-rolled', sample: 'arches' },
      ],
      metaTitle: 'Birthday posters with a photo and a name',
      metaDescription:
        'A large birthday poster with a name, an age and a photo, on matte paper that guests can sign.',
      metaKeywords: 'birthday poster, party sign, birthday welcome poster',
      position: 5,
    },
    {
      sku: 'POSTER-MAP',
      name: 'Map poster',
      urlKey: 'map-poster',
      categories: ['photo-enlargements', 'gifts-for-travellers', 'housewarming-gifts'],
      sizeCodes: ['A3', 'A2', '61X91'],
      shortDescriptionHtml: '<p>Coffee at the top, the river in the middle, your street underlined.</p>',
      descriptionHtml:
        '<p>Paper is what maps were made for: thin lines stay thin at 61 × 91 cm. Draw one by hand and scan it, or use open map data that may be printed. Take the film if small fingers will walk along the roads.</p>',
      pictures: [
        { scene: 'print-front', sample: 'town-map' },
        {
          scene: 'poster-corner',
          sample: 'island-map',
          label: 'The corner of a map poster from near, in a frame that is not part of it',
        },
      ],
      metaTitle: 'Map posters from your own map',
      metaDescription:
        'Print a hand-drawn or open map of a town, an island or a walk as a poster up to 61 × 91 cm.',
      metaKeywords: 'map poster, town map, city map print',
      position: 6,
    },
    {
      sku: 'POSTER-TEAM',
      name: 'Team poster of the season',
      urlKey: 'team-poster',
      categories: ['photo-enlargements', 'team-gifts'],
      sizeCodes: ['A3', '50X70', '70X100'],
      shortDescriptionHtml: '<p>Everybody’s name under everybody’s knees, in the right order.</p>',
      descriptionHtml:
        '<p>The photographer shouted, the goalie blinked, and it is still the only one with all of you in it. Add the ladder position or leave it out. One on the clubhouse wall at 70 × 100 cm, one in A3 for each player: it is the same shape near enough to keep the design.</p>',
      pictures: [
        { scene: 'print-front', sample: 'storm-plains' },
        { scene: 'poster-rolled', sample: 'river-gums' },
      ],
      metaTitle: 'Team posters for clubs and classes',
      metaDescription:
        'Posters of a team photo with names and season, from A3 for each player to 70 × 100 cm for the clubhouse.',
      metaKeywords: 'team poster, season poster, club photo',
      position: 7,
    },
    {
      sku: 'POSTER-BOTANIC',
      name: 'Botanical poster',
      urlKey: 'botanical-poster',
      categories: ['photo-enlargements', 'living-room', 'bedroom'],
      sizeCodes: ['A3', 'A2', '50X70'],
      shortDescriptionHtml: '<p>What grows in your own garden, as large as a door of the pantry.</p>',
      descriptionHtml:
        '<p>Lay a branch on white paper in the shade and photograph it straight down; the shadow stays soft and the background nearly white. Write the plant’s name below in small letters. Three in a row above a sideboard is a wall that nobody else has.</p>',
      pictures: [
        {
          scene: 'poster-frame',
          sample: 'wattle',
          label: 'A watercolour of golden wattle as a poster, in a slim timber frame that is not part of it',
        },
        {
          scene: 'poster-corner',
          sample: 'banksia',
          label: 'The corner of a banksia poster from near, in a frame that is not part of it',
        },
      ],
      metaTitle: 'Botanical posters from your own plants',
      metaDescription:
        'Turn photos and pressings of your own plants into botanical posters on matte, satin or gloss paper.',
      metaKeywords: 'botanical print, plant poster, wattle print, flower poster',
      position: 8,
    },
    {
      sku: 'POSTER-A3',
      name: 'A3 poster',
      urlKey: 'a3-poster',
      categories: ['photo-enlargements', 'gifts-for-the-desk'],
      sizeCodes: ['A3'],
      startValues: { PAPER: 'SATIN' },
      shortDescriptionHtml:
        '<p>297 × 420 mm: two sheets of office paper wide, and frames for it in every homewares shop.</p>',
      descriptionHtml:
        '<p>The size for the wall beside a screen, a kitchen cupboard door, a row of four in the hall. It comes rolled in a tube; a night under two books makes it flat. At this distance satin shows colour best without shining.</p>',
      pictures: [
        { scene: 'print-front', sample: 'balance' },
        { scene: 'poster-rolled', sample: 'lighthouse' },
      ],
      metaTitle: 'Posters in A3 from your photo',
      metaDescription:
        'A poster of 297 × 420 mm from your own photo on matte, satin or gloss paper, rolled in a tube.',
      metaKeywords: 'a3 poster, a3 print, poster 30 x 42',
      position: 9,
    },
    {
      sku: 'POSTER-LAUNDRY',
      name: 'Poster with a film',
      urlKey: 'wipeable-poster',
      categories: ['photo-enlargements', 'kitchen-and-table', 'gifts-for-cooks'],
      sizeCodes: ['A4', 'A3', 'A2'],
      startValues: { FILM: 'CLEAR' },
      shortDescriptionHtml:
        '<p>For walls that get splashed, sneezed at and explained with sticky fingers.</p>',
      descriptionHtml:
        '<p>A clear film on both sides keeps off steam and jam; wipe it with a damp cloth. Seasons of fruit, rules of the house, the wall planner of a share kitchen: what hangs there is read while something boils over.</p>',
      pictures: [
        { scene: 'print-front', sample: 'calendar-month' },
        { scene: 'poster-rolled', sample: 'lemons' },
      ],
      metaTitle: 'Wipe-clean posters with a film',
      metaDescription:
        'Posters with a clear film on both sides for kitchens, laundries and classrooms, from A4 to A2.',
      metaKeywords: 'laminated poster, wipe clean poster, kitchen poster',
      position: 10,
    },
    {
      sku: 'POSTER-EXHIBITION',
      name: 'Exhibition poster',
      urlKey: 'exhibition-poster',
      categories: ['photo-enlargements', 'living-room', 'womens-day'],
      sizeCodes: ['50X70', '70X100'],
      shortDescriptionHtml:
        '<p>Your watercolour, a wide white margin, and your name at the foot as in a museum.</p>',
      descriptionHtml:
        '<p>Set the picture into the upper two thirds and leave paper around it; the design tool keeps the ground white. Title, place and year go below in one small line. It makes an amateur look collected, and a child look represented.</p>',
      pictures: [
        { scene: 'print-front', sample: 'drift-ink' },
        {
          scene: 'poster-frame',
          sample: 'marbled',
          label: 'Marbled paper as a poster, in a slim timber frame that is not part of it',
        },
      ],
      metaTitle: 'Exhibition posters of your own art',
      metaDescription:
        'Show your painting, photo or a child’s picture as a gallery poster with a margin, a title and a year.',
      metaKeywords: 'art poster, exhibition print, gallery poster',
      position: 11,
    },
  ],
}
