/** What the shop opens with of wood prints. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Wood'] },
  specifications: [
    'Birch plywood of 9 or 15 mm, edges sanded and left bare',
    'UV inks on white, which is printed under the whole picture',
    'Slots in the back for a screw, portrait or landscape',
  ],
  categories: [
    {
      name: 'Wood prints',
      urlKey: 'wood-prints',
      parentUrlKey: 'wall-art',
      hasOwnAddress: true,
      description:
        'Your photo on birch plywood, its layers to be seen in the edge. Five sizes for the wall, the shelf and the mantelpiece.',
      metaTitle: 'Wood prints from your photos',
      metaDescription:
        'Photos printed on birch plywood in five sizes and two thicknesses, to hang or to stand. Prices in Australian dollars with GST.',
      position: 10,
    },
  ],
  products: [
    {
      sku: 'WOOD',
      name: 'Custom wood print',
      urlKey: 'custom-wood-print',
      categories: ['wood-prints'],
      shortDescriptionHtml: '<p>No frame and no glass: a photo, a board, and a warm edge around it.</p>',
      descriptionHtml:
        '<p>Old photos feel at home on wood, and so do dogs, grandparents and the place where you camp each January. Choose one of five sizes and how thick the board is. It is flat, matt, and can be looked at from any side of the room.</p>',
      pictures: [
        { scene: 'wood-ledge', sample: 'kelpie' },
        { scene: 'wood-corner', sample: 'gum-leaves' },
      ],
      metaTitle: 'Custom wood prints',
      metaDescription:
        'Design a wood print from your own photo: five sizes on birch plywood, two thicknesses, with the price as you choose.',
      metaKeywords: 'wood print, photo on wood, timber photo print',
      position: 1,
    },
    {
      sku: 'WOOD-SHELF',
      name: 'Photo board for the shelf',
      urlKey: 'photo-board',
      categories: ['wood-prints', 'gifts-for-the-desk'],
      sizeCodes: ['15X20', '20X25'],
      shortDescriptionHtml: '<p>15 × 20 and 20 × 25 cm: small enough to move about the house.</p>',
      descriptionHtml:
        '<p>A board to pick up and hand around. Take the 15 mm one if it is to stand between books, put a name and a year under the photo, and swap it with the one in the kitchen when you feel like it.</p>',
      pictures: [
        { scene: 'wood-ledge', sample: 'wattle' },
        { scene: 'wood-corner', sample: 'kookaburra' },
      ],
      metaTitle: 'Photo boards for the shelf',
      metaDescription:
        'Small photo boards of birch plywood, 15 × 20 and 20 × 25 cm, to stand on a shelf or hang.',
      metaKeywords: 'photo board, photo block wood, standing wood photo',
      position: 2,
    },
    {
      sku: 'WOOD-CAMP',
      name: 'Wood print of the camp',
      urlKey: 'camp-wood-print',
      categories: ['wood-prints', 'gifts-for-travellers', 'fathers-day', 'australia-day'],
      sizeCodes: ['20X25', '30X40'],
      startValues: { BOARD: 'MM15' },
      shortDescriptionHtml: '<p>The bend in the river where you put up the tent every January.</p>',
      descriptionHtml:
        '<p>Smoke, bark, dust and late light belong on timber. Write the name of the place the way your family says it, wrong spelling included. For the van or the shack take the thicker board: it stands on any ledge. Keep it dry.</p>',
      pictures: [
        { scene: 'wood-ledge', sample: 'river-gums' },
        { scene: 'wood-corner', sample: 'red-centre' },
      ],
      metaTitle: 'Wood prints of campsites and bush',
      metaDescription:
        'A photo of your camp on birch plywood with the name of the place, to stand in the van or hang at home.',
      metaKeywords: 'camping gift, wood photo camp, caravan decor',
      position: 3,
    },
    {
      sku: 'WOOD-OLD',
      name: 'Old family photo on wood',
      urlKey: 'old-photo-on-wood',
      categories: ['wood-prints', 'gifts-for-grandparents', 'remembrance'],
      sizeCodes: ['15X20', '20X25', '30X40'],
      shortDescriptionHtml: '<p>Great-grandmother at nineteen, out of the shoebox and into the light.</p>',
      descriptionHtml:
        '<p>Scan the print at the highest setting, or photograph it flat by a window with the lamp off. Scratches and a stamp on the border are part of its life. Warm, brown pictures meet a bare birch edge as if they had been made for it; the sepia filter brings younger ones along.</p>',
      pictures: [
        { scene: 'wood-ledge', sample: 'desert-fields' },
        { scene: 'wood-corner', sample: 'lighthouse' },
      ],
      metaTitle: 'Old family photos on wood',
      metaDescription:
        'Print an old family photo on birch plywood: scan it, add names and a year, and see how sharp it will be.',
      metaKeywords: 'vintage photo on wood, ancestor photo, restored photo print',
      position: 4,
    },
    {
      sku: 'WOOD-RECIPE',
      name: 'Recipe board in wood',
      urlKey: 'recipe-wood-print',
      categories: ['wood-prints', 'kitchen-and-table', 'gifts-for-cooks'],
      sizeCodes: ['20X25', '30X40'],
      shortDescriptionHtml: '<p>Flour, sugar, and “bake until it smells right”, in her own hand.</p>',
      descriptionHtml:
        '<p>Photograph the page as it is, stains and all, and fill the board with it. Hung beside the stove and away from the steam, it is the one recipe you will never have to look for. For cutting on, there is a <a href="/custom-glass-chopping-board">glass board</a>; this one is for reading.</p>',
      pictures: [
        { scene: 'wood-ledge', sample: 'vases' },
        { scene: 'wood-corner', sample: 'lemons' },
      ],
      metaTitle: 'Handwritten recipes printed on wood',
      metaDescription: 'A handwritten family recipe on a birch board, to hang or stand in the kitchen.',
      metaKeywords: 'recipe print, handwritten recipe board, kitchen sign',
      position: 5,
    },
    {
      sku: 'WOOD-PET',
      name: 'Pet portrait on wood',
      urlKey: 'pet-portrait-on-wood',
      categories: ['wood-prints', 'gifts-for-pet-lovers'],
      sizeCodes: ['15X20', '20X25', '30X30'],
      shortDescriptionHtml: '<p>A brown dog on a brown board, and both look better for it.</p>',
      descriptionHtml:
        '<p>Timber is matt and warm, so it suits animals photographed on grass, sand or an old sofa. The square takes a face; the upright takes a whole dog who knows how to sit. A name along the bottom, no more.</p>',
      pictures: [
        { scene: 'wood-ledge', sample: 'ginger-cat' },
        { scene: 'wood-corner', sample: 'magpie' },
      ],
      metaTitle: 'Pet portraits on birch plywood',
      metaDescription: 'A photo of your dog, cat or horse on birch plywood, to stand on a shelf or hang.',
      metaKeywords: 'pet wood print, dog on wood, cat wood photo',
      position: 6,
    },
    {
      sku: 'WOOD-THREE',
      name: 'Photo board, three for two',
      urlKey: 'photo-boards-b2g1',
      categories: ['wood-prints', 'gifts-for-the-desk'],
      sizeCodes: ['15X20'],
      opens: { position: 'P' },
      shortDescriptionHtml:
        '<p>A$22.63 for one. Buy two, type BOARDS3, and a third comes without its base price.</p>',
      descriptionHtml:
        '<p>Three photos of one day, or one photo for three households: each board is designed by itself. In the cart, <b>BOARDS3</b> works for any three wood prints, and takes off the base price of the one that costs least. What the thicker board adds is paid for each, and delivery once for all.</p>',
      pictures: [
        { scene: 'wood-ledge', sample: 'lighthouse' },
        { scene: 'wood-corner', sample: 'wattle' },
      ],
      metaTitle: 'Photo boards: buy two, get one',
      metaDescription:
        'Birch photo boards of 15 × 20 cm at A$22.63 each; with the code BOARDS3 the third has no base price. Delivery is extra.',
      metaKeywords: 'photo board b2g1, buy two get one, wooden photo board',
      position: 20,
    },
  ],
}
