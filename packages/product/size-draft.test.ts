import { describe, expect, it } from 'vitest'
import { packedFlat, packedFolded, packedRolled, sizesIn } from './size-draft.ts'

const weightG = (squareMm: number) => Math.ceil(200 + 2e-3 * squareMm)
const size = sizesIn('cm', {
  bleedMm: 3,
  safeMm: 6,
  dpi: [300, 150],
  parcel: packedFlat({ marginMm: 50, highMm: 40, weightG }),
})

describe('a size of a family', () => {
  it('has what its family shares, the words of its code, and a parcel of its own', () => {
    expect(size('20X30', [203, 305], '8 × 12 in', { priceCents: 2999 })).toEqual({
      code: '20X30',
      label: '20 × 30 cm',
      inches: '8 × 12 in',
      ...{ widthMm: 203, heightMm: 305, bleedMm: 3, safeMm: 6, targetDpi: 300, warnDpi: 150 },
      priceCents: 2999,
      parcel: { longMm: 355, wideMm: 253, highMm: 40, weightG: 324 },
    })
  })

  it('may differ from the others of its family', () => {
    const large = size('75X100', [762, 1016], '', { bleedMm: 5, dpi: [150, 90], priceCents: 22_999 })
    expect(large).toMatchObject({ bleedMm: 5, safeMm: 6, targetDpi: 150, warnDpi: 90 })
  })

  it.each([
    ['A4', undefined, 'A4'],
    ['ROUND20', '20 cm round', '20 cm round'],
  ])('with the code %s is called as it says itself', (code, label, words) => {
    expect(size(code, [210, 297], '', { priceCents: 799, ...(label && { label }) }).label).toBe(words)
  })

  it('is refused when it is wider than high', () => {
    expect(() => size('40X30', [400, 300], '', { priceCents: 1 })).toThrow(
      new RangeError('Expected 40X30 to be at most as wide as high but received 400 × 300'),
    )
  })
})

it('what is rolled is as long as its shorter side and the ends of its tube', () => {
  const tube = packedRolled({ capsMm: 30, boxMm: 80, rollMm: 70, weightG })
  expect(tube(210, 297)).toEqual({ longMm: 240, wideMm: 80, highMm: 80, rollMm: 70, weightG: 325 })
})

it('what is folded is sent by the measures that it has then', () => {
  const bag = packedFolded({ times: 3, marginMm: 20, thickMm: 60, highMm: 80, weightG })
  expect(bag(1270, 1524)).toMatchObject({
    ...{ longMm: 655, wideMm: 401, highMm: 80 },
    folded: { times: 3, thickMm: 60 },
  })
})
