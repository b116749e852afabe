import { describe, expect, it } from 'vitest'
import { type Adjustments, filterSchema } from '#packages/design-document/design.ts'
import { type ColourMatrix, coloursOf, filterMatrices } from './filters.ts'

/** The three are older than that, and stay as they were printed. */
const LOOKS = filterSchema.options.filter((filter) => !['none', 'bw', 'vivid', 'pencil'].includes(filter))

it.each(LOOKS)('%s has figures in 128ths, the finest that every engine keeps', (filter) => {
  const figures = filterMatrices[filter]?.flat() ?? []
  expect(figures).toHaveLength(12)
  for (const figure of figures) expect(Number.isInteger(figure * 128), `${figure}`).toBe(true)
})

it('sepia has greys of the CSS filter’s tone', () => {
  const tone = filterMatrices.sepia?.map((row) => row.reduce((sum, share) => sum + share, 0)) ?? []
  // The rows of the specification add up to these.
  for (const [index, sum] of [1.351, 1.203, 0.937].entries()) expect(tone[index]).toBeCloseTo(sum, 1)
})

describe('light and colour', () => {
  const NONE: Adjustments = { brightness: 0, contrast: 0, saturation: 0, warmth: 0 }
  const adjusted = (changed: Partial<Adjustments>, colour: readonly [number, number, number]) => {
    const matrix = coloursOf({ filter: 'none', adjustments: { ...NONE, ...changed } }) as ColourMatrix
    return matrix.map(([red, green, blue, added]) =>
      Math.round(255 * added + red * colour[0] + green * colour[1] + blue * colour[2]),
    )
  }
  const GREY = [100, 100, 100] as const

  it('stay as they are where nothing is changed', () => {
    expect(coloursOf({ filter: 'none' })).toBeUndefined()
    expect(adjusted(NONE, [13, 120, 240])).toEqual([13, 120, 240])
    expect(coloursOf({ filter: 'golden' })).toBe(filterMatrices.golden)
  })

  it.each([
    ['brightness', 60],
    ['brightness', -60],
  ] as const)('%s of %i changes a grey and leaves it grey', (of, percent) => {
    const [red = 0, green, blue] = adjusted({ [of]: percent }, GREY)
    expect([green, blue]).toEqual([red, red])
    expect(Math.sign(red - 100)).toBe(Math.sign(percent))
  })

  it('contrast leaves the middle, makes dark darker and light lighter', () => {
    expect(adjusted({ contrast: 100 }, [127.5, 127.5, 127.5])[0]).toBeCloseTo(128, -1)
    expect(adjusted({ contrast: 100 }, [60, 60, 60])[0]).toBeLessThan(60)
    expect(adjusted({ contrast: 100 }, [200, 200, 200])[0]).toBeGreaterThan(200)
    expect(adjusted({ contrast: -100 }, [60, 60, 60])[0]).toBeGreaterThan(60)
  })

  it('without any colour a photo is as grey as in black and white', () => {
    const matrix = coloursOf({ filter: 'none', adjustments: { ...NONE, saturation: -100 } }) ?? []
    for (const [at, row] of matrix.entries()) {
      for (const [share, figure] of row.entries())
        expect(figure).toBeCloseTo(filterMatrices.bw?.[at]?.[share] ?? -1, 2)
    }
  })

  it('warmth has more red and less blue, cold the other way round', () => {
    const [red = 0, green, blue = 0] = adjusted({ warmth: 50 }, GREY)
    expect([red > 100, green, blue < 100]).toEqual([true, 100, true])
    const [coldRed = 0, , coldBlue = 0] = adjusted({ warmth: -50 }, GREY)
    expect([coldRed < 100, coldBlue > 100]).toEqual([true, true])
  })

  it('are changed before the filter: what has no colour any more is warmed by none', () => {
    const adjustments = { ...NONE, saturation: -100 }
    const matrix = coloursOf({ filter: 'vivid', adjustments }) as ColourMatrix
    const [red, green, blue] = matrix.map(([r, g, b]) => r * 200 + g * 80 + b * 20)
    expect(green).toBeCloseTo(red ?? 0, -1)
    expect(blue).toBeCloseTo(red ?? 0, -1)
  })
})
