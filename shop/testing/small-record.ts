/** A family of its own for unit tests, so small that every price in it can be worked out in the head. */
import type { ProductRecord, Size } from '../catalogue/rules/record.ts'

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
  oversize: false,
})

/** A board of 10.00, 20.00 or 30.00; a frame adds a tenth, varnish 1.00. The largest travels by courier. */
export const boardRecord: ProductRecord = {
  family: 'board',
  skuPrefix: 'BOARD',
  toolPath: '/board',
  sizes: [
    size('20X20', 200, 200, 1000),
    size('30X40', 300, 400, 2000),
    { ...size('60X90', 600, 900, 3000), oversize: true },
  ],
  options: [
    {
      code: 'FRAME',
      label: 'Frame',
      values: [
        { code: 'NONE', label: 'No frame', price: { percent: 0, cents: 0 } },
        { code: 'OAK', label: 'Oak', price: { percent: 10, cents: 0 } },
      ],
    },
    {
      code: 'COAT',
      label: 'Coat',
      values: [
        { code: 'PLAIN', label: 'Plain', price: { percent: 0, cents: 0 } },
        { code: 'VARNISH', label: 'Varnish', price: { percent: 0, cents: 100 } },
      ],
    },
  ],
}
