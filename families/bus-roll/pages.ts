/** What the shop opens with of bus rolls: one page for every size, and one for those as high as a door. */
import type { FamilyPages } from '#packages/product/pages.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Paper', 'Canvas'] },
  specifications: [
    'Matte paper of 230 g a square metre, or poly-cotton canvas of 400 g',
    'Two to thirty lines, each set to the full width, printed from outlines',
    'Black, navy, green or cream, in pigment inks',
    'Two timber bars and a cord; hangs from one nail',
  ],
  categories: [
    {
      name: 'Bus rolls',
      urlKey: 'bus-rolls',
      parentUrlKey: 'wall-art',
      hasOwnAddress: true,
      description:
        'Destination scrolls of your own places: line under line of capitals, each as wide as the roll, between two timber bars.',
      metaTitle: 'Custom bus rolls and tram scrolls',
      metaDescription:
        'Write your own bus roll: suburbs, streets or names as a destination scroll in five sizes, on paper or canvas. Prices in Australian dollars with GST.',
      position: 43,
    },
  ],
  products: [
    {
      sku: 'BUSROLL',
      name: 'Custom bus roll',
      urlKey: 'custom-bus-roll',
      categories: ['bus-rolls'],
      shortDescriptionHtml:
        '<p>Your own places as the blind of an old bus: two to thirty lines, edge to edge.</p>',
      descriptionHtml:
        '<p>Before displays, buses and trams carried a long linen blind with every stop of the line on it. Write your own: where you grew up, where you met, every house since. We set each line to the full width as you type, and you move it up or down until the order is yours.</p>',
      pictures: [
        {
          scene: 'busroll-wall',
          sample: 'sydney-stops',
          label: 'A bus roll of eight stops around Sydney, cream on black, hanging between timber bars',
        },
      ],
      metaTitle: 'Custom bus rolls',
      metaDescription:
        'Type your own destination scroll and see each line set to the full width: five sizes from 30 × 60 cm, paper or canvas, with timber bars.',
      metaKeywords: 'bus roll, tram scroll, destination scroll, suburb print, typographic print',
      position: 1,
    },
    {
      sku: 'BUSROLL-LARGE',
      name: 'Large tram scroll',
      urlKey: 'large-tram-scroll',
      categories: ['bus-rolls'],
      sizeCodes: ['45X120', '60X120', '75X150'],
      shortDescriptionHtml: '<p>From 120 cm high, for a stairwell, a hall or the wall behind the table.</p>',
      descriptionHtml:
        '<p>The three tall sizes have room for the whole line, from the terminus to the last stop. They are read from across the room, and are as sharp from near: letters are printed from their outlines. Rolled round their bars, they still travel by post.</p>',
      pictures: [
        {
          scene: 'busroll-wall',
          sample: 'melbourne-stops',
          label: 'A scroll of tram stops around Melbourne, pale yellow on green, hanging between timber bars',
        },
      ],
      metaTitle: 'Large tram scrolls',
      metaDescription:
        'Destination scrolls of your own words, 120 and 150 cm high, on paper or canvas between timber bars.',
      metaKeywords: 'tram scroll, large bus roll, destination blind, Melbourne tram print',
      position: 2,
    },
  ],
}
