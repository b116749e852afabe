/** What the shop opens with of aprons. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Linen blend'] },
  specifications: [
    'Linen and cotton of 220 g a square metre, sage green',
    'Transfer print on the chest, soft to the touch',
    'Adjustable neck strap, long ties, one wide pocket',
  ],
  categories: [
    {
      name: 'Custom aprons',
      urlKey: 'custom-aprons',
      parentUrlKey: 'kitchen-and-drinkware',
      hasOwnAddress: true,
      description: 'For the one at the barbecue, the one who bakes, and the one who licks the spoon.',
      metaTitle: 'Custom aprons for adults and children',
      metaDescription:
        'Sage green linen aprons with your own photo or words on the chest, for adults and for children. Prices in Australian dollars with GST.',
      position: 35,
    },
  ],
  products: [
    {
      sku: 'APRON',
      name: 'Custom apron',
      urlKey: 'custom-apron',
      categories: ['custom-aprons', 'gifts-for-cooks', 'kitchen-and-table'],
      shortDescriptionHtml: '<p>Give the cook a title, a portrait, or a warning to wear.</p>',
      descriptionHtml:
        '<p>The chest is what everyone sees across the bench, so one idea is enough: the family dog in a chef’s pose, the name of the pop-up café in your kitchen, the recipe nobody may know. The green is muted and goes with warm colours and with white.</p>',
      pictures: [
        { scene: 'apron-hung', sample: 'lemons' },
        { scene: 'apron-hung', sample: 'family-wreath' },
      ],
      metaTitle: 'Custom aprons with a photo or words',
      metaDescription:
        'Design an apron for an adult or a child: a photo, a name or a joke on the chest of sage green linen.',
      metaKeywords: 'custom apron, personalised apron, kids apron, photo apron',
      position: 1,
    },
    {
      sku: 'APRON-CHILD',
      name: 'Apron for children',
      urlKey: 'apron-for-children',
      categories: ['custom-aprons', 'gifts-for-children'],
      sizeCodes: ['CHILD'],
      shortDescriptionHtml: '<p>60 cm long, for cooks who stand on a stool.</p>',
      descriptionHtml:
        '<p>Flour, finger paint, potting mix: it takes all of them and comes out of the wash green again. Let them draw the picture themselves, photograph it in daylight, and put their name under it in letters they can spell.</p>',
      pictures: [
        { scene: 'apron-hung', sample: 'dinosaurs' },
        { scene: 'apron-hung', sample: 'birthday-mia' },
      ],
      metaTitle: 'Personalised aprons for children',
      metaDescription:
        'A linen apron of 60 cm for children from about four to nine, with a name or a drawing printed on its chest.',
      metaKeywords: 'kids apron, children apron, apron with name',
      position: 2,
    },
    {
      sku: 'APRON-BBQ',
      name: 'Barbecue apron',
      urlKey: 'barbecue-apron',
      categories: ['custom-aprons', 'fathers-day', 'gifts-for-cooks', 'australia-day', 'beach-and-garden'],
      sizeCodes: ['ADULT'],
      shortDescriptionHtml: '<p>Stand back. Everything is under control. Mostly.</p>',
      descriptionHtml:
        '<p>The sage green forgives smoke and the print forgives tongs. One line in large letters beats a photo here, unless the photo is of last year’s flames. The pocket takes a thermometer and a bottle opener; the neck strap adjusts for whoever takes over.</p>',
      pictures: [
        { scene: 'apron-hung', sample: 'hello-sunshine' },
        { scene: 'apron-hung', sample: 'beach-above' },
      ],
      metaTitle: 'Barbecue aprons with words or a photo',
      metaDescription:
        'A linen and cotton apron for the barbecue with a line, a title or a photo on the chest.',
      metaKeywords: 'bbq apron, barbecue apron, dad apron, grill apron',
      position: 3,
    },
    {
      sku: 'APRON-STALL',
      name: 'Stall and club apron',
      urlKey: 'stall-apron',
      categories: ['custom-aprons', 'team-gifts'],
      sizeCodes: ['ADULT'],
      shortDescriptionHtml:
        '<p>Cake stall, sausage sizzle, market day: who belongs here is plain to see.</p>',
      descriptionHtml:
        '<p>A crest or a logo of one or two colours, a hand high, on the chest. Send the file as large as you have it; a picture from a website is soft at this size, and we say so. Order by list if you need ten.</p>',
      pictures: [
        { scene: 'apron-hung', sample: 'arches' },
        { scene: 'apron-hung', sample: 'gum-trail' },
      ],
      metaTitle: 'Aprons for stalls, clubs and markets',
      metaDescription:
        'Aprons with a logo or crest for club canteens, school stalls and market days, one by one or many at once.',
      metaKeywords: 'logo apron, club apron, market stall apron',
      position: 4,
    },
    {
      sku: 'APRON-GRAND',
      name: 'Baking apron for nan',
      urlKey: 'baking-apron',
      categories: ['custom-aprons', 'gifts-for-grandparents', 'mothers-day', 'gifts-for-cooks'],
      sizeCodes: ['ADULT'],
      shortDescriptionHtml: '<p>“Ask Nan” in flour-proof letters, and the signatures of those who do.</p>',
      descriptionHtml:
        '<p>Have each grandchild write their name on white paper, photograph the sheet, and place it across the chest. A matching small one for the helper is on its <a href="/apron-for-children">own page</a>. It washes at 40 degrees inside out, and it will need to.</p>',
      pictures: [
        { scene: 'apron-hung', sample: 'vases' },
        { scene: 'apron-hung', sample: 'painted-meadow' },
      ],
      metaTitle: 'Baking aprons with the family’s names',
      metaDescription:
        'An apron for grandmothers and other bakers with names, handwriting or a photo on the chest.',
      metaKeywords: 'nan apron, grandma apron, baking apron',
      position: 5,
    },
  ],
}
