/** What Keepsake Canvas lists by the room that it is for. */
import type { CategoryDraft } from '#shop/catalogue/commands/add-category.ts'

const room = (position: number, category: Omit<CategoryDraft, 'position'>): CategoryDraft => ({
  parentUrlKey: 'by-room',
  hasOwnAddress: true,
  position,
  ...category,
})

export const roomCategories: readonly CategoryDraft[] = [
  {
    name: 'Rooms',
    urlKey: 'by-room',
    description:
      'Walk through the house and stop where it looks back at you. Here is what suits each room, and what does not mind its steam, sand or light.',
    metaTitle: 'Photo prints and textiles by room',
    metaDescription:
      'Prints, rugs, cushions and tableware with your own photos for living room, bedroom, kitchen, children’s room and front door.',
    position: 240,
  },
  room(241, {
    name: 'Living room',
    urlKey: 'living-room',
    description:
      'One large picture, or many small ones; rarely both. Cushions and rugs pick up a colour from either.',
    metaTitle: 'Photo wall art and cushions for the living room',
    metaDescription:
      'Large canvases, photo walls, cushions, throws and rugs of your own design for the living room.',
  }),
  room(242, {
    name: 'Bedroom',
    urlKey: 'bedroom',
    description: 'What you see last at night and first in the morning. Quiet pictures sleep better.',
    metaTitle: 'Photo prints and blankets for the bedroom',
    metaDescription: 'Pictures above the bed, blankets on it and a rug beside it, from your own photos.',
  }),
  room(243, {
    name: 'Children’s room',
    urlKey: 'childrens-room',
    description:
      'Names on doors, rockets on walls, dinosaurs around the light switch. Chosen by the owner of the room, paid for by you.',
    metaTitle: 'Personalised pieces for a child’s room',
    metaDescription:
      'Name canvases, posters, rugs, cushions, clocks and switch panels for nurseries and children’s rooms.',
  }),
  room(244, {
    name: 'Kitchen and table',
    urlKey: 'kitchen-and-table',
    description:
      'Things that get wet, hot and passed around. All of them wipe clean, and none of them is precious.',
    metaTitle: 'Photo tableware and kitchen pieces',
    metaDescription:
      'Placemats, coasters, boards, mugs, aprons and a clock with your photos for the kitchen and the table.',
  }),
  room(245, {
    name: 'Hallway and front door',
    urlKey: 'hallway-and-front-door',
    description:
      'Two square metres that every visitor sees. Say hello, say the number, and leave space for shoes.',
    metaTitle: 'Doormats and prints for the hallway',
    metaDescription:
      'Personalised doormats, upright canvases, house portraits and tiles for hallways and front doors.',
  }),
  room(246, {
    name: 'Beach and garden',
    urlKey: 'beach-and-garden',
    description: 'For sand, lawn and sideline, in colours that you can find again from the water.',
    metaTitle: 'Photo towels, mats and umbrellas for outdoors',
    metaDescription: 'Beach towels, umbrellas, yoga mats and aprons with your own design for days outside.',
  }),
]
