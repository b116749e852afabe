/** What the shop opens with of photo pillows. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Polyester'] },
  specifications: [
    'Woven polyester with the look of linen',
    'Dye sublimation: the ink is in the thread, not on it',
    'A zipper along the lower side',
    'As a cover, or with a polyester insert',
  ],
  categories: [
    {
      name: 'Photo pillows',
      urlKey: 'personalised-photo-pillows',
      parentUrlKey: 'home-and-living',
      hasOwnAddress: true,
      description:
        'Cushions for couch, bed and reading chair, with your picture on the front or on both sides.',
      metaTitle: 'Personalised photo pillows and cushions',
      metaDescription:
        'Photo pillows from your own pictures: four squares and a long one, cover only or filled, printed on one side or both. Prices in Australian dollars with GST.',
      position: 20,
    },
  ],
  products: [
    {
      sku: 'PILLOW',
      name: 'Custom photo pillow',
      urlKey: 'custom-photo-pillow',
      categories: ['personalised-photo-pillows', 'personalized-photo-gifts', 'living-room'],
      shortDescriptionHtml: '<p>The one that everybody on the couch reaches for first.</p>',
      descriptionHtml:
        '<p>Four squares, from a small one for a child’s bed to one that fills the corner of a couch, and a long one for the small of your back. A photo with its subject in the middle suits them best, since the sides curve away once a pillow is filled. Choose the cover alone, or have it arrive ready to hug.</p>',
      pictures: [
        { scene: 'pillow-ledge', sample: 'lake-days' },
        { scene: 'pillow-corner', sample: 'painted-meadow' },
      ],
      metaTitle: 'Custom photo pillows in five sizes',
      metaDescription:
        'Design a pillow from your own photo: size, cover or filled, one side or both, with the price as you choose.',
      metaKeywords: 'photo pillow, photo cushion, personalised cushion',
      position: 1,
    },
    {
      sku: 'PILLOW-LONG',
      name: 'Long photo pillow',
      urlKey: 'long-photo-pillow',
      categories: ['personalised-photo-pillows', 'bedroom', 'personalized-photo-gifts'],
      sizeCodes: ['30X50'],
      shortDescriptionHtml: '<p>50 cm wide and 30 cm high: the shape of a panorama.</p>',
      descriptionHtml:
        '<p>Wide photos go where squares would crop them: a beach from end to end, the whole family in a row, a name in large letters. It sits across an armchair, or in front of two square ones on a bed.</p>',
      pictures: [{ scene: 'pillow-corner', sample: 'gum-trail' }],
      metaTitle: 'Long photo pillows for chairs and beds',
      metaDescription:
        'A long pillow of 50 × 30 cm from your own wide photo, as a cover or filled, with the price as you choose.',
      metaKeywords: 'lumbar pillow, long cushion, photo cushion',
      position: 2,
    },
    {
      sku: 'PILLOW-PET',
      name: 'Pet portrait pillow',
      urlKey: 'pet-portrait-pillow',
      categories: ['personalised-photo-pillows', 'gifts-for-pet-lovers', 'living-room'],
      sizeCodes: ['40X40', '45X45', '50X50'],
      startValues: { FILL: 'INSERT' },
      shortDescriptionHtml: '<p>The only animal on the couch that does not shed.</p>',
      descriptionHtml:
        '<p>Choose a photo from the chest up and let the ears come close to the top seam: a filled pillow is roundest in the middle, which is where noses want to be. On both sides, it can be asleep behind. The cover comes off by its zipper when the original has been lying on it.</p>',
      pictures: [
        { scene: 'pillow-ledge', sample: 'kelpie' },
        { scene: 'pillow-corner', sample: 'ginger-cat' },
      ],
      metaTitle: 'Pillows with a portrait of your pet',
      metaDescription:
        'A square pillow with your dog or cat on the front, or on both sides, as a cover or with an insert.',
      metaKeywords: 'pet pillow, dog cushion, cat cushion, pet portrait cushion',
      position: 3,
    },
    {
      sku: 'PILLOW-NAME',
      name: 'Name pillow for a child',
      urlKey: 'name-pillow',
      categories: ['personalised-photo-pillows', 'gifts-for-children', 'childrens-room', 'new-baby-gifts'],
      sizeCodes: ['30X30', '40X40'],
      startValues: { FILL: 'INSERT' },
      opens: { size: '30X30' },
      shortDescriptionHtml:
        '<p>30 cm square: small enough to drag along, large enough for seven letters.</p>',
      descriptionHtml:
        '<p>Put the name across a pattern they like and ask them for the colour, since it will be red next year. It goes along to kinder, to grandma’s and into the car. For babies, keep it in the chair or on the shelf: nothing soft belongs in a cot.</p>',
      pictures: [
        { scene: 'pillow-ledge', sample: 'birthday-mia' },
        { scene: 'pillow-corner', sample: 'arches' },
      ],
      metaTitle: 'Name pillows for children',
      metaDescription: 'A small pillow with a child’s name over a pattern or a photo, 30 or 40 cm square.',
      metaKeywords: 'name cushion, kids pillow, personalised nursery cushion',
      position: 4,
    },
    {
      sku: 'PILLOW-MEMORY',
      name: 'Memory pillow',
      urlKey: 'memory-pillow',
      categories: ['personalised-photo-pillows', 'remembrance', 'personalized-photo-gifts'],
      startValues: { FILL: 'INSERT', SIDES: 'BOTH' },
      shortDescriptionHtml: '<p>Something to hold when a picture in the hall is too far away.</p>',
      descriptionHtml:
        '<p>A photo in which they look at you, close, in good light. Some people put handwriting on the back: the end of a letter, a signature from a birthday card. Choose it filled if it is to be given, so that it arrives as a thing and not as a task.</p>',
      pictures: [
        { scene: 'pillow-corner', sample: 'wattle' },
        { scene: 'pillow-ledge', sample: 'lighthouse' },
      ],
      metaTitle: 'Memory pillows with a photo or handwriting',
      metaDescription:
        'A pillow with a portrait in front and, if you like, handwriting behind, to remember somebody by.',
      metaKeywords: 'memory cushion, memorial pillow, remembrance cushion',
      position: 5,
    },
    {
      sku: 'PILLOW-COUPLE',
      name: 'Pillow for two names',
      urlKey: 'pillow-for-two',
      categories: ['personalised-photo-pillows', 'gifts-for-couples', 'wedding-gifts', 'bedroom'],
      sizeCodes: ['45X45', '30X50'],
      startValues: { FILL: 'INSERT' },
      shortDescriptionHtml: '<p>A surname, two first names, and the year you stopped counting.</p>',
      descriptionHtml:
        '<p>In letters on a plain ground, it sits in front of the sleeping pillows like in the hotel you liked. In photos, pick one where both heads are above the middle. The long shape takes two names side by side; the square prefers them one above the other.</p>',
      pictures: [
        { scene: 'pillow-ledge', sample: 'balance' },
        { scene: 'pillow-corner', sample: 'quiet-bands' },
      ],
      metaTitle: 'Pillows with two names for a couple',
      metaDescription:
        'A pillow with the names of a couple, a date or their photo: for weddings, anniversaries and the new bed.',
      metaKeywords: 'couple cushion, wedding pillow, mr and mrs cushion',
      position: 6,
    },
    {
      sku: 'PILLOW-PATTERN',
      name: 'Patterned cushion of your own',
      urlKey: 'patterned-cushion',
      categories: ['personalised-photo-pillows', 'living-room', 'personalized-photo-gifts'],
      sizeCodes: ['45X45', '50X50'],
      opens: { repeat: 'rows' },
      shortDescriptionHtml:
        '<p>Your tea towel, your tiles, your grandmother’s wallpaper: repeated until it is cloth.</p>',
      descriptionHtml:
        '<p>Photograph or scan something flat, crop it to where it repeats, and fill a 50 cm cushion with it. Two patterns in the same three colours look better together than two of the same. A photo in the middle of the couch then has something to lean against.</p>',
      pictures: [
        { scene: 'pillow-corner', sample: 'ikat' },
        { scene: 'pillow-ledge', sample: 'terrazzo' },
      ],
      metaTitle: 'Cushions in a pattern of your own',
      metaDescription:
        'Cushion covers in patterns from your own pictures, up to 50 cm, to go with a photo above the couch.',
      metaKeywords: 'patterned cushion, custom cushion cover, designer cushion',
      position: 7,
    },
    {
      sku: 'PILLOW-DRAWING',
      name: 'Pillow with a drawing',
      urlKey: 'drawing-pillow',
      categories: ['personalised-photo-pillows', 'gifts-for-children', 'gifts-for-grandparents'],
      sizeCodes: ['40X40', '45X45'],
      startValues: { FILL: 'INSERT' },
      shortDescriptionHtml: '<p>The monster from the sketch pad, now soft, and therefore harmless.</p>',
      descriptionHtml:
        '<p>Thick lines and filled areas print best, so send them back for the felt pens. Fill the square to its corners. In a set of siblings, give each the same size and let them fight about colours.</p>',
      pictures: [
        { scene: 'pillow-ledge', sample: 'dinosaurs' },
        { scene: 'pillow-corner', sample: 'rocket' },
      ],
      metaTitle: 'Pillows with a child’s drawing',
      metaDescription:
        'A child’s drawing on a square pillow, as a cover or filled, from a photo of the page.',
      metaKeywords: 'drawing pillow, kids art cushion, child drawing cushion',
      position: 8,
    },
    {
      sku: 'PILLOW-PLACE',
      name: 'Pillow of a place',
      urlKey: 'place-pillow',
      categories: ['personalised-photo-pillows', 'gifts-for-travellers', 'farewell-gifts'],
      sizeCodes: ['45X45', '50X50'],
      shortDescriptionHtml: '<p>For the one who moves to London: a square of the beach they left.</p>',
      descriptionHtml:
        '<p>Seen from a couch in the rain, a strip of surf is more than decoration. Choose the cover alone and it weighs next to nothing in a suitcase; the insert is bought over there. A date on the back side tells which summer.</p>',
      pictures: [
        { scene: 'pillow-ledge', sample: 'surf-from-above' },
        { scene: 'pillow-corner', sample: 'island-map' },
      ],
      metaTitle: 'Pillows with a photo of a place',
      metaDescription:
        'A pillow cover with a beach, a street or a map on it, light enough to post after somebody.',
      metaKeywords: 'beach cushion, travel cushion, moving away gift',
      position: 9,
    },
    {
      sku: 'PILLOW-SMALL',
      name: 'Small photo pillow cover',
      urlKey: 'free-photo-pillow',
      categories: ['personalised-photo-pillows', 'personalized-photo-gifts'],
      sizeCodes: ['30X30'],
      shortDescriptionHtml:
        '<p>A$10.06 for the cover. Free are the designing and the check of your photo.</p>',
      descriptionHtml:
        '<p>We would rather say it here than at the checkout: cloth, ink and a zipper cost something, and delivery is extra. For the price on this page you get a cover of 30 × 30 cm with your picture on the front. In the pictures it is filled; an insert is one of the choices, or you take the one from the cushion that nobody liked.</p>',
      pictures: [
        { scene: 'pillow-ledge', sample: 'wattle' },
        { scene: 'pillow-corner', sample: 'terrazzo' },
      ],
      metaTitle: 'Small photo pillow cover, A$10.06',
      metaDescription:
        'A pillow cover of 30 × 30 cm with your photo on the front for A$10.06, with or without an insert. Delivery is extra.',
      metaKeywords: 'free photo pillow, small cushion cover, photo pillow offer',
      position: 10,
    },
  ],
}
