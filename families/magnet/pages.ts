/** What the shop opens with of photo magnets. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Magnet'] },
  specifications: [
    'Magnetic sheet of 0.7 mm, holds three sheets of paper',
    'Pigment inks under a clear film, gloss or matte',
    'Corners rounded to 3 mm',
  ],
  quantityDiscounts: [
    { fromQuantity: 4, percentOff: 10 },
    { fromQuantity: 10, percentOff: 20 },
  ],
  categories: [
    {
      name: 'Photo magnets',
      urlKey: 'photo-magnets',
      parentUrlKey: 'kitchen-and-drinkware',
      hasOwnAddress: true,
      description: 'Your photo on the fridge, from 50 mm squares to strips of 200 mm.',
      metaTitle: 'Photo magnets from your pictures',
      metaDescription:
        'Photo magnets from your own pictures in six sizes, gloss or matte, with round corners. Prices in Australian dollars with GST.',
      position: 5,
    },
  ],
  products: [
    {
      sku: 'MAGNET',
      name: 'Custom photo magnet',
      urlKey: 'custom-photo-magnet',
      categories: ['photo-magnets', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>Six sizes for the fridge, the locker and the whiteboard.</p>',
      descriptionHtml:
        '<p>One photo, cropped to the part that matters, with words if you like. It lies flat, holds notes, and posts in a card envelope.</p>',
      pictures: [
        { scene: 'magnets-close', sample: 'kelpie' },
        { scene: 'magnets-board', sample: 'lake-days' },
      ],
      metaTitle: 'Custom photo magnets',
      metaDescription:
        'Design a photo magnet from your own picture: size and finish with the price as you choose.',
      metaKeywords: 'photo magnet, fridge magnet, custom magnet',
      position: 1,
    },
    {
      sku: 'MAGNET-DATE',
      name: 'Save-the-date magnet',
      urlKey: 'save-the-date-magnet',
      categories: ['photo-magnets', 'wedding-gifts', 'personalized-photo-gifts'],
      sizeCodes: ['102X152'],
      shortDescriptionHtml: '<p>102 × 152 mm, on the fridge until the day, and rather longer.</p>',
      descriptionHtml:
        '<p>A card gets filed; a magnet holds the shopping list for eight months. Names, date and town are enough, in letters that can be read from the stove. It posts flat in a C6 envelope. For many at once, send a list through the bulk order.</p>',
      pictures: [
        { scene: 'magnets-close', sample: 'sun-path' },
        { scene: 'magnets-board', sample: 'balance' },
      ],
      metaTitle: 'Save-the-date magnets with a photo',
      metaDescription:
        'Magnets of 102 × 152 mm with your photo, names and the date, flat enough for an envelope.',
      metaKeywords: 'save the date magnet, wedding magnet, engagement magnet',
      position: 2,
    },
    {
      sku: 'MAGNET-STRIP',
      name: 'Photo strip magnet',
      urlKey: 'photo-strip-magnet',
      categories: ['photo-magnets', 'photo-collage', 'gifts-for-couples'],
      sizeCodes: ['50X200'],
      opens: { position: 'P' },
      shortDescriptionHtml: '<p>50 × 200 mm, like out of the booth at the station.</p>',
      descriptionHtml:
        '<p>Put four faces under each other in a strip with any collage app, squeeze in a fifth if you were quick, and bring the finished picture. It also fits a locker door, the side of a filing cabinet, and the frame of a whiteboard.</p>',
      pictures: [
        { scene: 'magnets-close', sample: 'height-chart' },
        { scene: 'magnets-board', sample: 'three-waters' },
      ],
      metaTitle: 'Photo strip magnets, 50 × 200 mm',
      metaDescription: 'A tall magnet for a strip of photos like from a photo booth, gloss or matte.',
      metaKeywords: 'photo booth magnet, photo strip, strip magnet',
      position: 3,
    },
    {
      sku: 'MAGNET-TEAM',
      name: 'Team fixture magnet',
      urlKey: 'team-fixture-magnet',
      categories: ['photo-magnets', 'team-gifts'],
      sizeCodes: ['100X100', '102X152'],
      shortDescriptionHtml:
        '<p>Training Tuesday, game Saturday, oranges by roster: on every fridge in the club.</p>',
      descriptionHtml:
        '<p>The 10 cm square takes a crest and six lines; the larger one takes the whole season. Set dates in dark letters on a light ground and leave the photo for the top. It will not settle who has the jumpers, but it says when they are needed.</p>',
      pictures: [
        { scene: 'magnets-close', sample: 'rug-stripes' },
        { scene: 'magnets-board', sample: 'wavy-check' },
      ],
      metaTitle: 'Fixture magnets for teams and clubs',
      metaDescription:
        'Fridge magnets with a club’s crest, photo and dates, in two sizes, one by one or by bulk order.',
      metaKeywords: 'fixture magnet, team magnet, club fridge magnet',
      position: 4,
    },
    {
      sku: 'MAGNET-PET',
      name: 'Pet face magnet',
      urlKey: 'pet-face-magnet',
      categories: ['photo-magnets', 'gifts-for-pet-lovers'],
      sizeCodes: ['50X50', '70X70'],
      opens: { size: '50X50' },
      shortDescriptionHtml: '<p>A nose, 50 mm each way, holding up the vet’s bill.</p>',
      descriptionHtml:
        '<p>Crop until only eyes and nose are left; that is what you see from across the kitchen anyway. The small squares work in a crowd, one for every animal that has lived with you. They hold three sheets of paper, or one treat voucher.</p>',
      pictures: [
        { scene: 'magnets-close', sample: 'ginger-cat' },
        { scene: 'magnets-board', sample: 'kookaburra' },
      ],
      metaTitle: 'Small magnets with your pet’s face',
      metaDescription: 'Square photo magnets of 50 and 70 mm with the face of your dog, cat or bird.',
      metaKeywords: 'dog magnet, cat magnet, pet fridge magnet',
      position: 5,
    },
    {
      sku: 'MAGNET-BABY',
      name: 'Birth announcement magnet',
      urlKey: 'birth-announcement-magnet',
      categories: ['photo-magnets', 'new-baby-gifts', 'personalized-photo-gifts'],
      sizeCodes: ['70X70', '100X100'],
      shortDescriptionHtml:
        '<p>Name, weight, hour, and a face: on every fridge in the family by the weekend.</p>',
      descriptionHtml:
        '<p>The 10 cm square leaves room for a photo and three lines; the smaller one shows the face alone. Dark letters on the blanket part of the picture are easy to read. One list with all addresses goes through the bulk order.</p>',
      pictures: [
        { scene: 'magnets-close', sample: 'whale' },
        { scene: 'magnets-board', sample: 'ditsy-flowers' },
      ],
      metaTitle: 'Birth announcement magnets',
      metaDescription:
        'Photo magnets with a baby’s name, date and first picture, to send to family and friends.',
      metaKeywords: 'birth announcement, baby magnet, newborn card magnet',
      position: 6,
    },
    {
      sku: 'MAGNET-THANKS',
      name: 'Thank-you magnet',
      urlKey: 'thank-you-magnet',
      categories: ['photo-magnets', 'farewell-gifts', 'gifts-for-teachers'],
      sizeCodes: ['51X76', '70X70'],
      shortDescriptionHtml: '<p>Smaller than a card, and nobody throws it away.</p>',
      descriptionHtml:
        '<p>A photo of the class garden, the finished deck, the whole ward at two in the morning, with one line below. 51 × 76 mm is the size of a business card with a bit of generosity. It fits into the card you were going to write anyway.</p>',
      pictures: [
        { scene: 'magnets-close', sample: 'wattle' },
        { scene: 'magnets-board', sample: 'hello-sunshine' },
      ],
      metaTitle: 'Thank-you magnets with a photo',
      metaDescription: 'Small photo magnets to say thank you to teachers, nurses, neighbours and coaches.',
      metaKeywords: 'thank you magnet, teacher magnet, small gift',
      position: 7,
    },
  ],
}
