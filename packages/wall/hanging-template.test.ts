import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hangingTemplate, TEMPLATE_PAPER } from './hanging-template.ts'

const { widthMm: paperWidth, heightMm: paperHeight, marginMm } = TEMPLATE_PAPER

describe('the template for hanging a picture', () => {
  it('shows four corners and two nails of a 75 × 50 canvas on four pages', () => {
    const { pages, nails } = hangingTemplate({ widthMm: 762, heightMm: 508 })
    expect(pages.map(({ marks }) => marks.map(({ name }) => name))).toEqual([
      ['top left', 'left nail'],
      ['top right', 'right nail'],
      ['bottom left'],
      ['bottom right'],
    ])
    expect(nails.map(({ x, y }) => [x, y])).toEqual([
      [190.5, 30],
      [571.5, 30],
    ])
  })

  it('hangs a small picture on one nail, and shows its upper edge on one page', () => {
    const { pages, nails } = hangingTemplate({ widthMm: 200, heightMm: 200 })
    expect(nails.map(({ x }) => x)).toEqual([100])
    expect(pages.map(({ marks }) => marks.length)).toEqual([3, 2])
  })

  it('gives the nails of a very wide picture pages of their own', () => {
    const { pages } = hangingTemplate({ widthMm: 1524, heightMm: 1016 })
    expect(pages.map(({ marks }) => marks.map(({ name }) => name).join())).toEqual([
      'top left',
      'top right',
      'bottom left',
      'bottom right',
      'left nail',
      'right nail',
    ])
    // Of 277 mm that are printed, half on each side of the nail; 25 mm above the picture's upper edge.
    expect(pages.slice(4).map(({ left, top }) => [left, top])).toEqual([
      [381 - 138.5, -25],
      [1143 - 138.5, -25],
    ])
  })

  it('says how high everything is with the middle at eye height', () => {
    expect(hangingTemplate({ widthMm: 406, heightMm: 610 }).heights).toEqual({
      middleMm: 1450,
      topMm: 1755,
      nailsMm: 1725,
    })
  })

  it('shows every corner and nail on some page, whole and clear of the margin, whatever the size', () => {
    const side = fc.integer({ min: 100, max: 3000 })
    fc.assert(
      fc.property(side, side, (widthMm, heightMm) => {
        const { pages, nails } = hangingTemplate({ widthMm, heightMm })
        const shown = new Set(pages.flatMap(({ marks }) => marks.map(({ name }) => name)))
        expect(shown.size).toBe(4 + nails.length)
        for (const { left, top, marks } of pages) {
          for (const { x, y } of marks) {
            expect(x - left).toBeGreaterThan(24)
            expect(y - top).toBeGreaterThan(24)
            expect(left + paperWidth - 2 * marginMm - x).toBeGreaterThan(24)
            expect(top + paperHeight - 2 * marginMm - y).toBeGreaterThan(24)
          }
        }
      }),
    )
  })

  it('marks every panel of three, with the corners on both sides of a gap on one page', () => {
    const panels = [0, 330, 660].map((xMm) => ({ xMm, widthMm: 305 }))
    const { pages, nails } = hangingTemplate({ widthMm: 965, heightMm: 610, panels })
    expect(nails.map(({ name, x }) => `${name} ${x}`)).toEqual([
      'panel 1 left nail 76.25',
      'panel 1 right nail 228.75',
      'panel 2 left nail 406.25',
      'panel 2 right nail 558.75',
      'panel 3 left nail 736.25',
      'panel 3 right nail 888.75',
    ])
    const names = pages.map(({ marks }) => marks.map(({ name }) => name))
    expect(names).toHaveLength(8)
    expect(names[1]).toEqual([
      'panel 1 top right',
      'panel 2 top left',
      'panel 1 right nail',
      'panel 2 left nail',
    ])
    expect(new Set(names.flat()).size).toBe(18)
  })

  it('is refused for what cannot be a picture', () => {
    for (const widthMm of [0, -300, 99, 3001, Number.NaN]) {
      expect(() => hangingTemplate({ widthMm, heightMm: 300 })).toThrow(RangeError)
    }
  })
})
