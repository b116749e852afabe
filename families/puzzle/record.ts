/**
 * Photo puzzles on card, in a box. Sizes, numbers of pieces, bleed, safe margin and resolution follow the family's table in the
 * product reference; prices are the low end of its bands. How many pieces lie side by side, the boxes and their lids, the price of
 * a printed lid and the weights are estimates. Wood, magnets, tins and hearts wait for photographs of them.
 */
import { defineRecord, type Parcel } from '#packages/product/record.ts'
import { sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

/** A box of card, outside, and what stays of its lid for a print: it is 10 mm smaller on every side. */
const box = (wideMm: number, longMm: number, highMm: number, boxG: number) => ({
  lid: { widthMm: wideMm - 20, heightMm: longMm - 20 },
  /** In a carton with 15 mm around it. Card of 2 mm with its print has some 1.7 kg a square metre. */
  parcel: (widthMm: number, heightMm: number): Parcel => ({
    longMm: longMm + 30,
    wideMm: wideMm + 30,
    highMm: highMm + 30,
    weightG: Math.ceil(boxG + 1.7e-3 * widthMm * heightMm),
  }),
})
const small = box(150, 200, 45, 160)
const middle = box(200, 280, 50, 260)
const large = box(270, 370, 55, 420)

const size = sizesIn('mm', { bleedMm: 3, safeMm: 5, dpi: [300, 150] })

export const record = defineRecord({
  family: 'puzzle',
  skuPrefix: 'PUZZLE',
  tool: 'flat-print',
  toolPath: '/photopuzzle-tool',
  toolPages: [{ path: '/photopuzzle-tool' }],
  makingDays: 2,
  process: 'Print laminated on card of 2 mm, die-cut along the lines of the artwork, boxed in pieces',
  // Of 252 and 500 pieces, which are less wide, and of upright ones there is no photograph yet.
  scenes: ['puzzle-table'],
  sizes: [
    size('30PC', [148, 210], '14.8 × 21 cm', {
      label: '30 pieces',
      priceCents: 1499,
      parcel: small.parcel,
    }),
    size('120PC', [210, 297], '21 × 29.7 cm', {
      label: '120 pieces',
      priceCents: 1999,
      parcel: small.parcel,
    }),
    size('252PC', [285, 375], '28.5 × 37.5 cm', {
      label: '252 pieces',
      priceCents: 2499,
      parcel: middle.parcel,
    }),
    size('500PC', [390, 530], '39 × 53 cm', {
      label: '500 pieces',
      dpi: [300, 120],
      priceCents: 3499,
      parcel: middle.parcel,
    }),
    size('1000PC', [525, 765], '52.5 × 76.5 cm', {
      label: '1000 pieces',
      dpi: [250, 100],
      priceCents: 4499,
      parcel: large.parcel,
    }),
  ],
  surfaces: [
    {
      name: 'picture',
      label: 'Puzzle',
      jigsaw: [
        { size: '30PC', columns: 5, rows: 6 },
        { size: '120PC', columns: 10, rows: 12 },
        { size: '252PC', columns: 14, rows: 18 },
        { size: '500PC', columns: 20, rows: 25 },
        { size: '1000PC', columns: 25, rows: 40 },
      ],
    },
    {
      name: 'lid',
      label: 'Lid',
      trims: [
        { size: '30PC', ...small.lid },
        { size: '120PC', ...small.lid },
        { size: '252PC', ...middle.lid },
        { size: '500PC', ...middle.lid },
        { size: '1000PC', ...large.lid },
      ],
      onlyWith: { option: 'BOX', value: 'PHOTO' },
    },
  ],
  options: [
    {
      code: 'BOX',
      label: 'Box',
      values: [
        { code: 'PLAIN', label: 'Plain box', detail: 'White card, with the number of pieces on its side' },
        {
          code: 'PHOTO',
          label: 'Photo on the lid',
          detail: 'The same picture to work from, or another one',
          priceCents: 500,
        },
      ],
    },
  ],
  words,
})
