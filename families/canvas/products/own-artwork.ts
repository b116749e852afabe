/** Canvases that begin with words, drawings and paintings. */
import type { FamilyProduct } from '#packages/product/pages.ts'

export const ownArtwork: readonly FamilyProduct[] = [
  {
    sku: 'CANVAS-WORDS',
    categories: ['custom-canvas-prints', 'hallway-and-front-door'],
    name: 'Canvas with your own words',
    urlKey: 'canvas-with-words',
    shortDescriptionHtml: '<p>House rules, a line of a song you wrote, what grandfather always said.</p>',
    descriptionHtml:
      '<p>Type straight onto the canvas, on a plain colour or across a photo with a quiet sky in it. Ten words are plenty; set them large enough to be read from the doorway. What is somebody else’s poem belongs to somebody else, so use your own words or old ones.</p>',
    pictures: [
      { scene: 'canvas-3x2', sample: 'hello-sunshine' },
      { scene: 'canvas-ledge', sample: 'home' },
    ],
    metaTitle: 'Canvas prints with your own words',
    metaDescription:
      'Write a quote, a rule or a family saying on canvas: choose letters, colour and place, and see the edges.',
    metaKeywords: 'quote canvas, text canvas, words on canvas, family rules',
    position: 40,
  },
  {
    sku: 'CANVAS-NAME',
    categories: ['custom-canvas-prints', 'panoramic-canvas-prints', 'childrens-room', 'new-baby-gifts'],
    name: 'Name canvas',
    urlKey: 'name-canvas',
    sizeCodes: ['30X90'],
    shortDescriptionHtml: '<p>A name, 90 cm long, over a bed, a cot or a chest of dress-ups.</p>',
    descriptionHtml:
      '<p>Short names become enormous and long ones become elegant; this shape takes both. Put a pattern inside the letters by making them in another app, or type on a colour here and keep it simple. It also settles which room is whose when cousins come to stay.</p>',
    pictures: [
      { scene: 'canvas-3x1', sample: 'name-olive' },
      { scene: 'canvas-dining', sample: 'name-olive' },
    ],
    metaTitle: 'Name canvas for a child’s room, 30 × 90 cm',
    metaDescription:
      'A long canvas with a child’s name in letters that you choose, on a colour, a pattern or a photo.',
    metaKeywords: 'name canvas, nursery name sign, personalised name print',
    position: 41,
  },
  {
    sku: 'CANVAS-DRAWING',
    categories: ['custom-canvas-prints', 'gifts-for-grandparents', 'gifts-for-children'],
    name: 'Child’s drawing on canvas',
    urlKey: 'childs-drawing-on-canvas',
    sizeCodes: ['20X20', '28X36', '30X40', '40X50'],
    shortDescriptionHtml:
      '<p>Out of the school bag, off the fridge, onto the wall where the good pictures hang.</p>',
    descriptionHtml:
      '<p>Lay the page by a window, no flash, and photograph it from straight above. Crumpled paper and felt-pen dots are part of it. Let the artist sign in the corner of the design with name and age, since by next year neither of you will remember.</p>',
    pictures: [
      { scene: 'canvas-5x4', sample: 'dinosaurs' },
      { scene: 'canvas-3x4', sample: 'rocket' },
    ],
    metaTitle: 'Children’s drawings printed on canvas',
    metaDescription:
      'Turn a drawing by a child into a stretched canvas: photograph the page, add name and age, choose the size.',
    metaKeywords: 'kids drawing canvas, child artwork print, drawing to canvas',
    position: 42,
  },
  {
    sku: 'CANVAS-MAP',
    categories: ['custom-canvas-prints', 'housewarming-gifts', 'gifts-for-travellers'],
    name: 'Map canvas of a place you know',
    urlKey: 'map-canvas',
    sizeCodes: ['28X36', '40X50', '45X60', '75X100'],
    shortDescriptionHtml: '<p>The town you left, the island you found, the street with the good bakery.</p>',
    descriptionHtml:
      '<p>Bring a map that you may print: one you drew, one of your council’s open data, or the hiking map from the glovebox that is older than copyright. Mark a spot with a word. Thin lines stay crisp on canvas as long as the file is large, and the design tool says when it is not.</p>',
    pictures: [
      { scene: 'canvas-3x4', sample: 'town-map' },
      { scene: 'canvas-4x3', sample: 'island-map' },
    ],
    metaTitle: 'Map canvas prints from your own map',
    metaDescription:
      'Print a map of your town, island or walk on canvas, with a word where it matters, in four sizes.',
    metaKeywords: 'map canvas, town map print, custom map wall art',
    position: 43,
  },
  {
    sku: 'CANVAS-PAINTING',
    categories: ['custom-canvas-prints', 'quality-canvas-prints'],
    name: 'Your painting, copied on canvas',
    urlKey: 'painting-copied-on-canvas',
    shortDescriptionHtml: '<p>One original, three children, and everybody wants it: here is the way out.</p>',
    descriptionHtml:
      '<p>A painting copied onto cloth looks more at home than one on paper. Photograph yours outdoors under cloud, camera level with its middle, or have it scanned. The matte finish is closest to oil that has dried for years. You need the right to copy it: your own, or that of the family’s painter.</p>',
    pictures: [
      { scene: 'canvas-ledge', sample: 'painted-meadow' },
      { scene: 'canvas-2x3', sample: 'quiet-bands' },
    ],
    metaTitle: 'Copies of your painting on canvas',
    metaDescription:
      'Reproduce your own painting on stretched canvas: pigment inks on poly-cotton, matte, satin or gloss, in fourteen sizes.',
    metaKeywords: 'giclee canvas, art reproduction, print my painting, canvas copy',
    position: 44,
  },
  {
    sku: 'CANVAS-MONO',
    categories: ['quality-canvas-prints', 'living-room'],
    name: 'Black and white canvas',
    urlKey: 'black-and-white-canvas',
    shortDescriptionHtml: '<p>Take the colour out, and the photo is about the people again.</p>',
    descriptionHtml:
      '<p>The filter is one press in the design tool, and one press takes it off again. It forgives mixed light, loud shirts and the green bin in the background. Pictures from different cameras and decades hang together once none of them has a colour to argue about.</p>',
    pictures: [
      {
        scene: 'canvas-4x3',
        sample: 'sketch-lake',
        label: 'A canvas of a lake in tones of grey, leaning on a plaster wall',
      },
      {
        scene: 'canvas-1x1',
        sample: 'sketch-flower',
        label: 'A square canvas of a dahlia in tones of grey, leaning on a plaster wall',
      },
    ],
    metaTitle: 'Black and white canvas prints',
    metaDescription:
      'Turn a photo black and white while you design, and have it printed on canvas with edges to match.',
    metaKeywords: 'black and white canvas, monochrome canvas, b&w photo print',
    position: 45,
  },
  {
    sku: 'CANVAS-POP',
    categories: ['pop-art-canvas', 'square-canvases'],
    name: 'Pop art square canvas',
    urlKey: 'pop-art-square',
    sizeCodes: ['30X30', '50X50'],
    startValues: { WRAP: 'COLOUR' },
    shortDescriptionHtml: '<p>A fruit, a cat or a friend, in four colours and no shadows.</p>',
    descriptionHtml:
      '<p>Start with a cut-out on plain ground: a face in profile, one hand with a cup. The vivid filter pushes what colour there is; an app for posters goes further and gives you flat areas, which canvas holds beautifully. Give the edges the brightest shade in it.</p>',
    pictures: [
      { scene: 'canvas-1x1', sample: 'wavy-check' },
      { scene: 'canvas-1x1', sample: 'arches' },
    ],
    metaTitle: 'Pop art on square canvas',
    metaDescription:
      'Square canvases of 30 and 50 cm for bold colour: your artwork or a photo with the vivid filter, and bright edges.',
    metaKeywords: 'pop art canvas, pop art portrait, bright square canvas',
    position: 46,
  },
]
