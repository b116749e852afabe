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
  quantityDiscounts: [
    { fromQuantity: 5, percentOff: 10 },
    { fromQuantity: 10, percentOff: 20 },
  ],
  categories: [
    {
      name: 'Photo bookmarks',
      urlKey: 'photo-bookmarks',
      parentUrlKey: 'games-and-desk',
      hasOwnAddress: true,
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
      categories: ['photo-bookmarks', 'personalized-photo-gifts'],
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
    {
      sku: 'BOOKMARK-TEACHER',
      name: 'Bookmark from the class',
      urlKey: 'class-bookmark',
      categories: ['photo-bookmarks', 'gifts-for-teachers', 'farewell-gifts', 'womens-day'],
      sizeCodes: ['50X200'],
      startValues: { SIDES: 'BOTH' },
      shortDescriptionHtml: '<p>A row of small faces down the side of chapter nine.</p>',
      descriptionHtml:
        '<p>Photograph each child in the same doorway and stack the pictures in a strip; the 20 cm one holds about ten. Signatures go on the back. It weighs almost nothing, and teachers do read in January.</p>',
      pictures: [
        { scene: 'bookmark-book', sample: 'alphabet' },
        { scene: 'bookmark-book', sample: 'height-chart' },
      ],
      metaTitle: 'Bookmarks for teachers, from the class',
      metaDescription:
        'A tall photo bookmark with the faces of a class in front and signatures behind, with a tassel.',
      metaKeywords: 'teacher bookmark, class gift bookmark, thank you bookmark',
      position: 2,
    },
    {
      sku: 'BOOKMARK-MEMORY',
      name: 'Memorial bookmark',
      urlKey: 'memorial-bookmark',
      categories: ['photo-bookmarks', 'remembrance', 'personalized-photo-gifts'],
      sizeCodes: ['50X150'],
      startValues: { SIDES: 'BOTH' },
      shortDescriptionHtml: '<p>To hand out after the service, and to find again in a book years later.</p>',
      descriptionHtml:
        '<p>A portrait on the front, a verse or the dates on the back. It is a small, flat thing that people keep without having to decide where. Order as many as you expect guests, one design for all; a <a href="/bulk-order">bulk order</a> takes a list.</p>',
      pictures: [
        { scene: 'bookmark-book', sample: 'wattle' },
        { scene: 'bookmark-book', sample: 'misty-ranges' },
      ],
      metaTitle: 'Memorial bookmarks with a portrait',
      metaDescription:
        'Laminated bookmarks with a portrait, name and dates, to give to guests at a funeral or memorial.',
      metaKeywords: 'memorial bookmark, funeral bookmark, remembrance card',
      position: 3,
    },
    {
      sku: 'BOOKMARK-CLUB',
      name: 'Book club bookmark',
      urlKey: 'book-club-bookmark',
      categories: ['photo-bookmarks', 'womens-day', 'personalized-photo-gifts'],
      startValues: { SIDES: 'BOTH' },
      shortDescriptionHtml: '<p>Everyone who has not finished it either, in one photo.</p>',
      descriptionHtml:
        '<p>The group on the front, the year’s list on the back, with space to tick. Twelve titles fit if you leave out the subtitles. It is small enough to slip into the book that you pass on.</p>',
      pictures: [
        { scene: 'bookmark-book', sample: 'vases' },
        { scene: 'bookmark-book', sample: 'quiet-bands' },
      ],
      metaTitle: 'Bookmarks for book clubs',
      metaDescription:
        'Laminated bookmarks with a photo of the book club and a reading list on the back, with a tassel.',
      metaKeywords: 'book club gift, reading list bookmark, reader gift',
      position: 4,
    },
    {
      sku: 'BOOKMARK-MONDAY',
      name: 'Cyber Monday bookmark',
      urlKey: 'cyber-monday',
      categories: ['photo-bookmarks', 'personalized-photo-gifts'],
      sizeCodes: ['50X200'],
      shortDescriptionHtml: '<p>A$4.99 on Cyber Monday, and A$4.99 on the Tuesday after.</p>',
      descriptionHtml:
        '<p>No clock runs down on this page and no old price is crossed out. Against a day of clicking we have 20 cm of board with a tassel, your photo on it, and the book that it goes into. Five or more cost less each, all year round. Delivery is extra, and the same for one as for ten.</p>',
      pictures: [
        { scene: 'bookmark-book', sample: 'lighthouse' },
        { scene: 'bookmark-book', sample: 'kelpie' },
      ],
      metaTitle: 'Cyber Monday: a photo bookmark for A$4.99',
      metaDescription:
        'A tall bookmark with your photo and a tassel for A$4.99, on Cyber Monday and on any other day. Delivery is extra.',
      metaKeywords: 'cyber monday, photo bookmark offer, small present',
      position: 20,
    },
  ],
}
