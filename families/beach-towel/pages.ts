/** What the shop opens with of beach towels. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Microfibre'] },
  specifications: [
    'Printed microfibre in front, white cotton loops behind',
    'About 380 g a square metre',
    'Dye sublimation: the colour does not crack or wash off',
  ],
  categories: [
    {
      name: 'Custom beach towels',
      urlKey: 'custom-beach-towels',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
      description:
        'Towels for sand, pool and boat with your picture, your pattern or a name you can read from the water.',
      metaTitle: 'Custom beach towels with your design',
      metaDescription:
        'Beach towels with your own photo, pattern or name in two sizes, up to 90 × 180 cm. Prices in Australian dollars with GST.',
      position: 29,
    },
  ],
  products: [
    {
      sku: 'TOWEL',
      name: 'Custom beach towel',
      urlKey: 'custom-beach-towel',
      categories: ['custom-beach-towels', 'beach-and-garden', 'australia-day', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Find your spot from the third wave out.</p>',
      descriptionHtml:
        '<p>Twenty grey towels on the sand, and one with a giant lemon on it. Bold patterns and single subjects work from afar; for kids, a name across the top ends the argument about whose is whose. 76 × 152 cm rolls up for a swimming bag, 90 × 180 cm is long enough for tall people to lie on.</p>',
      pictures: [
        { scene: 'towel-rail', sample: 'lemons' },
        { scene: 'towel-hem', sample: 'wavy-check' },
      ],
      metaTitle: 'Custom beach towel from your picture',
      metaDescription:
        'Design a beach towel with a photo, a pattern or a name, in a size for swimming bags and one to lie on.',
      metaKeywords: 'custom beach towel, photo towel, towel with name',
      position: 1,
    },
    {
      sku: 'TOWEL-LARGE',
      name: 'Extra long beach towel',
      urlKey: 'extra-long-beach-towel',
      categories: ['custom-beach-towels', 'personalized-photo-gifts'],
      sizeCodes: ['90X180'],
      shortDescriptionHtml: '<p>90 × 180 cm, so that your feet stay off the hot sand.</p>',
      descriptionHtml:
        '<p>Upright pictures fill it from end to end: a pier, a tall gum, somebody jumping off a rock. Or turn it and stretch a horizon along its whole length. It folds to the size of a loaf of bread.</p>',
      pictures: [
        { scene: 'towel-rail', sample: 'whale' },
        { scene: 'towel-hem', sample: 'reef' },
      ],
      metaTitle: 'Extra long beach towels, 90 × 180 cm',
      metaDescription:
        'A large beach towel of 90 × 180 cm with your own picture, upright or lying, and its price at once.',
      metaKeywords: 'large beach towel, long towel, photo beach towel',
      position: 2,
    },
    {
      sku: 'TOWEL-NAME',
      name: 'Swim towel with a name',
      urlKey: 'swim-towel-with-a-name',
      categories: ['custom-beach-towels', 'gifts-for-children', 'birthday-gifts', 'team-gifts'],
      sizeCodes: ['76X152'],
      shortDescriptionHtml: '<p>For a row of thirty blue towels along the pool fence.</p>',
      descriptionHtml:
        '<p>A name right across, in letters as tall as a school book, is read from the far lane. Let them choose the pattern behind it and it will be carried, too. 76 × 152 cm rolls into a swimming bag with goggles and a banana.</p>',
      pictures: [
        { scene: 'towel-rail', sample: 'rocket' },
        { scene: 'towel-hem', sample: 'arches' },
      ],
      metaTitle: 'Swim towels with a child’s name',
      metaDescription:
        'A towel of 76 × 152 cm with a name in large letters over a pattern, for swimming lessons and carnivals.',
      metaKeywords: 'kids towel with name, swim towel, school swimming towel',
      position: 3,
    },
    {
      sku: 'TOWEL-PHOTO',
      name: 'Towel of your own beach',
      urlKey: 'towel-of-your-beach',
      categories: ['custom-beach-towels', 'gifts-for-travellers', 'australia-day', 'beach-and-garden'],
      shortDescriptionHtml: '<p>The wave you learned on, to dry yourself with.</p>',
      descriptionHtml:
        '<p>A photo from above makes the towel a piece of shore: foam at one end, sand at the other, and you in between. Drones, headlands and balconies all do. Keep people out of it; nobody likes to be sat on.</p>',
      pictures: [
        { scene: 'towel-rail', sample: 'surf-from-above' },
        { scene: 'towel-hem', sample: 'beach-above' },
      ],
      metaTitle: 'Beach towels with a photo of the sea',
      metaDescription: 'A printed beach towel with your own photo of surf, sand or reef, in two lengths.',
      metaKeywords: 'photo beach towel, surf towel, ocean towel',
      position: 4,
    },
    {
      sku: 'TOWEL-TEAM',
      name: 'Club towel',
      urlKey: 'club-towel',
      categories: ['custom-beach-towels', 'team-gifts', 'beach-and-garden'],
      shortDescriptionHtml:
        '<p>Stripes, crest, surname: hung over the rail at the carnival, claimed in a second.</p>',
      descriptionHtml:
        '<p>Surf clubs, swim squads, water polo. Put the crest in the upper third where a shoulder carries it, and let stripes run to the hem. The same design can be ordered with another surname for each swimmer.</p>',
      pictures: [
        { scene: 'towel-rail', sample: 'rug-stripes' },
        { scene: 'towel-hem', sample: 'gingham' },
      ],
      metaTitle: 'Towels for swim and surf clubs',
      metaDescription: 'Beach towels in club colours with a crest and a name, in two lengths.',
      metaKeywords: 'club towel, swim squad towel, surf club towel',
      position: 5,
    },
  ],
}
