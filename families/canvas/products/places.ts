/** Canvases by what is in the picture and by the place where they hang. */
import type { FamilyProduct } from '#packages/product/pages.ts'

export const places: readonly FamilyProduct[] = [
  {
    sku: 'CANVAS-STAIRS',
    categories: ['canvas-wall-displays', 'collage-canvas-prints', 'hallway-and-front-door'],
    name: 'Canvas for a staircase, each sold singly',
    urlKey: 'staircase-canvases',
    sizeCodes: ['28X36', '30X40', '40X50'],
    shortDescriptionHtml: '<p>One for every second step, and a year between each.</p>',
    descriptionHtml:
      '<p>Hang them along a string that runs parallel to the handrail, with the middle of each above the middle of a tread. Keep to two sizes and one wrap, or the wall climbs faster than you do. The lowest goes to whoever was born last, since only they will look at it from there.</p>',
    pictures: [
      { scene: 'canvas-3x4', sample: 'kookaburra' },
      { scene: 'canvas-4x5', sample: 'lighthouse' },
    ],
    metaTitle: 'Canvas prints for a staircase wall',
    metaDescription:
      'Canvases in sizes that step up a staircase: advice on heights and gaps, and each one designed from a photo of yours.',
    metaKeywords: 'staircase wall, stair gallery, hallway canvas set',
    position: 60,
  },
  {
    sku: 'CANVAS-FOYER',
    categories: ['large-canvas-prints', 'gifts-for-the-desk'],
    name: 'Canvas for foyer and meeting room',
    urlKey: 'foyer-canvas',
    sizeCodes: ['60X90', '75X100', '100X150'],
    shortDescriptionHtml:
      '<p>Your own building site, orchard or team instead of a bridge in another country.</p>',
    descriptionHtml:
      '<p>Visitors look at whatever hangs where they wait, so let it be true. Photograph what you make, in the place where you make it. Canvas has no glass to mirror the lights of the ceiling; several for one office go through one order.</p>',
    pictures: [
      { scene: 'canvas-living', sample: 'quarters' },
      { scene: 'canvas-3x2', sample: 'tidewater' },
    ],
    metaTitle: 'Large canvas prints for offices and foyers',
    metaDescription:
      'Large canvases of your own work, place or people for foyers, clinics and meeting rooms, up to 100 × 150 cm.',
    metaKeywords: 'office canvas, foyer art, business wall art, clinic canvas',
    position: 61,
  },
  {
    sku: 'CANVAS-COAST',
    categories: ['panoramic-canvas-prints', 'australia-day', 'living-room'],
    name: 'Coastline canvas',
    urlKey: 'coastline-canvas',
    sizeCodes: ['30X90'],
    startValues: { WRAP: 'MIRROR' },
    shortDescriptionHtml: '<p>From the lighthouse to the surf club, without lifting the phone.</p>',
    descriptionHtml:
      '<p>Sweep slowly, elbows in, and begin on the side where the sun is. Waves break the seam where a panorama was stitched, so look along the foam before you order. With mirrored edges no headland is folded out of sight.</p>',
    pictures: [
      { scene: 'canvas-dining', sample: 'beach' },
      { scene: 'canvas-3x1', sample: 'surf-from-above' },
    ],
    metaTitle: 'Coastline panoramas on canvas',
    metaDescription:
      'A coastline of yours on a 30 × 90 cm canvas, with the edges mirrored so that nothing is lost.',
    metaKeywords: 'coastline panorama, beach canvas, seascape canvas',
    position: 62,
  },
  {
    sku: 'CANVAS-WILDLIFE',
    categories: ['canvas-prints', 'australia-day', 'fathers-day'],
    name: 'Wildlife canvas',
    urlKey: 'wildlife-canvas',
    sizeCodes: ['40X50', '40X60', '60X90'],
    shortDescriptionHtml: '<p>Four hours in the hide, one two-hundredth of a second, and then this.</p>',
    descriptionHtml:
      '<p>Crop with courage: an eye, a wing, the curve of a back. Photos at long reach have less detail than they seem to on a small screen, and the design tool measures what you are left with. Feathers and fur gain from the weave; scales like a touch of gloss.</p>',
    pictures: [
      { scene: 'canvas-living', sample: 'magpie' },
      { scene: 'canvas-3x2', sample: 'whale' },
    ],
    metaTitle: 'Wildlife photos on canvas',
    metaDescription:
      'Your photos of birds, whales and other wildlife on stretched canvas, measured for sharpness after the crop.',
    metaKeywords: 'wildlife canvas, bird photo canvas, nature photography print',
    position: 63,
  },
  {
    sku: 'CANVAS-FLOWER',
    categories: ['square-canvases', 'bedroom', 'mothers-day', 'womens-day'],
    name: 'Flower canvas, 50 cm square',
    urlKey: 'flower-canvas',
    sizeCodes: ['50X50'],
    shortDescriptionHtml: '<p>From her own garden, larger than it ever grew.</p>',
    descriptionHtml:
      '<p>One bloom, from straight in front, before the sun is on it. Fill the square until the petals touch the sides and let the edges carry them round. It lasts longer than a bunch, and she will still tell you what its name is.</p>',
    pictures: [
      { scene: 'canvas-living', sample: 'flower' },
      { scene: 'canvas-1x1', sample: 'ditsy-flowers' },
    ],
    metaTitle: 'Flower photos on square canvas',
    metaDescription:
      'A flower from your garden on a square canvas of 50 cm, with the petals carried round the edges.',
    metaKeywords: 'flower canvas, floral wall art, garden photo canvas',
    position: 64,
  },
  {
    sku: 'CANVAS-YEARS',
    categories: ['canvas-prints', 'wedding-gifts', 'birthday-gifts', 'gifts-for-couples'],
    name: 'Then and now canvas',
    urlKey: 'then-and-now-canvas',
    sizeCodes: ['30X40', '40X60'],
    shortDescriptionHtml: '<p>Same steps, same pose, thirty years, one dog fewer.</p>',
    descriptionHtml:
      '<p>Take the new photo in the old place and stand where you stood. Join the two in any phone’s editor, or order two canvases of one size and hang them a hand apart. The sepia filter on both makes it harder to say which is which, for about a second.</p>',
    pictures: [
      { scene: 'canvas-3x2', sample: 'beach' },
      { scene: 'canvas-2x3', sample: 'southern-night' },
    ],
    metaTitle: 'Then and now photos on canvas',
    metaDescription:
      'Two photos, decades apart, on one canvas or a pair: for anniversaries, birthdays and reunions.',
    metaKeywords: 'then and now, anniversary canvas, golden wedding gift',
    position: 65,
  },
  {
    sku: 'CANVAS-MATCH',
    categories: ['canvas-prints', 'team-gifts', 'childrens-room'],
    name: 'Match-day canvas',
    urlKey: 'match-day-canvas',
    sizeCodes: ['40X60', '50X75'],
    shortDescriptionHtml: '<p>Muddy, airborne, number nine, and the ball just out of the picture.</p>',
    descriptionHtml:
      '<p>Burst mode from the boundary gives you forty frames; the best has daylight under both boots. Crop out the fence and the esky. Number, club and score fit along the lower edge for the years when nobody remembers whether it went in.</p>',
    pictures: [
      { scene: 'canvas-2x3', sample: 'rocket' },
      { scene: 'canvas-3x2', sample: 'sun-path' },
    ],
    metaTitle: 'Sports photos on canvas',
    metaDescription:
      'An action photo from match day on canvas with a number, a club and a score, in two sizes.',
    metaKeywords: 'sports canvas, football photo print, netball canvas, match day',
    position: 66,
  },
]
