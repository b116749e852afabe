/** What the shop opens with of photo luggage tags. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Acrylic'] },
  specifications: [
    'White acrylic of 2 mm, corners rounded to 3 mm',
    'UV inks, printed on one side or on both',
    'A slot near the top for the strap',
    'Comes with a brown leather strap',
  ],
  categories: [
    {
      name: 'Photo luggage tags',
      urlKey: 'photo-luggage-tags',
      description:
        'A picture that only your bag has, on a strap, with your name and number on the back if you wish.',
      metaTitle: 'Photo luggage tags for bags and suitcases',
      metaDescription:
        'Luggage tags with your own photo, and your name and number on the back, in two sizes with a leather strap. Prices in Australian dollars with GST.',
      position: 21,
    },
  ],
  products: [
    {
      sku: 'LUGGAGETAG',
      name: 'Custom photo luggage tag',
      urlKey: 'custom-photo-luggage-tag',
      categories: ['photo-luggage-tags'],
      shortDescriptionHtml:
        '<p>Half the cases on the carousel are black. One of them has your dog on it.</p>',
      descriptionHtml:
        '<p>Pick a photo you would know from ten metres away: a face, a pet, a bright pattern. It is printed on stiff white acrylic and looped round the handle by a leather strap. The design tool marks the slot, so nothing that matters ends up under it.</p>',
      pictures: [
        { scene: 'tag-close', sample: 'beach-above' },
        { scene: 'tags-table', sample: 'three-waters' },
      ],
      metaTitle: 'Custom photo luggage tags',
      metaDescription:
        'Design a luggage tag from your own photo: size, one side or both, and the price as you choose.',
      metaKeywords: 'luggage tag, photo luggage tag, personalised bag tag',
      position: 1,
    },
  ],
}
