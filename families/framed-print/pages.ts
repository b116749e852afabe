/** What the shop opens with of framed prints: every size, small ones for a shelf, and large ones. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Canvas', 'Oak'] },
  specifications: [
    'Solid oak moulding, 20 mm wide at its face, mitred and oiled',
    'Matte canvas on a board, floating with a gap of 5 mm',
    'Pigment inks, no glass',
    'Comes with a saw-tooth hanger on the back and a nail',
  ],
  categories: [
    {
      name: 'Framed prints',
      urlKey: 'framed-prints',
      parentUrlKey: 'wall-art',
      hasOwnAddress: true,
      description: 'Your photo on canvas in an oak frame, out of the box and onto its nail.',
      metaTitle: 'Framed canvas prints in oak',
      metaDescription:
        'Photos on canvas in solid oak float frames, eight sizes from 13 × 18 to 60 × 90 cm. Prices in Australian dollars with GST.',
      position: 33,
    },
    {
      name: 'Photo frames',
      urlKey: 'photo-frames',
      parentUrlKey: 'wall-art',
      hasOwnAddress: true,
      description:
        'Small framed photos for the shelf, the piano and the end of the hallway, picture included.',
      metaTitle: 'Photo frames with the photo in them',
      metaDescription:
        'Small oak frames that arrive with your photo in them, from 13 × 18 to 20 × 30 cm. Prices in Australian dollars with GST.',
      position: 34,
    },
  ],
  products: [
    {
      sku: 'FRAMED',
      name: 'Framed canvas print',
      urlKey: 'framed-canvas-print',
      categories: ['framed-prints', 'living-room'],
      shortDescriptionHtml: '<p>Oak, a thin line of shadow, and the picture. Nothing else.</p>',
      descriptionHtml:
        '<p>A frame tells people that a photo was chosen. Ours is solid oak, joined at a mitre you can run a finger over, and the canvas sits a little behind its edge so that evening light draws a shadow round it. It is ready when you are: hanger on the back, nail in the box.</p>',
      pictures: [
        { scene: 'framed-study', sample: 'river-gums' },
        { scene: 'framed-corner', sample: 'painted-meadow' },
      ],
      metaTitle: 'Framed canvas prints from your photos',
      metaDescription:
        'Choose a photo and a size and get it framed in oak, without glass, with everything to hang it.',
      metaKeywords: 'framed print, framed canvas, float frame, oak frame',
      position: 1,
    },
    {
      sku: 'FRAMED-SMALL',
      name: 'Small framed photo',
      urlKey: 'small-framed-photo',
      categories: ['photo-frames', 'framed-prints', 'gifts-for-the-desk'],
      sizeCodes: ['13X18', '20X25', '20X30'],
      shortDescriptionHtml: '<p>Three sizes that lean on a shelf as well as they hang.</p>',
      descriptionHtml:
        '<p>The one for the bedside table, the one for the office, and the pair of them that grandmother gets for Christmas. The moulding is deep enough to stand by itself against a wall or a row of books, so you need not decide where it lives.</p>',
      pictures: [
        { scene: 'framed-corner', sample: 'ginger-cat' },
        { scene: 'framed-study', sample: 'lake-days' },
      ],
      metaTitle: 'Small framed photos for shelf and desk',
      metaDescription: 'Framed photos of 13 × 18, 20 × 25 and 20 × 30 cm in oak, ready to stand or hang.',
      metaKeywords: 'photo frame, small framed photo, desk photo frame',
      position: 2,
    },
    {
      sku: 'FRAMED-LARGE',
      name: 'Large framed print',
      urlKey: 'large-framed-print',
      categories: ['framed-prints'],
      sizeCodes: ['40X60', '60X90'],
      shortDescriptionHtml: '<p>40 × 60 and 60 × 90 cm: one picture, and the wall is done.</p>',
      descriptionHtml:
        '<p>Both have the shape of a photo from a camera, so nothing is cropped. Hang the middle at the height of your eyes, about 150 cm, or a hand’s width above the back of a sofa. 60 × 90 cm weighs about four and a half kilos with its packing; use the plug that suits your wall.</p>',
      pictures: [
        { scene: 'framed-study', sample: 'red-centre' },
        { scene: 'framed-corner', sample: 'tidewater' },
      ],
      metaTitle: 'Large framed prints in oak',
      metaDescription:
        'Large framed canvas prints of 40 × 60 and 60 × 90 cm from your own photo, in a solid oak float frame.',
      metaKeywords: 'large framed print, big framed photo, framed wall art',
      position: 3,
    },
    {
      sku: 'FRAMED-WEDDING',
      name: 'Framed wedding photo',
      urlKey: 'framed-wedding-photo',
      categories: ['framed-prints', 'wedding-gifts', 'gifts-for-couples'],
      sizeCodes: ['20X30', '30X40', '40X60'],
      shortDescriptionHtml: '<p>One frame for each pair of parents, and one that stays with you.</p>',
      descriptionHtml:
        '<p>Oak goes with most houses that parents live in. Without glass there is nothing to catch the window, so the faces can be seen from the table. Choose a photo with light at its edges: the shadow gap does the rest.</p>',
      pictures: [
        { scene: 'framed-study', sample: 'balance' },
        { scene: 'framed-corner', sample: 'sun-path' },
      ],
      metaTitle: 'Framed wedding photos in oak',
      metaDescription:
        'Wedding photos on canvas in a solid oak frame, for the couple and for their parents, ready to hang.',
      metaKeywords: 'framed wedding photo, wedding frame, gift for parents',
      position: 4,
    },
    {
      sku: 'FRAMED-PET',
      name: 'Framed pet portrait',
      urlKey: 'framed-pet-portrait',
      categories: ['framed-prints', 'gifts-for-pet-lovers'],
      sizeCodes: ['20X25', '30X30', '30X40'],
      shortDescriptionHtml: '<p>Hung at the height of people, between the other members of the family.</p>',
      descriptionHtml:
        '<p>A head and shoulders in the square, a whole dog in the upright one. Look for the photo in which they are doing nothing: waiting at a door, asleep in a stripe of sun. Oak is the colour of a kelpie anyway.</p>',
      pictures: [
        { scene: 'framed-study', sample: 'kelpie' },
        { scene: 'framed-corner', sample: 'kookaburra' },
      ],
      metaTitle: 'Framed portraits of pets',
      metaDescription: 'A portrait of your dog or cat on canvas in an oak float frame, square or upright.',
      metaKeywords: 'framed dog portrait, framed cat photo, pet frame',
      position: 5,
    },
    {
      sku: 'FRAMED-CLASS',
      name: 'Framed class or team photo',
      urlKey: 'framed-class-photo',
      categories: ['photo-frames', 'gifts-for-teachers', 'team-gifts', 'farewell-gifts'],
      sizeCodes: ['20X30', '30X40'],
      shortDescriptionHtml: '<p>For the one who leaves, from all of those who stay.</p>',
      descriptionHtml:
        '<p>Lay the group along the middle and leave a band below for signatures; type them in the design, or scan a sheet that everybody has signed. 30 × 40 cm holds a class. It comes with hanger and nail, and needs no trip to a framer the night before.</p>',
      pictures: [
        { scene: 'framed-study', sample: 'terraces' },
        { scene: 'framed-corner', sample: 'alphabet' },
      ],
      metaTitle: 'Framed class and team photos with names',
      metaDescription:
        'A group photo in an oak frame with names or signatures below, as a farewell for teachers, coaches and colleagues.',
      metaKeywords: 'framed class photo, farewell gift, team photo frame, teacher gift',
      position: 6,
    },
    {
      sku: 'FRAMED-ANCESTOR',
      name: 'Framed family history',
      urlKey: 'framed-family-history',
      categories: ['framed-prints', 'remembrance', 'gifts-for-grandparents'],
      sizeCodes: ['13X18', '20X25', '30X40'],
      shortDescriptionHtml: '<p>Four generations, one frame each, all in the same oak.</p>',
      descriptionHtml:
        '<p>Old portraits, passports, the deed with the thumbprint: scanned and printed to one height, they become a row. The smallest frame suits small originals, since nothing gains from being blown up. Add names now, while somebody can still say who is who.</p>',
      pictures: [
        { scene: 'framed-corner', sample: 'desert-fields' },
        { scene: 'framed-study', sample: 'town-map' },
      ],
      metaTitle: 'Framed family history prints',
      metaDescription:
        'Old family photos and papers in oak frames of one kind, with names and years, ready to hang or stand.',
      metaKeywords: 'family tree frames, ancestor portrait, genealogy gift',
      position: 7,
    },
    {
      sku: 'FRAMED-COLLECTION',
      name: 'Oak frame for a wall art collection',
      urlKey: 'wall-art-collections',
      categories: ['framed-prints', 'living-room', 'photo-collage'],
      sizeCodes: ['40X60'],
      opens: { position: 'P' },
      shortDescriptionHtml:
        '<p>Collections are hung one frame at a time. This is the frame: 40 × 60 cm, A$69.99 each.</p>',
      descriptionHtml:
        '<p>The oak and the shadow gap stay the same whenever you come back, so the fifth goes with the first. Three upright ones with a hand between them come to a metre and a half: hang the middle one, then its neighbours. The price is for one, frame and print; delivery is extra.</p>',
      pictures: [
        { scene: 'framed-study', sample: 'lighthouse' },
        { scene: 'framed-corner', sample: 'southern-night' },
      ],
      metaTitle: 'Wall art collections in oak, A$69.99 a frame',
      metaDescription:
        'Build a wall of framed prints of your photos, 40 × 60 cm each in a solid oak float frame, A$69.99 apiece. Delivery is extra.',
      metaKeywords: 'wall art collection, gallery wall, set of framed prints',
      position: 20,
    },
  ],
}
