/** What the shop opens with of photo coasters. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Cork'] },
  specifications: [
    'MDF of 4 mm with 2 mm of cork below',
    'Dye sublimation: the picture is in the surface, not on it',
    'Square with corners rounded to 6 mm, or round',
    'Set of four in a card sleeve',
  ],
  quantityDiscounts: [
    { fromQuantity: 2, percentOff: 10 },
    { fromQuantity: 5, percentOff: 15 },
  ],
  categories: [
    {
      name: 'Photo coasters',
      urlKey: 'custom-photo-coasters',
      parentUrlKey: 'kitchen-and-drinkware',
      hasOwnAddress: true,
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
      categories: ['custom-photo-coasters', 'photo-collage', 'kitchen-and-table'],
      shortDescriptionHtml: '<p>Four cups, four places: the same photo on each, or a different one.</p>',
      descriptionHtml:
        '<p>Square or round: put a photo on every coaster, move it until it sits right, and see how all four look before you pay. Cork keeps them and the table quiet.</p>',
      pictures: [
        { scene: 'coasters-table', sample: 'waratah' },
        { scene: 'coasters-stack', sample: 'reef' },
      ],
      metaTitle: 'Photo coasters, set of four',
      metaDescription:
        'Design four coasters from your own photos, square or round, and see them before you pay.',
      metaKeywords: 'photo coasters, custom coasters, coaster set',
      position: 1,
    },
    {
      sku: 'COASTER-HOUSE',
      name: 'Housewarming coasters',
      urlKey: 'housewarming-coasters',
      categories: ['custom-photo-coasters', 'housewarming-gifts', 'gifts-for-couples'],
      shortDescriptionHtml: '<p>Four views of the new street, before the first ring is on the new table.</p>',
      descriptionHtml:
        '<p>Front door, street sign, the tree, the cat in the window: walk round the block once and you have a set. They come stacked in a card sleeve and are on the table the same evening.</p>',
      pictures: [
        { scene: 'coasters-table', sample: 'terraces' },
        { scene: 'coasters-stack', sample: 'vases' },
      ],
      metaTitle: 'Coasters as a housewarming present',
      metaDescription: 'A set of four cork-backed coasters with photos of a new home and its street.',
      metaKeywords: 'housewarming coasters, new home gift, personalised coasters',
      position: 2,
    },
    {
      sku: 'COASTER-PATTERN',
      name: 'Patterned coasters, one design',
      urlKey: 'patterned-coasters',
      categories: ['custom-photo-coasters', 'kitchen-and-table', 'personalized-photo-gifts'],
      startValues: { SET: 'SAME4' },
      shortDescriptionHtml: '<p>Four alike, as a set used to be.</p>',
      descriptionHtml:
        '<p>One pattern, logo or photo on all of them, so nobody swaps to get the good one. Terrazzo, tiles, a scan of the tablecloth: what repeats looks best cut at the edge. Choose the larger square for pints.</p>',
      pictures: [
        { scene: 'coasters-table', sample: 'terrazzo' },
        { scene: 'coasters-stack', sample: 'ikat' },
      ],
      metaTitle: 'Coaster sets in one pattern',
      metaDescription: 'Four cork-backed coasters with the same pattern, photo or logo, in two sizes.',
      metaKeywords: 'matching coasters, pattern coasters, logo coasters',
      position: 3,
    },
    {
      sku: 'COASTER-PET',
      name: 'Coasters with your dog',
      urlKey: 'pet-coasters',
      categories: ['custom-photo-coasters', 'gifts-for-pet-lovers'],
      shortDescriptionHtml: '<p>Sit, stay, drop, and the one where he did none of it.</p>',
      descriptionHtml:
        '<p>Four expressions of the same animal are funnier than four animals. Shoot them in one spot so the background stays the same. A round ring of tea on a nose wipes off.</p>',
      pictures: [
        { scene: 'coasters-table', sample: 'kelpie' },
        { scene: 'coasters-stack', sample: 'ginger-cat' },
      ],
      metaTitle: 'Photo coasters with dogs and cats',
      metaDescription:
        'Four coasters with four photos of your pet, backed with cork, wiped clean with a cloth.',
      metaKeywords: 'dog coasters, cat coasters, pet coasters',
      position: 4,
    },
    {
      sku: 'COASTER-WEDDING',
      name: 'Coasters for the head table',
      urlKey: 'wedding-coasters',
      categories: ['custom-photo-coasters', 'wedding-gifts', 'valentines-day', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Save the table, keep the date.</p>',
      descriptionHtml:
        '<p>Two portraits, one pair of hands and the cake, or four times the same monogram. They are on the table for the speeches and go home with the parents. Wipe off the red wine and the day is still on them.</p>',
      pictures: [
        { scene: 'coasters-table', sample: 'balance' },
        { scene: 'coasters-stack', sample: 'sun-path' },
      ],
      metaTitle: 'Wedding coasters with photos or initials',
      metaDescription:
        'Sets of four cork-backed coasters for wedding tables and anniversaries, with photos or a monogram.',
      metaKeywords: 'wedding coasters, anniversary coasters, monogram coasters',
      position: 5,
    },
    {
      sku: 'COASTER-TRIP',
      name: 'Coasters from a journey',
      urlKey: 'travel-coasters',
      categories: ['custom-photo-coasters', 'gifts-for-travellers', 'photo-collage'],
      shortDescriptionHtml: '<p>Morning, noon, the ferry, and the meal nobody could name.</p>',
      descriptionHtml:
        '<p>Four small windows are a better holiday album than four hundred files. Look for things close up: tiles, tickets, a hand on a rail. When visitors put down a cup, they ask, which is how the story gets told.</p>',
      pictures: [
        { scene: 'coasters-table', sample: 'three-waters' },
        { scene: 'coasters-stack', sample: 'beach-above' },
      ],
      metaTitle: 'Coasters with holiday photos',
      metaDescription: 'Four coasters with four photos from a journey, backed with cork, in two sizes.',
      metaKeywords: 'travel coasters, holiday coasters, photo coaster set',
      position: 6,
    },
  ],
}
