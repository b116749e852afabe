/** Canvases for a day, a person or an animal. */
import type { FamilyProduct } from '#packages/product/pages.ts'

export const occasions: readonly FamilyProduct[] = [
  {
    sku: 'CANVAS-WEDDING',
    categories: ['wedding-canvas-prints', 'wedding-gifts', 'gifts-for-couples'],
    name: 'Wedding portrait on canvas',
    urlKey: 'wedding-portrait-canvas',
    sizeCodes: ['40X60', '50X75', '60X90', '75X100'],
    shortDescriptionHtml: '<p>The one of eight hundred photos that you would both have picked.</p>',
    descriptionHtml:
      '<p>Ask your photographer for the full file, since the gallery shows small ones, and whether it may be printed. White dresses want a matte finish, which keeps lace from glaring. Leave the day out of it or write it small in a lower corner; you will know the date.</p>',
    pictures: [
      { scene: 'canvas-living', sample: 'sun-path' },
      { scene: 'canvas-2x3', sample: 'flower' },
    ],
    metaTitle: 'Wedding portraits on canvas',
    metaDescription:
      'Put your wedding photo on canvas in four sizes, from 40 × 60 to 75 × 100 cm, with the full file checked for sharpness.',
    metaKeywords: 'wedding canvas, wedding photo on canvas, bride and groom print',
    position: 50,
  },
  {
    sku: 'CANVAS-VOWS',
    categories: ['wedding-canvas-prints', 'custom-canvas-prints', 'valentines-day'],
    name: 'Vows on canvas',
    urlKey: 'vows-on-canvas',
    sizeCodes: ['28X36', '40X50', '45X60'],
    opens: { position: 'P' },
    shortDescriptionHtml: '<p>What you promised, in writing, where the washing-up can see it.</p>',
    descriptionHtml:
      '<p>Two columns, one each, or only the two sentences that made everybody cry. Type them on a pale colour, or lay them over a photo that you have zoomed until it is mostly sky. If the paper you read from still exists, photograph that instead, coffee ring and all.</p>',
    pictures: [
      { scene: 'canvas-4x5', sample: 'balance' },
      {
        scene: 'canvas-framed',
        sample: 'quiet-bands',
        label: 'An abstract canvas in a timber frame that is not part of it',
      },
    ],
    metaTitle: 'Wedding vows printed on canvas',
    metaDescription:
      'Write your vows on canvas, over a colour or a photo, in three upright sizes for the bedroom or the hall.',
    metaKeywords: 'vows canvas, wedding vows print, anniversary canvas',
    position: 51,
  },
  {
    sku: 'CANVAS-VENUE',
    categories: ['wedding-canvas-prints', 'wedding-gifts'],
    name: 'Canvas of the place you married',
    urlKey: 'canvas-of-the-place-you-married',
    sizeCodes: ['30X40', '40X60', '30X90'],
    shortDescriptionHtml: '<p>The headland, the paddock, the pub: without any guests in front of it.</p>',
    descriptionHtml:
      '<p>A present that the couple will not get twice. Go back on a quiet morning, or take a photo before the chairs are put out. Add the two names along the bottom, or add nothing, and let visitors ask.</p>',
    pictures: [
      { scene: 'canvas-3x1', sample: 'ink-ranges' },
      { scene: 'canvas-3x2', sample: 'dusk-dunes' },
    ],
    metaTitle: 'Canvas prints of a wedding venue',
    metaDescription:
      'A canvas of the beach, garden or hall where a wedding was held, as a present for the couple, with names if you like.',
    metaKeywords: 'wedding venue canvas, gift for bride and groom, wedding present',
    position: 52,
  },
  {
    sku: 'CANVAS-BABY',
    categories: ['canvas-prints', 'new-baby-gifts', 'childrens-room'],
    name: 'New baby canvas',
    urlKey: 'new-baby-canvas',
    sizeCodes: ['20X20', '30X30', '28X36', '30X40'],
    shortDescriptionHtml: '<p>Ten fingers, one name, a weight and a time of day.</p>',
    descriptionHtml:
      '<p>The first week gives you a thousand photos in the same grey light. Pick the one where the eyes are open, warm it up with the sepia filter if you wish, and put the figures in small letters underneath. Hang it over the change table and not over the cot.</p>',
    pictures: [
      { scene: 'canvas-4x5', sample: 'waratah' },
      { scene: 'kids-canvas', sample: 'whale' },
    ],
    metaTitle: 'New baby canvas with name and date',
    metaDescription:
      'A small canvas of a newborn’s photo with name, weight and date, in four sizes for the nursery.',
    metaKeywords: 'baby canvas, birth canvas, newborn photo print, nursery canvas',
    position: 53,
  },
  {
    sku: 'CANVAS-PET',
    categories: ['canvas-prints', 'gifts-for-pet-lovers', 'living-room'],
    name: 'Pet portrait canvas',
    urlKey: 'pet-portrait-canvas',
    sizeCodes: ['30X30', '28X36', '40X50', '50X50'],
    shortDescriptionHtml: '<p>Ears up, tongue in, looking just past the biscuit in your hand.</p>',
    descriptionHtml:
      '<p>Get down to the height of their eyes and have somebody squeak behind you. Fur is what canvas does well: the weave lies under every hair and makes it softer, not blurred. Dark dogs need a bright day and a light background, or the portrait will be two eyes and a nose.</p>',
    pictures: [
      { scene: 'canvas-4x5', sample: 'kelpie' },
      { scene: 'canvas-1x1', sample: 'ginger-cat' },
    ],
    metaTitle: 'Pet portraits on canvas',
    metaDescription:
      'Have a photo of your dog, cat or horse printed on stretched canvas in four sizes that suit a portrait.',
    metaKeywords: 'pet portrait, dog canvas, cat canvas, pet photo on canvas',
    position: 54,
  },
  {
    sku: 'CANVAS-MEMORY',
    categories: ['canvas-prints', 'remembrance'],
    name: 'Remembrance canvas',
    urlKey: 'remembrance-canvas',
    sizeCodes: ['28X36', '30X40', '40X50'],
    shortDescriptionHtml: '<p>For the wall, and before that for the table at the service.</p>',
    descriptionHtml:
      '<p>A portrait from a good year, a name, two dates if you want them. If there is only a small print, photograph it with care and stay with the smallest size: we show you how sharp it will be before you pay. It stands on an easel or a ledge and goes home with somebody afterwards.</p>',
    pictures: [
      { scene: 'canvas-ledge', sample: 'misty-ranges' },
      { scene: 'canvas-3x4', sample: 'desert-fields' },
    ],
    metaTitle: 'Remembrance canvas with a portrait',
    metaDescription:
      'A portrait of somebody you miss on stretched canvas, with a name and dates, in three sizes.',
    metaKeywords: 'memorial canvas, funeral photo, remembrance picture, in memory of',
    position: 55,
  },
  {
    sku: 'CANVAS-HOUSE',
    categories: ['canvas-prints', 'housewarming-gifts', 'hallway-and-front-door', 'farewell-gifts'],
    name: 'House portrait on canvas',
    urlKey: 'house-portrait-canvas',
    sizeCodes: ['20X30', '30X40', '40X60'],
    shortDescriptionHtml:
      '<p>The first house, or the one you are leaving, as it looked with your bikes outside.</p>',
    descriptionHtml:
      '<p>Stand across the street in the morning or late in the day, when the front has shape and the sky has colour. Wait until the bins are in. Number and years go well along the lower edge; for people who are moving out, let the children stand at the gate once more.</p>',
    pictures: [
      { scene: 'canvas-3x2', sample: 'terraces' },
      { scene: 'canvas-2x3', sample: 'vases' },
    ],
    metaTitle: 'House portraits on canvas',
    metaDescription:
      'A photo of a house on canvas, with its number and the years you lived there: for moving in and for moving out.',
    metaKeywords: 'house portrait, housewarming canvas, first home gift',
    position: 56,
  },
  {
    sku: 'CANVAS-JOURNEY',
    categories: ['canvas-prints', 'gifts-for-travellers', 'australia-day'],
    name: 'Holiday canvas',
    urlKey: 'holiday-canvas',
    sizeCodes: ['40X60', '60X90', '30X90'],
    shortDescriptionHtml: '<p>Where the map in the kitchen has its most worn crease.</p>',
    descriptionHtml:
      '<p>You drove four thousand kilometres for that light; do not leave it in a phone. Choose the frame without people in it, or with one of you very small, so that it still says something about the country in ten years. Place and month can hide in a corner.</p>',
    pictures: [
      { scene: 'canvas-living', sample: 'red-centre' },
      { scene: 'canvas-dining', sample: 'dusk-dunes' },
    ],
    metaTitle: 'Holiday photos on canvas',
    metaDescription:
      'Print the view from your journey on canvas: two sizes in camera shape and a long panorama.',
    metaKeywords: 'travel canvas, holiday photo canvas, landscape canvas, road trip',
    position: 57,
  },
  {
    sku: 'CANVAS-FAMILY',
    categories: ['canvas-prints', 'mothers-day', 'gifts-for-grandparents', 'christmas-gifts'],
    name: 'Family portrait canvas',
    urlKey: 'family-portrait-canvas',
    sizeCodes: ['40X50', '45X60', '60X90', '75X100'],
    shortDescriptionHtml: '<p>Everybody in one place, most of them looking at the camera.</p>',
    descriptionHtml:
      '<p>Faces should be at least as large on the wall as a coin at arm’s length, so a group of twelve wants 60 × 90 cm and two parents with a baby are happy at 40 × 50. Keep people a hand’s width from the sides, where the picture turns the corner. If somebody blinked, choose the one where grandma is laughing.</p>',
    pictures: [
      { scene: 'canvas-4x5', sample: 'family-wreath' },
      { scene: 'canvas-living', sample: 'lake' },
    ],
    metaTitle: 'Family portraits on canvas',
    metaDescription:
      'Family photos on stretched canvas in four sizes, with advice on how large each face will be on the wall.',
    metaKeywords: 'family canvas, family portrait, group photo on canvas',
    position: 58,
  },
]
