/** What the shop opens with of glass chopping boards. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Glass'] },
  specifications: [
    'Toughened glass of 5 mm, edges ground, corners rounded to 8 mm',
    'Printed from below with UV inks, white over the picture',
    'Clear or textured face',
    'Four rubber feet; wash by hand',
  ],
  categories: [
    {
      name: 'Photo chopping boards',
      urlKey: 'photo-chopping-boards',
      description: 'Toughened glass with your photo below it, for cutting lemons and for serving cheese.',
      metaTitle: 'Glass chopping boards with your photo',
      metaDescription:
        'Glass chopping boards with your own photo below the surface, in two sizes, clear or textured. Prices in Australian dollars with GST.',
      position: 18,
    },
  ],
  products: [
    {
      sku: 'CHOPBOARD',
      name: 'Custom glass chopping board',
      urlKey: 'custom-glass-chopping-board',
      categories: ['photo-chopping-boards'],
      shortDescriptionHtml: '<p>Nonna’s recipe in her own hand, under the glass that it is cooked on.</p>',
      descriptionHtml:
        '<p>Photograph a handwritten recipe, the vegie patch or last year’s Christmas table, and it looks up at you from the bench. Between meals it leans against the tiles like a picture. Turn it over and the back is plain white.</p>',
      pictures: [
        { scene: 'board-bench', sample: 'vases' },
        { scene: 'board-bench', sample: 'ditsy-flowers' },
      ],
      metaTitle: 'Custom glass chopping boards',
      metaDescription:
        'Design a glass chopping board from your own photo: two sizes, clear or textured, with the price as you choose.',
      metaKeywords: 'glass chopping board, photo cutting board, custom chopping board',
      position: 1,
    },
  ],
}
