/** What the shop opens with of mouse pads and desk mats. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Rubber'] },
  specifications: [
    'Polyester cloth on natural rubber of 3 or 5 mm',
    'Dye sublimation: the picture is in the threads',
    'The rubber below holds on to a smooth desk',
  ],
  categories: [
    {
      name: 'Mouse pads and desk mats',
      urlKey: 'photo-mouse-pads',
      parentUrlKey: 'games-and-desk',
      hasOwnAddress: true,
      description: 'A photo to work on: pads for the mouse, and mats as wide as a keyboard or a desk.',
      metaTitle: 'Photo mouse pads and desk mats',
      metaDescription:
        'Mouse pads and desk mats from your own photos, oblong or round, on rubber of 3 or 5 mm. Prices in Australian dollars with GST.',
      position: 13,
    },
  ],
  products: [
    {
      sku: 'MOUSEPAD',
      name: 'Custom mouse pad',
      urlKey: 'custom-mouse-pad',
      categories: ['photo-mouse-pads', 'gifts-for-the-desk'],
      shortDescriptionHtml: '<p>Beach, dog or grandchild under the mouse, from 23 × 19 cm up.</p>',
      descriptionHtml:
        '<p>The one place on a desk that you touch all day. The small pad takes a wide photo almost as it is; keep what matters away from the lower right, where your hand will be, or from the lower left if you are left-handed. There is a round pad of 20 cm, too. The two long sizes go under the keyboard as well.</p>',
      pictures: [
        { scene: 'mouse-pad', sample: 'surf-from-above' },
        { scene: 'mouse-pad-corner', sample: 'terraces' },
      ],
      metaTitle: 'Custom mouse pads',
      metaDescription:
        'Design a mouse pad from your own photo: round or oblong, on firm or soft rubber, with the price as you choose.',
      metaKeywords: 'photo mouse pad, custom mouse pad, mouse mat',
      position: 1,
    },
    {
      sku: 'MOUSEPAD-DESK',
      name: 'Photo desk mat',
      urlKey: 'photo-desk-mat',
      categories: ['photo-mouse-pads', 'gifts-for-the-desk', 'fathers-day'],
      sizeCodes: ['35X60', '40X80'],
      shortDescriptionHtml: '<p>60 × 35 or 80 × 40 cm, under keyboard and mouse together.</p>',
      descriptionHtml:
        '<p>Long, low photos are made for it: a shoreline, a row of hills, the players of the whole season. The keyboard covers the middle and a mug the rest, so choose a picture that is beautiful at its ends. It comes rolled and lies flat after a night.</p>',
      pictures: [
        {
          scene: 'mouse-pad-corner',
          sample: 'ink-ranges',
          label: 'The corner of a desk mat from near, blue ranges in ink on smooth cloth',
        },
      ],
      metaTitle: 'Photo desk mats',
      metaDescription:
        'Desk mats from your own photo, 60 × 35 and 80 × 40 cm, for keyboard and mouse, on rubber that stays where it is.',
      metaKeywords: 'photo desk mat, large mouse pad, custom desk pad',
      position: 2,
    },
    {
      sku: 'MOUSEPAD-GRAND',
      name: 'Mouse pad from the grandchildren',
      urlKey: 'mouse-pad-with-grandchildren',
      categories: ['photo-mouse-pads', 'gifts-for-grandparents', 'gifts-for-the-desk'],
      sizeCodes: ['19X23'],
      shortDescriptionHtml: '<p>For the grandfather who prints out his emails.</p>',
      descriptionHtml:
        '<p>Faces belong on the left, where no hand lies, and names above them. The cloth is smooth enough for any mouse and washes by hand after biscuits. Of all the frames on his desk it is the one he touches.</p>',
      pictures: [
        { scene: 'mouse-pad', sample: 'family-wreath' },
        { scene: 'mouse-pad-corner', sample: 'beach' },
      ],
      metaTitle: 'Mouse pads with grandchildren',
      metaDescription:
        'A mouse pad with photos and names of the grandchildren, 23 × 19 cm on natural rubber.',
      metaKeywords: 'grandpa mouse pad, photo mouse mat, grandkids gift',
      position: 3,
    },
    {
      sku: 'MOUSEPAD-MAP',
      name: 'Desk mat with a map',
      urlKey: 'map-desk-mat',
      categories: ['photo-mouse-pads', 'gifts-for-the-desk', 'gifts-for-travellers'],
      sizeCodes: ['35X60', '40X80'],
      startValues: { RUBBER: 'MM5' },
      shortDescriptionHtml: '<p>80 cm of somewhere else, under everything you have to do here.</p>',
      descriptionHtml:
        '<p>Streets and coastlines keep their charm with a keyboard on top, because the eye follows what sticks out at the sides. Choose a map that is yours to print. The 5 mm rubber is kind to wrists during a long Thursday.</p>',
      pictures: [
        { scene: 'mouse-pad', sample: 'island-map' },
        { scene: 'mouse-pad-corner', sample: 'town-map' },
      ],
      metaTitle: 'Desk mats with a map',
      metaDescription:
        'A desk mat with a map of a town, an island or a walk, 60 × 35 or 80 × 40 cm, on soft rubber.',
      metaKeywords: 'map desk mat, large mouse pad map, desk pad',
      position: 4,
    },
  ],
}
