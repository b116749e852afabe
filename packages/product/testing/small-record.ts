/** A family of its own for unit tests, so small that every price in it can be worked out in the head. */
import { defineRecord, type ProductRecord, type Size } from '../record.ts'

const PARCEL = { longMm: 400, wideMm: 300, highMm: 50, weightG: 800 }

const size = (code: string, widthMm: number, heightMm: number, priceCents: number): Size => ({
  code,
  label: `${code.replace('X', ' × ')} cm`,
  inches: `${Math.round(widthMm / 25.4)} × ${Math.round(heightMm / 25.4)} in`,
  widthMm,
  heightMm,
  safeMm: 10,
  targetDpi: 200,
  warnDpi: 100,
  priceCents,
  parcel: PARCEL,
})

/** A board of 10.00, 20.00 or 30.00; a frame adds a tenth, varnish 1.00. The largest travels by courier. */
export const boardRecord: ProductRecord = defineRecord({
  family: 'board',
  skuPrefix: 'BOARD',
  tool: 'flat-print',
  toolPath: '/board',
  toolPages: [{ path: '/board' }],
  process: 'Print on board',
  sizes: [
    size('20X20', 200, 200, 1000),
    size('30X40', 300, 400, 2000),
    { ...size('60X90', 600, 900, 3000), parcel: { ...PARCEL, longMm: 1100, wideMm: 700 } },
  ],
  surfaces: [{ name: 'face', label: 'Front' }],
  options: [
    {
      code: 'FRAME',
      label: 'Frame',
      values: [
        { code: 'NONE', label: 'No frame' },
        { code: 'OAK', label: 'Oak', pricePercent: 10 },
      ],
    },
    {
      code: 'COAT',
      label: 'Coat',
      values: [
        { code: 'PLAIN', label: 'Plain' },
        { code: 'VARNISH', label: 'Varnish', priceCents: 100 },
      ],
    },
  ],
  words: {
    aPiece: 'a board',
    piece: 'board',
    pieces: 'boards',
    toolTitle: 'Board Design Tool',
    beyondSafe: 'the cut',
    seen: 'on a wall',
    materialHeading: 'What it is made of',
    making: { name: 'Printed', about: 'We print it.' },
  },
})
