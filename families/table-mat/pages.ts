/** What the shop opens with of placemats. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Cork'] },
  specifications: [
    'Coated MDF of 3 mm with 2 mm of cork below',
    'Dye sublimation: the picture is in the coating',
    'Corners rounded to 10 mm',
    'One by one or in sets of four and six',
  ],
  categories: [
    {
      name: 'Photo placemats',
      urlKey: 'photo-placemats',
      parentUrlKey: 'kitchen-and-drinkware',
      hasOwnAddress: true,
      description: 'Table mats with your own photos, one alone or a set for four or six, with cork below.',
      metaTitle: 'Photo placemats from your pictures',
      metaDescription:
        'Cork-backed placemats with your own photos in two sizes, one by one or as a set of four or six. Prices in Australian dollars with GST.',
      position: 14,
    },
  ],
  products: [
    {
      sku: 'TABLEMAT',
      name: 'Custom photo placemat',
      urlKey: 'custom-photo-placemat',
      categories: ['photo-placemats', 'photo-collage', 'kitchen-and-table'],
      shortDescriptionHtml: '<p>Everyone knows where to sit when their own face is on the table.</p>',
      descriptionHtml:
        '<p>A drawing by the youngest, the view from the holiday house, a map for the long lunch. Start with one mat, or choose a set with the same photo all round or another at every place. The plate covers the middle, so let the edges tell the story.</p>',
      pictures: [
        { scene: 'table-mat', sample: 'family-table' },
        { scene: 'table-mat', sample: 'dinosaurs' },
      ],
      metaTitle: 'Custom photo placemats',
      metaDescription:
        'Design placemats from your own photos: two sizes, one mat or a set of four or six, with the price as you choose.',
      metaKeywords: 'photo placemat, custom placemats, personalised table mats',
      position: 1,
    },
    {
      sku: 'TABLEMAT-KIDS',
      name: 'Placemat for a child',
      urlKey: 'childrens-placemat',
      categories: ['photo-placemats', 'gifts-for-children', 'kitchen-and-table'],
      sizeCodes: ['21X30'],
      shortDescriptionHtml: '<p>Peas stay on the plate while there is a dinosaur to feed beside it.</p>',
      descriptionHtml:
        '<p>The edge is what they see, so put names, letters or animals there and leave the middle for pasta. Cork below keeps it where it is, more or less. Wiped in one stroke; not for the dishwasher.</p>',
      pictures: [
        { scene: 'table-mat', sample: 'childrens-table' },
        { scene: 'table-mat', sample: 'reef' },
      ],
      metaTitle: 'Placemats for children with a name',
      metaDescription:
        'A wipe-clean placemat with a child’s name, letters or favourite animal, backed with cork.',
      metaKeywords: 'kids placemat, childrens table mat, name placemat',
      position: 2,
    },
    {
      sku: 'TABLEMAT-CHRISTMAS',
      name: 'Christmas table mats',
      urlKey: 'christmas-placemats',
      categories: ['photo-placemats', 'christmas-gifts', 'kitchen-and-table', 'personalized-photo-gifts'],
      startValues: { SET: 'DIFF6' },
      shortDescriptionHtml: '<p>Six places, six photos of last year, no name cards needed.</p>',
      descriptionHtml:
        '<p>Find one of each guest with their mouth full and place it at their seat. They talk from the first minute. In a set of six every mat has a photo of its own, and after the pavlova they wipe clean for January.</p>',
      pictures: [
        { scene: 'mats-6-141', sample: 'christmas-table' },
        { scene: 'mats-6-141', sample: 'blanket-check' },
      ],
      metaTitle: 'Christmas placemats with a photo for each guest',
      metaDescription:
        'Sets of placemats for the Christmas table with another photo at every seat, backed with cork.',
      metaKeywords: 'christmas placemats, photo placemat set, table setting',
      position: 3,
    },
    {
      sku: 'TABLEMAT-FOUR',
      name: 'Four placemats, four photos',
      urlKey: 'placemat-set-of-four',
      categories: ['photo-placemats', 'photo-collage', 'housewarming-gifts'],
      sizeCodes: ['30X40'],
      startValues: { SET: 'DIFF4' },
      shortDescriptionHtml:
        '<p>A landscape for each season, or for each person who argues about the window seat.</p>',
      descriptionHtml:
        '<p>Photos that share a horizon line up along the table as if it had a view. The larger size carries a dinner plate with the edges free. Cork below is quiet and kind to timber.</p>',
      pictures: [
        { scene: 'mats-4-133', sample: 'table-of-views' },
        { scene: 'mats-4-133', sample: 'dusk-dunes' },
      ],
      metaTitle: 'Sets of four placemats with four photos',
      metaDescription: 'Four cork-backed placemats with a photo of yours on each, for the everyday table.',
      metaKeywords: 'placemat set of 4, photo placemats, table mat set',
      position: 4,
    },
  ],
}
