/** What the shop opens with of photo ornaments. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Ceramic'] },
  specifications: [
    'White ceramic of 4 mm',
    'Dye sublimation: the picture is in the glaze',
    'Printed on one side or on both',
    'A hole near the top, and a red ribbon tied through it',
  ],
  quantityDiscounts: [
    { fromQuantity: 2, percentOff: 5 },
    { fromQuantity: 4, percentOff: 10 },
    { fromQuantity: 10, percentOff: 20 },
  ],
  categories: [
    {
      name: 'Photo ornaments',
      urlKey: 'photo-ornaments',
      parentUrlKey: 'home-and-living',
      hasOwnAddress: true,
      description:
        'Small ceramics with your picture, round, heart or star, for the tree in December and a window hook the rest of the year.',
      metaTitle: 'Photo ornaments for the tree',
      metaDescription:
        'Round, heart and star ornaments of ceramic with your own photo on one side or both, a ribbon through the top. Prices in Australian dollars with GST.',
      position: 22,
    },
  ],
  products: [
    {
      sku: 'ORNAMENT',
      name: 'Ceramic photo ornament',
      urlKey: 'round-photo-ornament',
      categories: ['photo-ornaments', 'christmas-gifts', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>First Christmas, new puppy, the year of the big trip: one for each.</p>',
      descriptionHtml:
        '<p>Round, heart or star: each takes the corners off a photo, so choose one with its subject in the middle and move it until it sits well below the ribbon. A star leaves the least room, and suits one face better than three. Add a name or a year along the bottom. The box it comes in is small enough for a stocking.</p>',
      pictures: [
        { scene: 'ornament-hung', sample: 'ginger-cat' },
        { scene: 'ornament-close', sample: 'family-wreath' },
      ],
      metaTitle: 'Ceramic photo ornaments: round, heart, star',
      metaDescription:
        'Design a ceramic ornament from your own photo as a disc, a heart or a star, on one side or both, with the price as you choose.',
      metaKeywords: 'photo ornament, heart ornament, star ornament, personalised ornament',
      position: 1,
    },
    {
      sku: 'ORNAMENT-FIRST',
      name: 'Baby’s first Christmas ornament',
      urlKey: 'first-christmas-ornament',
      categories: ['photo-ornaments', 'christmas-gifts', 'new-baby-gifts', 'personalized-photo-gifts'],
      sizeCodes: ['ROUND70'],
      startValues: { SIDES: 'BOTH' },
      shortDescriptionHtml: '<p>The one that comes out of the tissue first, every year from now on.</p>',
      descriptionHtml:
        '<p>A face on one side, name and year on the other. White ceramic with a red ribbon, 70 mm across: it hangs high, out of reach of the person it is about. Make two, since somebody’s grandmother is going to ask.</p>',
      pictures: [
        { scene: 'ornament-hung', sample: 'whale' },
        { scene: 'ornament-close', sample: 'ditsy-flowers' },
      ],
      metaTitle: 'First Christmas ornaments with a baby photo',
      metaDescription:
        'A round ceramic ornament for a baby’s first Christmas: a photo in front, name and year behind.',
      metaKeywords: 'first christmas ornament, baby ornament, 1st christmas bauble',
      position: 2,
    },
    {
      sku: 'ORNAMENT-PET',
      name: 'Pet ornament for the tree',
      urlKey: 'pet-christmas-ornament',
      categories: ['photo-ornaments', 'christmas-gifts', 'gifts-for-pet-lovers'],
      sizeCodes: ['ROUND70'],
      shortDescriptionHtml: '<p>On the lowest branch, where he can sniff at himself.</p>',
      descriptionHtml:
        '<p>Circles suit faces with ears: centre the nose and let the tips touch the edge. Hang the one of the cat higher up, for the usual reason. After Epiphany it moves to a hook by the lead.</p>',
      pictures: [
        { scene: 'ornament-hung', sample: 'kelpie' },
        { scene: 'ornament-close', sample: 'gingham' },
      ],
      metaTitle: 'Christmas ornaments with your pet',
      metaDescription:
        'A round ceramic ornament with your dog or cat, printed on one side or both, with a red ribbon.',
      metaKeywords: 'dog ornament, cat ornament, pet bauble',
      position: 3,
    },
    {
      sku: 'ORNAMENT-HOME',
      name: 'New home ornament',
      urlKey: 'new-home-ornament',
      categories: ['photo-ornaments', 'christmas-gifts', 'housewarming-gifts', 'personalized-photo-gifts'],
      sizeCodes: ['ROUND70'],
      shortDescriptionHtml: '<p>First Christmas in the house with the leaking tap.</p>',
      descriptionHtml:
        '<p>The front of the house in the circle, the number above, the year below. In summer it hangs at the window and in December it knows its place. It is a small present that fits into the moving boxes of people who have too many.</p>',
      pictures: [
        { scene: 'ornament-hung', sample: 'home' },
        { scene: 'ornament-close', sample: 'terraces' },
      ],
      metaTitle: 'Ornaments for a first Christmas at home',
      metaDescription: 'A ceramic ornament with a picture of a new house, its number and the year.',
      metaKeywords: 'new home ornament, first home christmas, house bauble',
      position: 4,
    },
    {
      sku: 'ORNAMENT-MEMORY',
      name: 'Remembrance ornament',
      urlKey: 'remembrance-ornament',
      categories: ['photo-ornaments', 'christmas-gifts', 'remembrance', 'personalized-photo-gifts'],
      sizeCodes: ['ROUND70'],
      startValues: { SIDES: 'BOTH' },
      shortDescriptionHtml: '<p>So that there is a place for them at Christmas too.</p>',
      descriptionHtml:
        '<p>Put the portrait on the front and a line in their handwriting on the back. Some families hang it first and say the name aloud; some just hang it. The ribbon is red and can be changed for one of your own.</p>',
      pictures: [
        { scene: 'ornament-hung', sample: 'wattle' },
        { scene: 'ornament-close', sample: 'misty-ranges' },
      ],
      metaTitle: 'Remembrance ornaments with a photo',
      metaDescription:
        'A ceramic ornament with a portrait on the front and handwriting or dates on the back.',
      metaKeywords: 'memorial ornament, in memory bauble, remembrance decoration',
      position: 5,
    },
    {
      sku: 'ORNAMENT-TEACHER',
      name: 'Ornament for a teacher',
      urlKey: 'teacher-ornament',
      categories: ['photo-ornaments', 'gifts-for-teachers', 'christmas-gifts'],
      sizeCodes: ['ROUND70'],
      startValues: { SIDES: 'BOTH' },
      shortDescriptionHtml: '<p>School breaks up, the tree goes up, and somebody from Room 4 is on it.</p>',
      descriptionHtml:
        '<p>One child’s drawing of the teacher in front, all names on the back in a spiral or a list. It is small, light, and comes on a red ribbon. Teachers own a lot of mugs; few of them own this.</p>',
      pictures: [
        { scene: 'ornament-close', sample: 'alphabet' },
        { scene: 'ornament-hung', sample: 'arches' },
      ],
      metaTitle: 'Christmas ornaments for teachers',
      metaDescription:
        'A ceramic ornament for a teacher with a child’s drawing or a class photo and names on the back.',
      metaKeywords: 'teacher ornament, class christmas gift, teacher bauble',
      position: 6,
    },
  ],
}
