/** The departments of Keepsake Canvas: what it lists the categories of its families under. */
import type { CategoryDraft } from '#shop/catalogue/commands/add-category.ts'

export const departmentCategories: readonly CategoryDraft[] = [
  {
    name: 'Wall art',
    urlKey: 'wall-art',
    description:
      'All that hangs: canvas in several parts, glass-clear acrylic, aluminium, timber, paper behind a frame, and tiles that come off again.',
    metaTitle: 'Photo wall art: canvas sets, acrylic, metal, wood and posters',
    metaDescription:
      'Prints for the wall: canvas in several parts, acrylic, metal, timber, framed prints, posters, bus rolls and tiles from your own photos.',
    position: 120,
  },
  {
    name: 'Home and living',
    urlKey: 'home-and-living',
    description:
      'What is sat on, slept under, stepped over and switched on every day, in a picture or a pattern that nobody else has.',
    metaTitle: 'Blankets, cushions, rugs and lamps with your photos',
    metaDescription:
      'Photo blankets, cushions, rugs, mats, lamps, clocks and ornaments for the home, made from pictures of your own.',
    position: 121,
  },
  {
    name: 'Kitchen and drinkware',
    urlKey: 'kitchen-and-drinkware',
    description: 'First coffee, last biscuit, and whatever holds the shopping list to the fridge in between.',
    metaTitle: 'Photo mugs, coasters, boards and placemats',
    metaDescription:
      'Mugs, bottles, coasters, chopping boards, aprons, placemats and magnets printed with your own pictures.',
    position: 122,
  },
  {
    name: 'Games and desk',
    urlKey: 'games-and-desk',
    description:
      'For rainy Sundays and for Monday morning: things to lay, to shuffle, to read with and to click on.',
    metaTitle: 'Photo puzzles, cards, games and desk things',
    metaDescription:
      'Jigsaws, playing cards, memory games, cubes, bookmarks, mouse pads and pen drives with photos that you choose.',
    position: 123,
  },
  {
    name: 'Accessories',
    urlKey: 'photo-accessories',
    description:
      'It leaves the house with you: to the beach, to training, to the vet and through the baggage hall.',
    metaTitle: 'Socks, towels, tags, cases and jewellery with photos',
    metaDescription:
      'Beach towels, socks, umbrellas, luggage tags, phone cases, pendants and pet tags printed with your own photos.',
    position: 124,
  },
]
