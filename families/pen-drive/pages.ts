/** What the shop opens with of pen drives. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Plastic', 'Timber'] },
  specifications: [
    'A white card of 85 × 54 mm with a plug that folds out, or a timber stick with a cap',
    'USB-A, 8, 32 or 128 GB',
    'UV print on the top',
    'Comes empty, formatted for Windows and Mac',
  ],
  quantityDiscounts: [
    { fromQuantity: 5, percentOff: 10 },
    { fromQuantity: 10, percentOff: 15 },
  ],
  categories: [
    {
      name: 'Photo pen drives',
      urlKey: 'photo-pen-drives',
      parentUrlKey: 'games-and-desk',
      hasOwnAddress: true,
      description: 'The whole album in a pocket, and its best photo outside.',
      metaTitle: 'Pen drives with your photo or your mark',
      metaDescription:
        'USB drives as a card or a timber stick, printed with your photo, a name or a mark. Prices in Australian dollars with GST.',
      position: 46,
    },
  ],
  products: [
    {
      sku: 'PENDRIVE',
      name: 'Photo pen drive',
      urlKey: 'photo-pen-drive',
      categories: ['photo-pen-drives', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>A wedding’s worth of photos that fits between two bank cards.</p>',
      descriptionHtml:
        '<p>Photographers hand their work over on it, grandparents keep it with the passports. On the card the whole top is printed, so a wide photo with a name and a date below reads like the cover of an album; the stick has room for a name or a mark.</p>',
      pictures: [
        { scene: 'drives-table', sample: 'lake-days' },
        { scene: 'drives-table', sample: 'misty-ranges' },
      ],
      metaTitle: 'USB drive with your photo',
      metaDescription:
        'Design a USB drive as a card or a timber stick with a photo and a name, with 8 to 128 GB.',
      metaKeywords: 'photo usb, pen drive card, personalised usb card',
      position: 1,
    },
    {
      sku: 'PENDRIVE-STICK',
      name: 'Timber stick pen drive',
      urlKey: 'timber-stick-pen-drive',
      categories: ['photo-pen-drives', 'personalized-photo-gifts'],
      sizeCodes: ['15X40'],
      specifications: [
        'A timber stick of 40 × 15 mm with a cap',
        'USB-A, 8, 32 or 128 GB',
        'UV print on the top',
        'Comes empty, formatted for Windows and Mac',
      ],
      shortDescriptionHtml: '<p>Small, warm to the touch, and hard to mistake for anybody else’s.</p>',
      descriptionHtml:
        '<p>There are 40 × 15 mm for it: a surname, two initials and a date, a studio’s mark. The grain shows where nothing is printed, and pale colours take on its tone. A cap held by a magnet covers the plug.</p>',
      pictures: [{ scene: 'drives-table', sample: 'home' }],
      metaTitle: 'Timber USB stick with a name or a mark',
      metaDescription: 'Design a timber USB stick with a name, a date or your mark, with 8 to 128 GB.',
      metaKeywords: 'wooden usb, timber usb stick, engraved usb, wedding usb',
      position: 2,
    },
  ],
}
