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
  quantityDiscounts: [
    { fromQuantity: 2, percentOff: 5 },
    { fromQuantity: 4, percentOff: 10 },
  ],
  categories: [
    {
      name: 'Photo luggage tags',
      urlKey: 'photo-luggage-tags',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
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
      categories: ['photo-luggage-tags', 'gifts-for-travellers'],
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
    {
      sku: 'LUGGAGETAG-SCHOOL',
      name: 'School bag tag with a name',
      urlKey: 'school-bag-tag',
      categories: ['photo-luggage-tags', 'gifts-for-children', 'gifts-for-teachers'],
      sizeCodes: ['54X86'],
      startValues: { SIDES: 'BOTH' },
      shortDescriptionHtml: '<p>Twenty identical bags on twenty identical hooks, and one with a rocket.</p>',
      descriptionHtml:
        '<p>Picture in front, first name and a parent’s number behind; leave the surname and the school off, since bags get left on buses. Children who cannot read yet know their picture. The leather strap goes round any handle.</p>',
      pictures: [
        { scene: 'tag-close', sample: 'rocket' },
        { scene: 'tag-close', sample: 'dinosaurs' },
      ],
      metaTitle: 'School bag tags with a picture and a name',
      metaDescription:
        'A tag for school and kinder bags: a picture in front, name and phone number on the back.',
      metaKeywords: 'school bag tag, kids bag tag, kinder bag label',
      position: 2,
    },
    {
      sku: 'LUGGAGETAG-PAIR',
      name: 'Luggage tag for honeymooners',
      urlKey: 'honeymoon-luggage-tag',
      categories: ['photo-luggage-tags', 'wedding-gifts', 'gifts-for-couples', 'gifts-for-travellers'],
      sizeCodes: ['70X110'],
      startValues: { SIDES: 'BOTH' },
      shortDescriptionHtml: '<p>His, hers, and the big one that neither can lift.</p>',
      descriptionHtml:
        '<p>Make one tag for each case, with halves of the same photo or with the flight date as a joke for later years. The larger size is read without bending down. Put an address where somebody is home while you are not.</p>',
      pictures: [
        { scene: 'tag-close', sample: 'balloon' },
        { scene: 'tag-close', sample: 'sun-path' },
      ],
      metaTitle: 'Luggage tags for a honeymoon',
      metaDescription:
        'Photo luggage tags for two, with your picture in front and an address behind, on a leather strap.',
      metaKeywords: 'honeymoon tags, couple luggage tags, wedding travel gift',
      position: 3,
    },
    {
      sku: 'LUGGAGETAG-TEAM',
      name: 'Kit bag tag for a team',
      urlKey: 'team-bag-tag',
      categories: ['photo-luggage-tags', 'team-gifts'],
      startValues: { SIDES: 'BOTH' },
      shortDescriptionHtml: '<p>Eleven black bags, one changing room, no more guessing.</p>',
      descriptionHtml:
        '<p>Crest and number in front, name behind, the same for all and different for each. Numbers should fill the height of the tag: they are read upside down, in a hurry. Sent as a list, a squad is one order.</p>',
      pictures: [
        { scene: 'tag-close', sample: 'rug-stripes' },
        { scene: 'tag-close', sample: 'wavy-check' },
      ],
      metaTitle: 'Bag tags for teams and squads',
      metaDescription:
        'Kit bag tags with a crest and a number in front and a name behind, on a leather strap.',
      metaKeywords: 'team bag tag, sports bag tag, kit bag label',
      position: 4,
    },
  ],
}
