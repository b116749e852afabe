/** What the shop opens with of photo mugs. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Ceramic'] },
  specifications: [
    'White ceramic mug of 11 oz, 325 ml, or of 15 oz, 440 ml',
    'Dye sublimation: the picture is in the glaze',
    'Print of 229 × 89 mm, 229 × 97 mm on the large one, from one side of the handle to the other',
    'Microwave safe',
  ],
  quantityDiscounts: [
    { fromQuantity: 2, percentOff: 5 },
    { fromQuantity: 6, percentOff: 10 },
    { fromQuantity: 12, percentOff: 15 },
  ],
  categories: [
    {
      name: 'Photo mugs',
      urlKey: 'custom-photo-mugs',
      parentUrlKey: 'kitchen-and-drinkware',
      hasOwnAddress: true,
      description: 'Your photo all the way round a white ceramic mug.',
      metaTitle: 'Photo mugs from your pictures',
      metaDescription:
        'White ceramic mugs with your own photo all round, designed by you. Prices in Australian dollars with GST.',
      position: 3,
    },
  ],
  products: [
    {
      sku: 'MUG',
      name: 'Custom photo mug',
      urlKey: 'custom-photo-mug',
      categories: ['custom-photo-mugs', 'personalized-photo-gifts', 'kitchen-and-table'],
      shortDescriptionHtml: '<p>One photo all round, and room for a name opposite the handle.</p>',
      descriptionHtml:
        '<p>A wide photo goes all the way round; an upright one is cropped to the band that shows. The design tool shows it from both sides before you pay.</p>',
      pictures: [
        { scene: 'mug-pair', sample: 'lemons' },
        { scene: 'mug-close', sample: 'kookaburra' },
      ],
      metaTitle: 'Custom photo mugs',
      metaDescription:
        'Design a mug of 11 or 15 oz from your own photo and see it from both sides before you pay.',
      metaKeywords: 'photo mug, custom mug, mug with picture',
      position: 1,
    },
    {
      sku: 'MUG-TEACHER',
      name: 'Teacher’s mug from the class',
      urlKey: 'teachers-mug',
      categories: ['custom-photo-mugs', 'gifts-for-teachers', 'farewell-gifts'],
      shortDescriptionHtml: '<p>Twenty-six drawings of one teacher, all the way round.</p>',
      descriptionHtml:
        '<p>Have every child draw a face the size of a matchbox, lay them in rows on the floor, and photograph the lot from above. The wrap takes about three rows of nine. It will live in a staff room among forty others, so put the teacher’s name opposite the handle.</p>',
      pictures: [
        { scene: 'mug-close', sample: 'alphabet' },
        { scene: 'mug-pair', sample: 'wavy-check' },
      ],
      metaTitle: 'Mugs for teachers, with drawings from the class',
      metaDescription:
        'Make a thank-you mug for a teacher from the drawings of a whole class: white ceramic, printed all round.',
      metaKeywords: 'teacher mug, class gift, thank you teacher, end of year present',
      position: 2,
    },
    {
      sku: 'MUG-GRAND',
      name: 'Mug with the grandchildren',
      urlKey: 'mug-with-the-grandchildren',
      categories: ['custom-photo-mugs', 'gifts-for-grandparents', 'mothers-day'],
      shortDescriptionHtml: '<p>One grandchild on each side of the handle, and the third opposite.</p>',
      descriptionHtml:
        '<p>Three upright photos side by side make one wide picture in any phone’s editor; bring that, and the wrap does the rest. Write the names under the faces in letters that can be read without glasses. When a fourth arrives, you know where to find us.</p>',
      pictures: [
        { scene: 'mug-pair', sample: 'family-wreath' },
        { scene: 'mug-close', sample: 'beach' },
      ],
      metaTitle: 'Mugs with grandchildren, for nan and pop',
      metaDescription:
        'A white ceramic mug for grandparents with photos and names of the grandchildren all the way round.',
      metaKeywords: 'grandma mug, grandpa mug, nan mug, mug with grandkids',
      position: 3,
    },
    {
      sku: 'MUG-DAD',
      name: 'Mug for the early shift',
      urlKey: 'mug-for-dad',
      categories: ['custom-photo-mugs', 'fathers-day', 'birthday-gifts', 'personalized-photo-gifts'],
      shortDescriptionHtml: '<p>For the parent who is up at five with the baby, the dog or the ute.</p>',
      descriptionHtml:
        '<p>Choose a photo with room to the left and right of the action, since a wide one shows from every side of the table. A line such as the team’s motto goes opposite the handle. The 11 oz mug holds 325 ml, which he will tell you is not a big coffee; the other holds 440.</p>',
      pictures: [
        { scene: 'mug-close', sample: 'magpie' },
        { scene: 'mug-pair', sample: 'storm-plains' },
      ],
      metaTitle: 'Photo mugs for fathers',
      metaDescription:
        'A photo mug for dad, printed all round on white ceramic, microwave safe for the coffee that went cold.',
      metaKeywords: 'dad mug, fathers day mug, mug for him',
      position: 4,
    },
    {
      sku: 'MUG-PET',
      name: 'Mug with your pet on it',
      urlKey: 'pet-photo-mug',
      categories: ['custom-photo-mugs', 'gifts-for-pet-lovers', 'gifts-for-the-desk'],
      shortDescriptionHtml: '<p>Good morning from somebody who has been waiting by the bowl since six.</p>',
      descriptionHtml:
        '<p>A dog lying down is exactly the shape of the wrap: nose on the left, tail on the right, handle where the collar was. Cats prefer to look over the rim, so move them up until the ears nearly touch it. Light fur needs a coloured background, or it melts into the white.</p>',
      pictures: [
        { scene: 'mug-close', sample: 'ginger-cat' },
        { scene: 'mug-pair', sample: 'kelpie' },
      ],
      metaTitle: 'Photo mugs with dogs and cats',
      metaDescription:
        'Put your dog, cat or chicken on a white ceramic mug and see it from both sides before you pay.',
      metaKeywords: 'dog mug, cat mug, pet mug, mug with my dog',
      position: 5,
    },
    {
      sku: 'MUG-DRAWING',
      name: 'Mug with a child’s drawing',
      urlKey: 'childs-drawing-mug',
      categories: ['custom-photo-mugs', 'gifts-for-children', 'mothers-day', 'fathers-day'],
      shortDescriptionHtml: '<p>Felt pen on ceramic, without anybody drawing on the actual mug.</p>',
      descriptionHtml:
        '<p>Fold a sheet of A4 in three across the long side: one third is nearly the shape of the wrap. Let them fill the strip, photograph it by a window, and place it so that the start and the end meet at the handle. The picture is in the glaze, so no spoon scratches it off.</p>',
      pictures: [
        { scene: 'mug-pair', sample: 'dinosaurs' },
        { scene: 'mug-close', sample: 'rocket' },
      ],
      metaTitle: 'Mugs with a drawing by your child',
      metaDescription:
        'Turn a drawing by a child into a mug: photograph the page, place it round the wrap, and see both sides.',
      metaKeywords: 'kids drawing mug, childrens art mug, draw your own mug',
      position: 6,
    },
    {
      sku: 'MUG-COUPLE',
      name: 'One of two mugs for a couple',
      urlKey: 'mugs-for-two',
      categories: ['custom-photo-mugs', 'gifts-for-couples', 'valentines-day', 'wedding-gifts'],
      shortDescriptionHtml: '<p>Half of a photo on yours, the other half on theirs.</p>',
      descriptionHtml:
        '<p>Use one picture twice and move it: on the first mug the left half faces you, on the second the right. Side by side on the bench they make up again each morning. Each mug is designed and ordered by itself, so yours may also say whose coffee is which.</p>',
      pictures: [
        { scene: 'mug-pair', sample: 'sun-path' },
        { scene: 'mug-close', sample: 'balloon' },
      ],
      metaTitle: 'Photo mugs for couples',
      metaDescription:
        'Design two mugs that belong together: one photo in halves, two names, or a private joke, on white ceramic.',
      metaKeywords: 'couple mugs, his and hers mugs, anniversary mugs',
      position: 7,
    },
    {
      sku: 'MUG-CLUB',
      name: 'Club and team mug',
      urlKey: 'club-mug',
      categories: ['custom-photo-mugs', 'team-gifts', 'farewell-gifts'],
      shortDescriptionHtml: '<p>The season on one side, the sponsor of the sausages on the other.</p>',
      descriptionHtml:
        '<p>Colours run right to the rim, so a club’s stripes can go all the way round with the crest in the middle. Keep names at least as tall as a grain of rice. For the whole squad, send one list through the bulk order and change only the number.</p>',
      pictures: [
        { scene: 'mug-pair', sample: 'gingham' },
        { scene: 'mug-close', sample: 'rug-stripes' },
      ],
      metaTitle: 'Mugs for clubs and teams',
      metaDescription:
        'Mugs in a club’s colours with a crest, names or the team photo, one by one or for the whole squad.',
      metaKeywords: 'team mug, club mug, coach mug, sports club gift',
      position: 8,
    },
    {
      sku: 'MUG-BABY',
      name: 'Mug that says there is a baby',
      urlKey: 'baby-news-mug',
      categories: ['custom-photo-mugs', 'new-baby-gifts', 'gifts-for-grandparents'],
      shortDescriptionHtml:
        '<p>Hand it over full, wait, and watch them get to the bottom of the picture.</p>',
      descriptionHtml:
        '<p>A scan, a pair of small shoes, or only “due in June” on the side that faces them. Send one to the grandparents who live too far away to be told in person, and ring them while they unpack it. Leave the name off until it is decided.</p>',
      pictures: [
        { scene: 'mug-close', sample: 'whale' },
        { scene: 'mug-pair', sample: 'arches' },
      ],
      metaTitle: 'Mugs to announce a baby',
      metaDescription:
        'Tell the family about a baby with a mug: a scan, a month or a photo on white ceramic, printed all round.',
      metaKeywords: 'pregnancy announcement mug, baby news, grandparents to be',
      position: 9,
    },
    {
      sku: 'MUG-BIRTHDAY',
      name: 'Birthday mug with the year',
      urlKey: 'birthday-mug',
      categories: ['custom-photo-mugs', 'birthday-gifts', 'gifts-for-the-desk'],
      shortDescriptionHtml: '<p>Born in 1974, refilled ever since.</p>',
      descriptionHtml:
        '<p>Put the school photo from then on one side and this morning on the other; the handle is the decades in between. A year in large figures works from across the office. If you have no school photo, ask a sister.</p>',
      pictures: [
        { scene: 'mug-pair', sample: 'birthday-mia' },
        { scene: 'mug-close', sample: 'quarters' },
      ],
      metaTitle: 'Birthday mugs with a photo and a year',
      metaDescription: 'A birthday mug with photos from then and now, a name or a year, on white ceramic.',
      metaKeywords: 'birthday mug, 50th birthday mug, year mug',
      position: 10,
    },
    {
      sku: 'MUG-HANDWRITING',
      name: 'Mug with a handwritten line',
      urlKey: 'handwritten-mug',
      categories: [
        'custom-photo-mugs',
        'remembrance',
        'womens-day',
        'kitchen-and-table',
        'personalized-photo-gifts',
      ],
      shortDescriptionHtml: '<p>Four words from a shopping list, in a hand you would know anywhere.</p>',
      descriptionHtml:
        '<p>Photograph the writing by daylight, crop close, and turn it black and white so that old paper goes pale. It can run round the whole mug or stand small beside the handle. The note itself goes back into the drawer.</p>',
      pictures: [
        { scene: 'mug-close', sample: 'gum-leaves' },
        { scene: 'mug-pair', sample: 'hello-sunshine' },
      ],
      metaTitle: 'Mugs with somebody’s handwriting',
      metaDescription:
        'Put a line of handwriting on a mug: from a letter, a recipe or a list, all the way round or small.',
      metaKeywords: 'handwriting mug, memorial mug, letter mug',
      position: 11,
    },
  ],
}
