/** What the shop opens with of Christmas stockings. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Felt'] },
  specifications: [
    'Printed polyester felt in front, red felt behind',
    'White fur cuff and a red loop',
    '45 cm high, 28 cm from heel to toe',
    'It comes empty',
  ],
  categories: [
    {
      name: 'Christmas stockings',
      urlKey: 'christmas-stockings',
      parentUrlKey: 'home-and-living',
      hasOwnAddress: true,
      description: 'One for everybody who hangs one up, dogs included, each with a name or a face.',
      metaTitle: 'Personalised Christmas stockings',
      metaDescription:
        'Felt Christmas stockings with a fur cuff, printed with a name, a pattern or your photo. Prices in Australian dollars with GST.',
      position: 37,
    },
  ],
  products: [
    {
      sku: 'STOCKING',
      name: 'Personalised Christmas stocking',
      urlKey: 'personalised-christmas-stocking',
      categories: ['christmas-stockings', 'christmas-gifts', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>So that the right presents find the right child at five in the morning.</p>',
      descriptionHtml:
        '<p>Give each person a pattern and their name over it, and the row along the mantel or the verandah rail is sorted for years. Photos work as well: choose one in which the face is high up, since the foot of the boot turns away to the side.</p>',
      pictures: [
        { scene: 'stocking-hung', sample: 'gingham' },
        { scene: 'stocking-hung', sample: 'waratah' },
      ],
      metaTitle: 'Christmas stocking with a name or a photo',
      metaDescription:
        'Design a Christmas stocking: a name, a pattern or a photo on felt, with a white fur cuff and a loop to hang it by.',
      metaKeywords: 'christmas stocking, personalised stocking, stocking with name',
      position: 1,
    },
    {
      sku: 'STOCKING-PET',
      name: 'Christmas stocking for a pet',
      urlKey: 'pet-christmas-stocking',
      categories: ['christmas-stockings', 'christmas-gifts', 'gifts-for-pet-lovers'],
      shortDescriptionHtml: '<p>Squeaky things on top, please, the rest is wrapping.</p>',
      descriptionHtml:
        '<p>Their portrait high on the leg, their name in the foot, or paw prints all over in the colour of the collar. Hang it above the height of a jump. The felt sponges clean once the treats have been found ahead of time.</p>',
      pictures: [
        { scene: 'stocking-hung', sample: 'kelpie' },
        { scene: 'stocking-hung', sample: 'ginger-cat' },
      ],
      metaTitle: 'Christmas stockings for dogs and cats',
      metaDescription:
        'A felt Christmas stocking with your pet’s name and portrait, with a white cuff and a loop.',
      metaKeywords: 'dog stocking, cat stocking, pet christmas stocking',
      position: 2,
    },
    {
      sku: 'STOCKING-BABY',
      name: 'First Christmas stocking',
      urlKey: 'first-christmas-stocking',
      categories: ['christmas-stockings', 'christmas-gifts', 'new-baby-gifts', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Larger than the person it is for.</p>',
      descriptionHtml:
        '<p>Name on the cuff end of the print, year in the toe, something gentle between. They will not remember this one; they will drag it out every year as if they did. Keep the pattern simple enough that a sibling’s can match later.</p>',
      pictures: [
        { scene: 'stocking-hung', sample: 'ditsy-flowers' },
        { scene: 'stocking-hung', sample: 'arches' },
      ],
      metaTitle: 'Stockings for a baby’s first Christmas',
      metaDescription:
        'A felt stocking with a name and a year for a baby’s first Christmas, 45 cm high, with a white cuff.',
      metaKeywords: 'first christmas stocking, baby stocking, name stocking',
      position: 3,
    },
  ],
}
