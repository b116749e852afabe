/** What the shop opens with of switch panels. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Acrylic'] },
  specifications: [
    'White acrylic of 3 mm, 116 × 76 mm, corners rounded to 6 mm',
    'A window of 54 × 34 mm for the rockers',
    'UV inks',
    'Adhesive strips on the back; no switch, no wiring',
  ],
  categories: [
    {
      name: 'Switch panels',
      urlKey: 'photo-switch-panels',
      parentUrlKey: 'home-and-living',
      hasOwnAddress: true,
      description: 'A picture around the light switch, stuck onto the plate that is there.',
      metaTitle: 'Light switch panels with your picture',
      metaDescription:
        'Printed surrounds for light switches from your own picture, 116 × 76 mm with a window for the rockers. Prices in Australian dollars with GST.',
      position: 26,
    },
  ],
  products: [
    {
      sku: 'SWITCHPANEL',
      name: 'Photo light switch panel',
      urlKey: 'photo-light-switch-panel',
      categories: ['photo-switch-panels', 'childrens-room', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>The last bare rectangle in the nursery.</p>',
      descriptionHtml:
        '<p>The switch sits in the middle of the picture, so patterns, skies and scenes with something left and right of it work best: stars around a moon, dinosaurs on either side, a name along the bottom. Measure your switch before you order.</p>',
      pictures: [
        { scene: 'switch-wall', sample: 'ditsy-flowers' },
        { scene: 'switch-wall', sample: 'dinosaurs' },
      ],
      metaTitle: 'Photo light switch panels',
      metaDescription:
        'Design a surround for a light switch from your own picture and see it around the rockers before you pay.',
      metaKeywords: 'light switch panel, switch surround, switch cover',
      position: 1,
    },
    {
      sku: 'SWITCHPANEL-NAME',
      name: 'Switch panel with a name',
      urlKey: 'name-switch-panel',
      categories: ['photo-switch-panels', 'childrens-room', 'gifts-for-children'],
      shortDescriptionHtml: '<p>The last thing they press at night says who sleeps here.</p>',
      descriptionHtml:
        '<p>Put the name above the rockers and stars below, or a face on each side that seems to look at the switch. It sticks onto the plate that is there; nobody touches the wiring. Check that yours has the window of 54 × 34 mm first.</p>',
      pictures: [
        { scene: 'switch-wall', sample: 'southern-night' },
        { scene: 'switch-wall', sample: 'rocket' },
      ],
      metaTitle: 'Light switch panels with a child’s name',
      metaDescription:
        'A printed surround for the light switch in a child’s room, with a name, stars or animals.',
      metaKeywords: 'name light switch, kids switch cover, nursery switch',
      position: 2,
    },
    {
      sku: 'SWITCHPANEL-HALL',
      name: 'Switch panel for the hall',
      urlKey: 'patterned-switch-panel',
      categories: [
        'photo-switch-panels',
        'hallway-and-front-door',
        'housewarming-gifts',
        'personalized-photo-gifts',
      ],
      shortDescriptionHtml: '<p>Around the switch that everybody gropes for, a bit of tile.</p>',
      descriptionHtml:
        '<p>Measure how dark the hall is and choose accordingly: pale terrazzo is found at night, dark leaves look good by day. Patterns need no middle, which is lucky, as the middle is a switch. Two in one hall should match.</p>',
      pictures: [
        { scene: 'switch-wall', sample: 'terrazzo' },
        { scene: 'switch-wall', sample: 'gum-trail' },
      ],
      metaTitle: 'Patterned light switch panels',
      metaDescription:
        'A printed surround for a light switch in a pattern of your own, stuck on without touching the wiring.',
      metaKeywords: 'patterned switch cover, hall light switch, switch surround',
      position: 3,
    },
  ],
}
