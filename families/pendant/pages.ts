/** What the shop opens with of photo jewellery. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Steel'] },
  specifications: [
    'Picture of 25 mm under clear resin',
    'Rim and chain of stainless steel',
    'Chain of 45 cm with a clasp',
    'In a small box, ready to give',
  ],
  categories: [
    {
      name: 'Photo jewellery',
      urlKey: 'photo-jewellery',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
      description: 'One face, worn close: a round picture in a steel rim on a fine chain.',
      metaTitle: 'Photo jewellery with your own picture',
      metaDescription:
        'Round photo pendants on a steel chain, made from your own picture and sealed under resin. Prices in Australian dollars with GST.',
      position: 25,
    },
  ],
  products: [
    {
      sku: 'PENDANT',
      name: 'Round photo pendant',
      urlKey: 'round-photo-pendant',
      categories: ['photo-jewellery', 'valentines-day', 'womens-day', 'gifts-for-couples'],
      shortDescriptionHtml: '<p>A locket that does not need opening.</p>',
      descriptionHtml:
        '<p>Move and enlarge your photo until one face fills the circle; the design tool says when there are too few pixels for it to be sharp. It is sealed under clear resin, hung on a chain of 45 cm, and packed in a box that needs no wrapping.</p>',
      pictures: [
        { scene: 'pendant-dish', sample: 'kelpie' },
        { scene: 'pendant-dish', sample: 'waratah' },
      ],
      metaTitle: 'Round photo pendants on a chain',
      metaDescription:
        'Make a round pendant from one of your photos, see it before you pay, and know its price at once.',
      metaKeywords: 'photo pendant, photo necklace, picture jewellery',
      position: 1,
    },
    {
      sku: 'PENDANT-PET',
      name: 'Pet keepsake pendant',
      urlKey: 'pet-keepsake-pendant',
      categories: ['photo-jewellery', 'gifts-for-pet-lovers', 'remembrance'],
      shortDescriptionHtml: '<p>For those who went over the back fence for the last time.</p>',
      descriptionHtml:
        '<p>Only eyes and a nose fit into 25 mm, and they are enough. Pick a photo in daylight with the face turned to you, and enlarge it until the ears are cut. It lies under resin and asks for nothing but a soft cloth.</p>',
      pictures: [
        { scene: 'pendant-dish', sample: 'ginger-cat' },
        { scene: 'pendant-dish', sample: 'gum-leaves' },
      ],
      metaTitle: 'Pendants with a photo of a pet',
      metaDescription:
        'A round pendant with the face of your dog or cat under clear resin, on a steel chain.',
      metaKeywords: 'pet memorial necklace, dog pendant, cat keepsake',
      position: 2,
    },
    {
      sku: 'PENDANT-MUM',
      name: 'Pendant with your child’s face',
      urlKey: 'pendant-with-a-childs-face',
      categories: ['photo-jewellery', 'mothers-day', 'new-baby-gifts', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Small enough that strangers see a pendant, and she sees a person.</p>',
      descriptionHtml:
        '<p>Choose a close-up with plain light, no hat, no hands. The chain is 45 cm, so it lies just under the collarbone. It comes in a small box of its own.</p>',
      pictures: [
        { scene: 'pendant-dish', sample: 'painted-meadow' },
        { scene: 'pendant-dish', sample: 'lemons' },
      ],
      metaTitle: 'Photo pendants for mothers',
      metaDescription:
        'A round photo pendant with a child’s face on a fine steel chain of 45 cm, in a small box.',
      metaKeywords: 'mum necklace, photo pendant, mothers day jewellery',
      position: 3,
    },
    {
      sku: 'PENDANT-MEMORY',
      name: 'Remembrance pendant',
      urlKey: 'remembrance-pendant',
      categories: ['photo-jewellery', 'remembrance', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Worn under a shirt, and nobody needs to know.</p>',
      descriptionHtml:
        '<p>A face from a good day, cropped to forehead and chin. Black and white is kind to old prints and to uneven light; you can see both before you decide. It hangs on a chain of 45 cm, long enough for a collar to close over it.</p>',
      pictures: [
        { scene: 'pendant-dish', sample: 'misty-ranges' },
        { scene: 'pendant-dish', sample: 'wattle' },
      ],
      metaTitle: 'Remembrance pendants with a portrait',
      metaDescription:
        'A round pendant with a portrait of somebody you miss, sealed under clear resin, on a steel chain.',
      metaKeywords: 'memorial necklace, remembrance jewellery, photo locket',
      position: 4,
    },
  ],
}
