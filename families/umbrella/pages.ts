/** What the shop opens with of umbrellas. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Pongee'] },
  specifications: [
    'Pongee canopy of eight panels, 1 m across when open',
    'Printed outside, plain dark cloth inside',
    'Eight fibreglass ribs on a steel shaft, a crook of timber to hold it by',
  ],
  categories: [
    {
      name: 'Custom umbrellas',
      urlKey: 'custom-umbrellas',
      parentUrlKey: 'photo-accessories',
      hasOwnAddress: true,
      description: 'Your picture eight times over your head, for the grey days that need it.',
      metaTitle: 'Custom umbrellas with your picture',
      metaDescription:
        'Umbrellas of 1 m with your own photo or pattern on all eight panels, on fibreglass ribs. Prices in Australian dollars with GST.',
      position: 42,
    },
  ],
  products: [
    {
      sku: 'UMBRELLA',
      name: 'Custom photo umbrella',
      urlKey: 'custom-photo-umbrella',
      categories: ['custom-umbrellas', 'beach-and-garden', 'womens-day', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Nobody takes this one from the stand by mistake.</p>',
      descriptionHtml:
        '<p>Lemons at the tram stop, a reef in the school yard, the logo of the netball club along the sideline. Seen from a window it is a wheel of eight pictures; from beside you it is the one that faces. Draw or choose something that likes to be seen small and often.</p>',
      pictures: [
        { scene: 'umbrella-floor', sample: 'lemons' },
        { scene: 'umbrella-floor', sample: 'arches' },
      ],
      metaTitle: 'Custom photo umbrella, 1 m across',
      metaDescription:
        'Design the panel of an umbrella from your own photo or pattern, see it on all eight, and know the price.',
      metaKeywords: 'custom umbrella, photo umbrella, personalised umbrella, printed brolly',
      position: 1,
    },
    {
      sku: 'UMBRELLA-CLUB',
      name: 'Sideline umbrella',
      urlKey: 'sideline-umbrella',
      categories: ['custom-umbrellas', 'team-gifts', 'beach-and-garden'],
      shortDescriptionHtml: '<p>Rain at the oval, and your club from a long way off.</p>',
      descriptionHtml:
        '<p>Each of the eight panels carries the design, so a crest is seen from every side of the ground. Put it in the lower half of the panel, where the cloth is widest. The dark inside keeps glare off the person with the whistle.</p>',
      pictures: [
        { scene: 'umbrella-floor', sample: 'rug-stripes' },
        { scene: 'umbrella-floor', sample: 'gingham' },
      ],
      metaTitle: 'Umbrellas in club colours',
      metaDescription: 'An umbrella of 1 m with your club’s crest and colours on all eight panels.',
      metaKeywords: 'club umbrella, team umbrella, logo umbrella',
      position: 2,
    },
    {
      sku: 'UMBRELLA-WEDDING',
      name: 'Umbrella for a wedding day',
      urlKey: 'wedding-umbrella',
      categories: ['custom-umbrellas', 'wedding-gifts', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Something borrowed by everybody, if the forecast is right.</p>',
      descriptionHtml:
        '<p>Leaves, blossom or two initials in each panel, and wet photos become the good ones. Choose a pale design for the pictures and a dark one for the walk to the car. It opens to a metre, which is two people who like each other.</p>',
      pictures: [
        { scene: 'umbrella-floor', sample: 'ditsy-flowers' },
        { scene: 'umbrella-floor', sample: 'gum-trail' },
      ],
      metaTitle: 'Wedding umbrellas with initials',
      metaDescription:
        'An umbrella of 1 m with initials, leaves or a pattern on all eight panels for a wedding day.',
      metaKeywords: 'wedding umbrella, bridal umbrella, photo umbrella',
      position: 3,
    },
  ],
}
