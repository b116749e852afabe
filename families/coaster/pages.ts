/** What the shop opens with of photo coasters. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Cork'] },
  specifications: [
    'MDF of 4 mm with 2 mm of cork below',
    'Dye sublimation: the picture is in the surface, not on it',
    'Corners rounded to 6 mm',
    'Set of four in a card sleeve; wipe clean, no dishwasher',
  ],
  categories: [
    {
      name: 'Photo coasters',
      urlKey: 'custom-photo-coasters',
      description: 'Sets of four with cork below, one photo on all of them or four different ones.',
      metaTitle: 'Photo coasters from your pictures',
      metaDescription:
        'Sets of four cork-backed coasters with your own photos, the same on all or four different ones. Prices in Australian dollars with GST.',
      position: 4,
    },
  ],
  products: [
    {
      sku: 'COASTER',
      name: 'Photo coasters, set of four',
      urlKey: 'photo-coaster-set',
      categories: ['custom-photo-coasters'],
      shortDescriptionHtml: '<p>Four cups, four places: the same photo on each, or a different one.</p>',
      descriptionHtml:
        '<p>Put a photo on every coaster, move it until it sits right, and see all four on a table before you pay. Cork keeps them and the table quiet.</p>',
      pictures: [
        { scene: 'coasters-table', sample: 'waratah' },
        { scene: 'coasters-stack', sample: 'reef' },
      ],
      metaTitle: 'Photo coasters, set of four',
      metaDescription: 'Design four coasters from your own photos and see them on a table before you pay.',
      metaKeywords: 'photo coasters, custom coasters, coaster set',
      position: 1,
    },
  ],
}
