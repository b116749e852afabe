/** What the shop opens with of photo tiles: every size, and the squares that make a grid. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Foam board'] },
  specifications: [
    'Foam board, 20 mm thick and very light',
    'UV inks up to the edge, white sides',
    'Four adhesive pads on each tile, for smooth painted walls, wood and glass',
    'One tile, or a set of three, six or nine with a picture each',
  ],
  quantityDiscounts: [
    { fromQuantity: 3, percentOff: 5 },
    { fromQuantity: 6, percentOff: 10 },
    { fromQuantity: 9, percentOff: 15 },
  ],
  categories: [
    {
      name: 'Photo wall tiles',
      urlKey: 'photo-wall-tiles',
      parentUrlKey: 'wall-art',
      hasOwnAddress: true,
      description:
        'Thick, light pictures that stick to the wall without a nail, and move when you change your mind.',
      metaTitle: 'Photo wall tiles that need no nails',
      metaDescription:
        'Photo tiles on light board with pads that come off again: four sizes, one by one or in sets of three, six and nine. Prices in Australian dollars with GST.',
      position: 27,
    },
  ],
  products: [
    {
      sku: 'WALLTILE',
      name: 'Photo wall tile',
      urlKey: 'photo-wall-tile',
      categories: ['photo-wall-tiles', 'photo-collage', 'hallway-and-front-door'],
      shortDescriptionHtml: '<p>No hammer, no level, no agreement from the landlord needed.</p>',
      descriptionHtml:
        '<p>Peel, press, step back. If it is crooked, take it off and press it on again. A tile weighs less than an apple, so four small pads hold it, and a wall of them can grow with every trip you take: buy one now and the next after the next holiday.</p>',
      pictures: [
        { scene: 'tiles-1-71', sample: 'family-wall' },
        { scene: 'tiles-1-71', sample: 'set-table' },
      ],
      metaTitle: 'Photo wall tiles, one or a set',
      metaDescription:
        'Make stick-on wall tiles from your own photos: pick a size, one tile or a set, and see the price of each.',
      metaKeywords: 'photo tiles, wall tiles, stick on photo tiles, picture tiles',
      position: 1,
    },
    {
      sku: 'WALLTILE-SQUARE',
      name: 'Square photo tiles',
      urlKey: 'square-photo-tiles',
      categories: ['photo-wall-tiles', 'photo-collage'],
      sizeCodes: ['20X20', '30X30'],
      shortDescriptionHtml: '<p>Two by two over the desk, three by three above the couch.</p>',
      descriptionHtml:
        '<p>Squares line up whichever way you count. Four of 20 cm with gaps between them fill about 42 cm; nine of 30 cm fill almost a metre. Keep one colour running through all of them, such as the sea or the same jumper, and they read as one picture.</p>',
      pictures: [
        { scene: 'tiles-1-100', sample: 'holiday-prints' },
        { scene: 'tiles-1-100', sample: 'fridge-door' },
      ],
      metaTitle: 'Square photo tiles for a grid on the wall',
      metaDescription:
        'Square stick-on photo tiles of 20 or 30 cm from your own pictures, alone or in sets that make a grid.',
      metaKeywords: 'square photo tiles, photo grid, picture wall',
      position: 2,
    },
    {
      sku: 'WALLTILE-THREE',
      name: 'Three tiles from one trip',
      urlKey: 'three-photo-tiles',
      categories: ['photo-wall-tiles', 'gifts-for-travellers', 'photo-collage'],
      startValues: { SET: 'DIFF3' },
      opens: { position: 'P' },
      shortDescriptionHtml:
        '<p>There, in the middle, and back: a holiday told in three squares or three uprights.</p>',
      descriptionHtml:
        '<p>Choose one wide view, one close thing and one of you. They stick without a nail, so they can go in the hall of a rented flat or along the top of a bookshelf. One set is designed in one go, and each tile has its own photo.</p>',
      pictures: [
        { scene: 'tiles-3-71', sample: 'three-waters' },
        { scene: 'tiles-3-71', sample: 'dusk-dunes' },
      ],
      metaTitle: 'Sets of three photo tiles',
      metaDescription:
        'Three stick-on photo tiles with a picture each, for a holiday or a day out, with pads that come off again.',
      metaKeywords: 'photo tiles set of 3, travel photo tiles',
      position: 3,
    },
    {
      sku: 'WALLTILE-NINE',
      name: 'Nine tiles for a year',
      urlKey: 'nine-photo-tiles',
      categories: ['photo-wall-tiles', 'photo-collage', 'living-room'],
      sizeCodes: ['20X20'],
      startValues: { SET: 'DIFF9' },
      shortDescriptionHtml: '<p>Three rows of three, about 65 cm each way, up in ten minutes.</p>',
      descriptionHtml:
        '<p>Nine is where a wall of photos starts to look meant. Put the quiet pictures in the corners and the face in the middle. Use a spirit level for the first tile only; the others line up by a strip of card as wide as your gap.</p>',
      pictures: [
        { scene: 'tiles-9-100', sample: 'family-wall' },
        { scene: 'tiles-9-100', sample: 'ditsy-flowers' },
      ],
      metaTitle: 'Sets of nine photo tiles',
      metaDescription:
        'Nine stick-on tiles of 20 cm with a photo on each, as a square on the wall, without drilling.',
      metaKeywords: 'nine photo tiles, photo tile set, sticky photo wall',
      position: 4,
    },
    {
      sku: 'WALLTILE-BABY',
      name: 'Month by month tiles',
      urlKey: 'month-by-month-tiles',
      categories: ['photo-wall-tiles', 'new-baby-gifts', 'childrens-room', 'photo-collage'],
      sizeCodes: ['13X18', '20X20'],
      startValues: { SET: 'DIFF6' },
      shortDescriptionHtml: '<p>Six months, six tiles, and the same stuffed rabbit for scale.</p>',
      descriptionHtml:
        '<p>Take the photo on the same cushion each month and nobody needs a caption. Six tiles go up first; the other six follow when the year is over, in the same size and right beside. They weigh so little that one that falls wakes nobody.</p>',
      pictures: [
        { scene: 'tiles-6-71', sample: 'childrens-table' },
        { scene: 'tiles-6-71', sample: 'whale' },
      ],
      metaTitle: 'Photo tiles for a baby’s first year',
      metaDescription: 'Sets of six stick-on tiles for photos month by month, in 13 × 18 or 20 × 20 cm.',
      metaKeywords: 'baby milestone tiles, first year photos, monthly baby photos',
      position: 5,
    },
    {
      sku: 'WALLTILE-DORM',
      name: 'Tiles for a rented room',
      urlKey: 'photo-tiles-for-a-rented-room',
      categories: ['photo-wall-tiles', 'farewell-gifts', 'bedroom', 'photo-collage'],
      sizeCodes: ['13X18', '20X20'],
      startValues: { SET: 'DIFF3' },
      shortDescriptionHtml: '<p>For the first room away from home, and the landlord who counts holes.</p>',
      descriptionHtml:
        '<p>Friends, dog, street, beach: stick them above the desk and take them off in November. Tiles like smooth paint, wood and glass; on bricks or wallpaper the pads do not hold. Start with three and let people send you more.</p>',
      pictures: [
        { scene: 'tiles-3-71', sample: 'fridge-door' },
        { scene: 'tiles-3-71', sample: 'kelpie' },
      ],
      metaTitle: 'Photo tiles for rented rooms',
      metaDescription:
        'Stick-on photo tiles for student rooms and rented flats, one by one or in sets, without a nail.',
      metaKeywords: 'dorm photo wall, renter friendly photos, student room',
      position: 6,
    },
  ],
}
