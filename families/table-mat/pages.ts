/** What the shop opens with of placemats. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Cork'] },
  specifications: [
    'Coated MDF of 3 mm with 2 mm of cork below',
    'Dye sublimation: the picture is in the coating',
    'Corners rounded to 10 mm',
    'One by one or in sets of four and six; wipe clean, no dishwasher',
  ],
  categories: [
    {
      name: 'Photo placemats',
      urlKey: 'photo-placemats',
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
      categories: ['photo-placemats'],
      shortDescriptionHtml: '<p>Everyone knows where to sit when their own face is on the table.</p>',
      descriptionHtml:
        '<p>A drawing by the youngest, the view from the holiday house, a map for the long lunch. Start with one mat, or choose a set with the same photo all round or another at every place. The plate covers the middle, so let the edges tell the story.</p>',
      pictures: [
        { scene: 'table-mat', sample: 'lemons' },
        { scene: 'table-mat', sample: 'dinosaurs' },
      ],
      metaTitle: 'Custom photo placemats',
      metaDescription:
        'Design placemats from your own photos: two sizes, one mat or a set of four or six, with the price as you choose.',
      metaKeywords: 'photo placemat, custom placemats, personalised table mats',
      position: 1,
    },
  ],
}
