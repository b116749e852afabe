/** What Keepsake Canvas lists by the person that it is for. */
import type { CategoryDraft } from '#shop/catalogue/commands/add-category.ts'

const recipient = (position: number, category: Omit<CategoryDraft, 'position'>): CategoryDraft => ({
  parentUrlKey: 'personalized-photo-gifts',
  hasOwnAddress: true,
  position,
  ...category,
})

export const recipientCategories: readonly CategoryDraft[] = [
  {
    name: 'Photo gifts',
    // As the requirements spell the address (RT-162).
    urlKey: 'personalized-photo-gifts',
    description:
      'Everything that is not only for the wall: things to drink from, sleep under, cook with and travel with, each with a picture of yours.',
    metaTitle: 'Personalised photo gifts',
    metaDescription:
      'Mugs, blankets, pillows, boards, towels and keepsakes with your own photo, sorted by who they are for.',
    position: 220,
  },
  recipient(221, {
    name: 'For grandparents',
    urlKey: 'gifts-for-grandparents',
    description:
      'They have asked for photos for years; here are some that do not need a password. Large faces, large letters, and the names in the right order.',
    metaTitle: 'Photo gifts for grandparents',
    metaDescription:
      'Presents for nan, pop, nonna and yiayia: mugs, blankets, blocks and portraits with the grandchildren on them.',
  }),
  recipient(222, {
    name: 'For couples',
    urlKey: 'gifts-for-couples',
    description: 'Two names, one photo, and no need to explain to anybody else why it is funny.',
    metaTitle: 'Photo gifts for couples',
    metaDescription:
      'Presents for two from your own photos: pillows, coasters, tags and canvases for anniversaries and for no reason.',
  }),
  recipient(223, {
    name: 'For children',
    urlKey: 'gifts-for-children',
    description:
      'Their name, their drawing, their dinosaur. What has a name on it also comes home from school more often.',
    metaTitle: 'Personalised gifts for children',
    metaDescription:
      'Blankets, towels, aprons, placemats and posters with a child’s name, photo or drawing on them.',
  }),
  recipient(224, {
    name: 'For pets and their people',
    urlKey: 'gifts-for-pet-lovers',
    description:
      'Portraits for those with two legs, bowls and tags for those with four. All of them will be sniffed.',
    metaTitle: 'Pet gifts with your own photo',
    metaDescription:
      'Pet portraits, bowls, tags, blankets and socks with a photo of your dog, cat or anything else that sits still.',
  }),
  recipient(225, {
    name: 'For teachers',
    urlKey: 'gifts-for-teachers',
    description:
      'From one child or from twenty-six of them. Small, useful, and signed by everybody who can hold a pen.',
    metaTitle: 'Gifts for teachers from the class',
    metaDescription:
      'Thank-you presents for teachers, educators and aides: mugs, bookmarks, coasters and framed class photos.',
  }),
  recipient(226, {
    name: 'For teams and clubs',
    urlKey: 'team-gifts',
    description:
      'End-of-season things for players, coaches and the parent who does the oranges. Many pieces of one design go quickly with a <a href="/bulk-order">bulk order</a>.',
    metaTitle: 'Team gifts and club pieces with photos',
    metaDescription:
      'Magnets, mugs, towels and posters with a team photo or a club’s colours, for presentation night and the clubhouse.',
  }),
  recipient(227, {
    name: 'For cooks and hosts',
    urlKey: 'gifts-for-cooks',
    description:
      'For the one who feeds everybody. Handwriting, vegetables and very clear warnings about the kitchen all print well.',
    metaTitle: 'Photo gifts for cooks and hosts',
    metaDescription:
      'Aprons, glass chopping boards, placemats and coasters with recipes, drawings and photos of your own.',
  }),
  recipient(228, {
    name: 'For travellers',
    urlKey: 'gifts-for-travellers',
    description:
      'To take along, and to remember it by. Bags, decks of cards and towels on the way out; a map and a panorama on the way home.',
    metaTitle: 'Photo gifts for travellers',
    metaDescription:
      'Luggage tags, playing cards, towels and holiday prints with your own pictures, for before the trip and after it.',
  }),
  recipient(229, {
    name: 'For the desk',
    urlKey: 'gifts-for-the-desk',
    description:
      'Eight hours a day is long to look at nothing. Small things that stand beside a screen and are better company than it.',
    metaTitle: 'Photo gifts for desk and office',
    metaDescription:
      'Mouse pads, desk mats, blocks, phone stands and mugs with your own photo, for the office and the table at home.',
  }),
  recipient(230, {
    name: 'Photo collage',
    urlKey: 'photo-collage',
    description:
      'For those who cannot choose one. Sets and walls in which every piece has a photo of its own.',
    metaTitle: 'Photo collages and sets of several photos',
    metaDescription:
      'Show many photos together: tiles, coasters, placemats, magnets and canvases with a different picture on each.',
  }),
]
