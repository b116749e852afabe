/** What the shop opens with of photo blankets: every size, the one for cots, and the large ones. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Fleece'] },
  specifications: [
    'Polyester fleece of 260 g a square metre, or with a sherpa pile behind it',
    'Dye sublimation on the front: colours do not wash out',
    'Hemmed on all four sides',
  ],
  categories: [
    {
      name: 'Photo blankets',
      urlKey: 'photo-blankets',
      parentUrlKey: 'home-and-living',
      hasOwnAddress: true,
      description: 'Fleece with your picture from hem to hem, for prams, couches and beds.',
      metaTitle: 'Photo blankets in fleece and sherpa',
      metaDescription:
        'Fleece and sherpa blankets with your own photo in four sizes, from 75 × 100 to 200 × 230 cm. Prices in Australian dollars with GST.',
      position: 28,
    },
  ],
  products: [
    {
      sku: 'BLANKET',
      name: 'Photo blanket',
      urlKey: 'photo-blanket',
      categories: ['photo-blankets', 'personalized-photo-gifts', 'birthday-gifts'],
      shortDescriptionHtml: '<p>A photo album that you can nap under.</p>',
      descriptionHtml:
        '<p>Grandparents cover their knees with it, students take it to their first flat, and the dog will claim it if he is in the picture. Photos with quiet backgrounds suit fleece best: the pile softens fine detail, and large, clear shapes stay what they are.</p>',
      pictures: [
        { scene: 'blanket-folded', sample: 'kelpie' },
        { scene: 'blanket-corner', sample: 'blanket-check' },
      ],
      metaTitle: 'Custom photo blankets, cot to queen size',
      metaDescription:
        'Put your photo on a fleece or sherpa blanket: four sizes, checked for sharpness before you pay.',
      metaKeywords: 'photo blanket, fleece blanket, sherpa blanket, personalised throw',
      position: 1,
    },
    {
      sku: 'BLANKET-BABY',
      name: 'Baby blanket with a name',
      urlKey: 'baby-blanket-with-a-name',
      categories: ['photo-blankets', 'new-baby-gifts', 'personalized-photo-gifts'],
      sizeCodes: ['75X100'],
      shortDescriptionHtml: '<p>75 × 100 cm: for the pram, the play mat and the first photo in it.</p>',
      descriptionHtml:
        '<p>Write the name across one of our patterns or over a drawing by the big sister. Letters as tall as your hand can be read in a photo of the whole pram. In a cot, a blanket is for babies who are older than twelve months; before that it belongs on the floor under them.</p>',
      pictures: [
        { scene: 'blanket-folded', sample: 'name-olive' },
        { scene: 'blanket-corner', sample: 'ditsy-flowers' },
      ],
      metaTitle: 'Personalised baby blankets with a name',
      metaDescription:
        'A soft baby blanket of 75 × 100 cm with a name, a date or a picture that you choose, in fleece or sherpa.',
      metaKeywords: 'baby blanket, blanket with name, pram blanket',
      position: 2,
    },
    {
      sku: 'BLANKET-BED',
      name: 'Photo bed blanket',
      urlKey: 'photo-bed-blanket',
      categories: ['photo-blankets', 'bedroom', 'personalized-photo-gifts'],
      sizeCodes: ['150X200', '200X230'],
      shortDescriptionHtml: '<p>A landscape over the whole bed, from pillow to foot.</p>',
      descriptionHtml:
        '<p>At two metres a coastline is a coastline. What counts at this size is light: bright, even photos look like the day they were taken, dark ones look like a dark blanket. The part over your feet hangs out of sight, so let the picture happen in the upper two thirds.</p>',
      pictures: [
        { scene: 'blanket-folded', sample: 'surf-from-above' },
        { scene: 'blanket-corner', sample: 'misty-ranges' },
      ],
      metaTitle: 'Large photo blankets for beds',
      metaDescription:
        'Photo blankets of 150 × 200 and 200 × 230 cm for single and queen beds, in fleece or sherpa, from your own file.',
      metaKeywords: 'large photo blanket, queen size photo blanket, bed throw',
      position: 3,
    },
    {
      sku: 'BLANKET-GRAND',
      name: 'Blanket from the grandchildren',
      urlKey: 'blanket-from-the-grandchildren',
      categories: ['photo-blankets', 'gifts-for-grandparents', 'mothers-day', 'christmas-gifts'],
      sizeCodes: ['127X152'],
      startValues: { CLOTH: 'SHERPA' },
      shortDescriptionHtml: '<p>For knees, in front of the news, with a grandchild on each.</p>',
      descriptionHtml:
        '<p>The sherpa side is warm and a little heavy, which is the point of it. One large photo is seen better than thirty small ones: the pile softens faces smaller than a hand. Write the names along the lower hem, where they hang over the armrest.</p>',
      pictures: [
        { scene: 'blanket-folded', sample: 'family-wreath' },
        { scene: 'blanket-corner', sample: 'magpie' },
      ],
      metaTitle: 'Photo blankets for grandparents',
      metaDescription:
        'A sherpa or fleece throw with the grandchildren on it and their names along the hem, 127 × 152 cm.',
      metaKeywords: 'grandparent blanket, nana blanket, blanket with grandkids',
      position: 4,
    },
    {
      sku: 'BLANKET-PET',
      name: 'Pet blanket',
      urlKey: 'pet-blanket',
      categories: ['photo-blankets', 'gifts-for-pet-lovers'],
      sizeCodes: ['75X100', '127X152'],
      shortDescriptionHtml:
        '<p>For the dog bed, the back seat, and the couch that they are not allowed on.</p>',
      descriptionHtml:
        '<p>Print the name three times as large as you think and a portrait beside it, so visitors know whose place this is. Fleece lets hair go with a shake and a cold wash. The large one covers the back seat of most cars.</p>',
      pictures: [
        { scene: 'blanket-folded', sample: 'ginger-cat' },
        { scene: 'blanket-corner', sample: 'gingham' },
      ],
      metaTitle: 'Blankets for dogs and cats, with a name',
      metaDescription:
        'A washable fleece blanket with your pet’s name and portrait, for dog beds, couches and back seats.',
      metaKeywords: 'dog blanket, cat blanket, pet blanket with name',
      position: 5,
    },
    {
      sku: 'BLANKET-COUCH',
      name: 'Couch throw in a pattern',
      urlKey: 'couch-throw',
      categories: ['photo-blankets', 'living-room', 'housewarming-gifts', 'personalized-photo-gifts'],
      sizeCodes: ['127X152'],
      opens: { repeat: 'rows' },
      shortDescriptionHtml: '<p>127 × 152 cm, folded over the armrest, unfolded by everybody.</p>',
      descriptionHtml:
        '<p>Checks, stripes and weaves are what throws have always worn, and yours can be in the two colours of the room. Bring a pattern that repeats or photograph a cloth you love. Folded, only a third of it shows, so the pattern should be good in any part.</p>',
      pictures: [
        { scene: 'blanket-corner', sample: 'rug-stripes' },
        { scene: 'blanket-folded', sample: 'blanket-check' },
      ],
      metaTitle: 'Couch throws in your own pattern',
      metaDescription:
        'A fleece or sherpa throw for the couch in a pattern or colours of your own, machine washable.',
      metaKeywords: 'throw blanket, couch throw, patterned throw',
      position: 6,
    },
    {
      sku: 'BLANKET-TEAM',
      name: 'Sideline blanket',
      urlKey: 'sideline-blanket',
      categories: ['photo-blankets', 'team-gifts', 'beach-and-garden'],
      sizeCodes: ['127X152', '150X200'],
      shortDescriptionHtml: '<p>July, seven in the morning, under elevens: this is what it is for.</p>',
      descriptionHtml:
        '<p>Club colours from hem to hem, the number in the middle, the name of the loudest parent on the edge. Two adults fit under 150 × 200 cm if they are on speaking terms. It is no picnic rug: keep it off wet grass.</p>',
      pictures: [
        { scene: 'blanket-folded', sample: 'wavy-check' },
        { scene: 'blanket-corner', sample: 'arches' },
      ],
      metaTitle: 'Blankets in team colours',
      metaDescription:
        'Fleece blankets in the colours of a club, with a number and a name, for sidelines and grandstands.',
      metaKeywords: 'team blanket, club blanket, football blanket',
      position: 7,
    },
    {
      sku: 'BLANKET-WEDDING',
      name: 'Wedding throw',
      urlKey: 'wedding-throw',
      categories: ['photo-blankets', 'wedding-gifts', 'gifts-for-couples', 'bedroom'],
      sizeCodes: ['127X152', '150X200'],
      startValues: { CLOTH: 'SHERPA' },
      shortDescriptionHtml: '<p>From cold, from snoring, from this day on.</p>',
      descriptionHtml:
        '<p>Names and date in one corner, large and alone, on a colour they live with; the rest of the cloth stays quiet. It is the present that gets used on the first evening in the new flat. Sherpa behind makes it heavy in the good way.</p>',
      pictures: [
        { scene: 'blanket-folded', sample: 'quiet-bands' },
        { scene: 'blanket-corner', sample: 'gum-trail' },
      ],
      metaTitle: 'Wedding throws with names and a date',
      metaDescription:
        'A fleece or sherpa throw for a couple, with two names, a date or a photo from the day.',
      metaKeywords: 'wedding blanket, couple blanket, anniversary throw',
      position: 8,
    },
    {
      sku: 'BLANKET-MEMORY',
      name: 'Memory blanket',
      urlKey: 'memory-blanket',
      categories: ['photo-blankets', 'remembrance', 'personalized-photo-gifts'],
      sizeCodes: ['127X152', '150X200'],
      shortDescriptionHtml: '<p>A photo of them, as warm as you remember.</p>',
      descriptionHtml:
        '<p>Choose one picture and not many: wide open, outdoors, in a light they liked. Faces on fleece should be at least as large as a plate. Some families put a verse along the hem; some leave the sky empty.</p>',
      pictures: [
        { scene: 'blanket-folded', sample: 'sun-path' },
        { scene: 'blanket-corner', sample: 'lighthouse' },
      ],
      metaTitle: 'Memory blankets with a photo',
      metaDescription: 'A soft blanket with a photo of somebody you miss, in fleece or sherpa, in two sizes.',
      metaKeywords: 'memorial blanket, remembrance throw, in memory blanket',
      position: 9,
    },
  ],
}
