/** What Keepsake Canvas lists by the day that it is for. Each is at the address that the footer names. */
import type { CategoryDraft } from '#shop/catalogue/commands/add-category.ts'

const occasion = (position: number, category: Omit<CategoryDraft, 'position'>): CategoryDraft => ({
  parentUrlKey: 'occasions',
  hasOwnAddress: true,
  position,
  ...category,
})

export const occasionCategories: readonly CategoryDraft[] = [
  {
    name: 'Occasions',
    urlKey: 'occasions',
    description:
      'Presents by the day that they are for. Everything here is made to order from your own photo; the page of each product says when it can arrive.',
    metaTitle: 'Photo presents for every occasion',
    metaDescription:
      'Personalised photo presents for birthdays, weddings, new babies, Christmas and the days in between, designed by you.',
    position: 200,
  },
  occasion(201, {
    name: 'Christmas',
    urlKey: 'christmas-gifts',
    description:
      'For the tree, the mantel and the long lunch in the heat. Things with a name on them save an argument before breakfast.',
    metaTitle: 'Personalised Christmas gifts and decorations',
    metaDescription:
      'Ornaments, stockings, placemats and presents with your own photos and names for Christmas in Australia.',
  }),
  occasion(202, {
    name: 'Birthdays',
    urlKey: 'birthday-gifts',
    description:
      'From one candle to more than you care to count. Find the worst haircut they ever had; it prints as sharply as the others.',
    metaTitle: 'Birthday gifts with your own photos',
    metaDescription:
      'Photo presents and party pieces for birthdays of any size: posters, mugs, aprons, cards and more.',
  }),
  occasion(203, {
    name: 'Weddings and anniversaries',
    urlKey: 'wedding-gifts',
    description:
      'For the couple, by the guests, and for the tables on the day. A date can go on nearly all of it, so check it twice.',
    metaTitle: 'Wedding and anniversary gifts with photos',
    metaDescription:
      'Wedding presents, table pieces and save-the-date magnets from your own photos, for the day and for each year after.',
  }),
  occasion(204, {
    name: 'New baby',
    urlKey: 'new-baby-gifts',
    description:
      'For the small person, for the tired people, and for the family who live too far away to hold either.',
    metaTitle: 'New baby gifts with a name or a photo',
    metaDescription:
      'Blankets, blocks, mugs and canvases with a baby’s name, date and first photos, for parents and for grandparents.',
  }),
  occasion(205, {
    name: 'Housewarming',
    urlKey: 'housewarming-gifts',
    description:
      'They have boxes enough. Bring one thing that belongs to this house only: its number, its street, its first dinner.',
    metaTitle: 'Housewarming gifts with a personal touch',
    metaDescription:
      'Doormats, boards, coasters and house portraits with a name, a number or a photo, for people who have just moved in.',
  }),
  occasion(206, {
    name: 'Farewells and thank-yous',
    urlKey: 'farewell-gifts',
    description:
      'The last day of term, of the job, of the season. A photo with all the faces in it says most of what the card does not.',
    metaTitle: 'Farewell and thank-you gifts with photos',
    metaDescription:
      'Thank-you presents for teachers, coaches, colleagues and neighbours who are moving on, with your own photos and words.',
  }),
  occasion(207, {
    name: 'In memory',
    urlKey: 'remembrance',
    description: 'Quiet things to keep: a portrait for the wall, a small one for the shelf, one to wear..',
    metaTitle: 'Keepsakes in memory of somebody',
    metaDescription:
      'Remembrance canvases, blocks, ornaments and pendants with a photo of a person or a pet that you miss.',
  }),
  occasion(208, {
    name: 'Valentine’s Day',
    urlKey: 'valentines-day',
    description:
      'The fourteenth of February is in summer here, so nothing on this page melts. Inside jokes print as well as sunsets do.',
    metaTitle: 'Valentine’s Day gifts with your photos',
    metaDescription:
      'Photo presents for two: pendants, mugs, vows on canvas and blocks for the bedside, designed with your own picture.',
  }),
  occasion(209, {
    name: 'Mother’s Day',
    urlKey: 'mothers-day',
    description:
      'She has the photos; she took most of them, which is why she is in so few. Find one with her in it and begin there.',
    metaTitle: 'Mother’s Day gifts with photos of the family',
    metaDescription:
      'Presents for mothers and grandmothers in May: mugs, pillows, pendants and portraits from your own photos.',
  }),
  occasion(210, {
    name: 'Father’s Day',
    urlKey: 'fathers-day',
    description:
      'The first Sunday in September, and he wants nothing, he says. He will use a mug, an apron or a pair of socks with the dog on them.',
    metaTitle: 'Father’s Day gifts with photos',
    metaDescription:
      'Presents for fathers and grandfathers: barbecue aprons, mugs, socks, desk mats and metal prints with your own photo.',
  }),
  occasion(211, {
    name: 'Women’s Day',
    urlKey: 'womens-day',
    description:
      'The eighth of March is for thanking the women who hold things up: the team, the teacher, the friend, the aunt with the ute.',
    metaTitle: 'Women’s Day gifts with your own photos',
    metaDescription:
      'Small photo presents for International Women’s Day, for friends, colleagues, teams and the women of the family.',
  }),
  occasion(212, {
    name: 'Australia Day',
    urlKey: 'australia-day',
    description:
      'Towels, brollies and pictures of the places you drive to in January: beach, bush, river and reef.',
    metaTitle: 'Prints and gifts of Australian places',
    metaDescription:
      'Canvases, towels, aprons and more with your photos of Australian beaches, bush and wildlife, for the long weekend in January.',
  }),
]
