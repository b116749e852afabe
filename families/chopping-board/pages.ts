/** What the shop opens with of glass chopping boards. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Glass'] },
  specifications: [
    'Toughened glass of 5 mm, edges ground, corners rounded to 8 mm',
    'Printed from below with UV inks, white over the picture',
    'Clear or textured face',
    'Four rubber feet below',
  ],
  categories: [
    {
      name: 'Photo chopping boards',
      urlKey: 'photo-chopping-boards',
      parentUrlKey: 'kitchen-and-drinkware',
      hasOwnAddress: true,
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
      categories: ['photo-chopping-boards', 'gifts-for-cooks', 'kitchen-and-table'],
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
    {
      sku: 'CHOPBOARD-CHEESE',
      name: 'Cheese board in glass',
      urlKey: 'glass-cheese-board',
      categories: ['photo-chopping-boards', 'housewarming-gifts', 'wedding-gifts', 'gifts-for-cooks'],
      sizeCodes: ['30X40'],
      startValues: { GLASS: 'CLEAR' },
      shortDescriptionHtml: '<p>Two names under the brie, one date under the grapes.</p>',
      descriptionHtml:
        '<p>A clear face lets the picture show between the slices, and toughened glass stays cool from the fridge. Keep words along the top, where no cheese sits. It is washed by hand and then leans against the tiles until the next guests.</p>',
      pictures: [
        { scene: 'board-bench', sample: 'lemons' },
        { scene: 'board-bench', sample: 'family-wreath' },
      ],
      metaTitle: 'Glass cheese boards with names',
      metaDescription:
        'A toughened glass board for cheese and fruit with names, a date or a photo below the surface.',
      metaKeywords: 'cheese board, personalised serving board, wedding cheese board',
      position: 2,
    },
    {
      sku: 'CHOPBOARD-RECIPE',
      name: 'Recipe board in glass',
      urlKey: 'glass-recipe-board',
      categories: ['photo-chopping-boards', 'gifts-for-cooks', 'mothers-day', 'remembrance'],
      startValues: { GLASS: 'TEXTURED' },
      shortDescriptionHtml: '<p>Cook it and read it at the same time.</p>',
      descriptionHtml:
        '<p>A recipe card photographed straight from above, enlarged until the loops of her handwriting are a centimetre high. The textured face takes knives better and softens the shine. Spills go on the glass and not on the only copy.</p>',
      pictures: [
        { scene: 'board-bench', sample: 'gum-leaves' },
        { scene: 'board-bench', sample: 'gingham' },
      ],
      metaTitle: 'Glass boards with a handwritten recipe',
      metaDescription:
        'Put a handwritten recipe under toughened glass: a board to cook on, clear or textured.',
      metaKeywords: 'recipe chopping board, handwritten recipe gift',
      position: 3,
    },
  ],
}
