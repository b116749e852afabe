/** What the shop opens with of acrylic photo blocks. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Acrylic'] },
  specifications: [
    'Solid cast acrylic of 25 mm, all edges polished',
    'Printed from behind with UV inks, white over the picture',
    'Stands by itself, portrait or landscape',
  ],
  categories: [
    {
      name: 'Acrylic photo blocks',
      urlKey: 'acrylic-photo-blocks',
      parentUrlKey: 'home-and-living',
      hasOwnAddress: true,
      description:
        'A photo in a block of clear acrylic, 25 mm thick, for a desk, a shelf or a bedside table.',
      metaTitle: 'Acrylic photo blocks from your pictures',
      metaDescription:
        'Free-standing acrylic photo blocks, 25 mm thick, in five sizes from 10 × 10 to 20 × 25 cm. Prices in Australian dollars with GST.',
      position: 15,
    },
  ],
  products: [
    {
      sku: 'BLOCK',
      name: 'Custom acrylic photo block',
      urlKey: 'custom-acrylic-photo-block',
      categories: ['acrylic-photo-blocks', 'gifts-for-the-desk', 'valentines-day'],
      shortDescriptionHtml: '<p>A small thing with weight, that a photo seems to hang inside.</p>',
      descriptionHtml:
        '<p>From a 10 cm square for the desk to 20 × 25 cm for the piano. One face, one moment, little else: a block is seen from near, and a plain background lets the light do its work. Add a date if you like, well away from the edge.</p>',
      pictures: [
        { scene: 'acrylic-block', sample: 'balloon' },
        { scene: 'acrylic-block', sample: 'magpie' },
      ],
      metaTitle: 'Custom acrylic photo blocks',
      metaDescription:
        'Design a free-standing acrylic block from your own photo: five sizes with the price as you choose.',
      metaKeywords: 'acrylic photo block, photo block, free-standing photo',
      position: 1,
    },
    {
      sku: 'BLOCK-BABY',
      name: 'Baby’s first photo in a block',
      urlKey: 'baby-photo-block',
      categories: ['acrylic-photo-blocks', 'new-baby-gifts', 'gifts-for-grandparents'],
      sizeCodes: ['10X10', '10X15', '13X18'],
      shortDescriptionHtml: '<p>Heavier than you expect, which is what everybody says of the baby too.</p>',
      descriptionHtml:
        '<p>A face, asleep, and nothing else but the date. In 25 mm of clear acrylic even a photo from a hospital corridor looks considered. One for each set of grandparents: they stand on the piano without a frame and need dusting only.</p>',
      pictures: [
        { scene: 'acrylic-block', sample: 'whale' },
        { scene: 'acrylic-block', sample: 'wattle' },
      ],
      metaTitle: 'Acrylic blocks with a baby photo',
      metaDescription:
        'A solid acrylic block with a first photo and a date, as a keepsake for parents and grandparents.',
      metaKeywords: 'baby photo block, newborn keepsake, acrylic baby gift',
      position: 2,
    },
    {
      sku: 'BLOCK-DESK',
      name: 'Desk block',
      urlKey: 'desk-photo-block',
      categories: ['acrylic-photo-blocks', 'gifts-for-the-desk', 'valentines-day'],
      sizeCodes: ['10X10', '10X15'],
      opens: { size: '10X10' },
      shortDescriptionHtml: '<p>A 10 cm square beside the keyboard, for looking at during the call.</p>',
      descriptionHtml:
        '<p>Light comes in from above and behind, so a photo with sky or a window in it seems lit. It does not fall over when the desk is bumped. Turn it round for the visitors, and the back is plain white.</p>',
      pictures: [
        { scene: 'acrylic-block', sample: 'lake' },
        { scene: 'acrylic-block', sample: 'surf-from-above' },
      ],
      metaTitle: 'Acrylic photo blocks for the desk',
      metaDescription:
        'A small acrylic block of 10 × 10 or 10 × 15 cm with your photo in it, to stand beside a screen.',
      metaKeywords: 'desk photo, office photo gift, small acrylic block',
      position: 3,
    },
    {
      sku: 'BLOCK-MEMORY',
      name: 'Remembrance block',
      urlKey: 'remembrance-photo-block',
      categories: ['acrylic-photo-blocks', 'remembrance', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>For the shelf with the candle, or the windowsill she liked.</p>',
      descriptionHtml:
        '<p>It stands by itself, needs no nail and no explanation. A portrait with a plain background lets the light through around it. Name and years fit along the lower edge; so does nothing at all.</p>',
      pictures: [
        { scene: 'acrylic-block', sample: 'misty-ranges' },
        { scene: 'acrylic-block', sample: 'gum-leaves' },
      ],
      metaTitle: 'Remembrance blocks in clear acrylic',
      metaDescription:
        'A free-standing acrylic block with a portrait of somebody you miss, with a name and years if you wish.',
      metaKeywords: 'memorial photo block, remembrance keepsake, in memory photo',
      position: 4,
    },
    {
      sku: 'BLOCK-COUPLE',
      name: 'Block for the bedside',
      urlKey: 'bedside-photo-block',
      categories: ['acrylic-photo-blocks', 'valentines-day', 'gifts-for-couples', 'bedroom'],
      sizeCodes: ['10X15', '13X18'],
      shortDescriptionHtml: '<p>The last thing on the table before the light goes off.</p>',
      descriptionHtml:
        '<p>10 × 15 cm takes a phone photo with hardly a crop. Choose one with light behind the two of you and the block seems to carry its own lamp. No frame, no dust in corners, no glass to be knocked off by an alarm clock.</p>',
      pictures: [
        { scene: 'acrylic-block', sample: 'sun-path' },
        { scene: 'acrylic-block', sample: 'southern-night' },
      ],
      metaTitle: 'Acrylic photo blocks for two',
      metaDescription:
        'A free-standing acrylic block of 10 × 15 or 13 × 18 cm with your photo, for the bedside table.',
      metaKeywords: 'couple photo block, bedside photo, anniversary block',
      position: 5,
    },
  ],
}
