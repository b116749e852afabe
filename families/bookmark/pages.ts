/** What the shop opens with of photo bookmarks. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Board'] },
  specifications: [
    'Board of 350 g a square metre, laminated',
    'Digital press, on one side or on both',
    'Corners rounded to 2 mm',
    'With a tassel through a hole near the top',
  ],
  categories: [
    {
      name: 'Photo bookmarks',
      urlKey: 'photo-bookmarks',
      description: 'Your photo between the pages, with a second one on the back if you like.',
      metaTitle: 'Photo bookmarks from your pictures',
      metaDescription:
        'Photo bookmarks from your own pictures in two sizes, printed on one side or both, laminated, with a tassel. Prices in Australian dollars with GST.',
      position: 6,
    },
  ],
  products: [
    {
      sku: 'BOOKMARK',
      name: 'Custom photo bookmark',
      urlKey: 'custom-photo-bookmark',
      categories: ['photo-bookmarks'],
      shortDescriptionHtml: '<p>A photo to come back to, every time the book is opened.</p>',
      descriptionHtml:
        '<p>Tall and slim, so a person standing or a tall tree fits it well. Put a photo on the front and another on the back, add a name or a line from the book, and give it to whoever reads.</p>',
      pictures: [
        { scene: 'bookmark-book', sample: 'gum-leaves' },
        { scene: 'bookmark-book', sample: 'southern-night' },
      ],
      metaTitle: 'Custom photo bookmarks',
      metaDescription:
        'Design a photo bookmark from your own pictures: front, back and size with the price as you choose.',
      metaKeywords: 'photo bookmark, custom bookmark, personalised bookmark',
      position: 1,
    },
  ],
}
