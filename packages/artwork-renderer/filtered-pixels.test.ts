import { describe, expect, test } from 'vitest'
import type { Filter } from '#packages/design-document/design.ts'
import { filterPixels } from './filtered-pixels.ts'

const WIDE = { widthPx: 48, heightPx: 48 }
/** A plain picture of one colour, of the whole photo at full size. */
function filtered(filter: Filter, colourAt: (x: number, y: number) => readonly [number, number, number]) {
  const pixels = new Uint8ClampedArray(4 * WIDE.widthPx * WIDE.heightPx)
  for (let y = 0; y < WIDE.heightPx; y++) {
    for (let x = 0; x < WIDE.widthPx; x++) pixels.set([...colourAt(x, y), 255], 4 * (y * WIDE.widthPx + x))
  }
  filterPixels(pixels, WIDE, { filter, photoWidthPx: 48, photoHeightPx: 48 })
  return (x: number, y: number) => [
    ...pixels.slice(4 * (y * WIDE.widthPx + x), 4 * (y * WIDE.widthPx + x) + 4),
  ]
}

describe('the pixels of a copy', () => {
  test.each<[string, Filter, readonly [number, number, number], readonly number[]]>([
    ['keep their colours without a filter', 'none', [200, 100, 50], [200, 100, 50, 255]],
    // 0.2126 × 200 + 0.7152 × 100 + 0.0722 × 50.
    ['are as grey in black and white as they are light', 'bw', [200, 100, 50], [118, 118, 118, 255]],
    ['are brown in sepia', 'sepia', [200, 100, 50], [165, 147, 114, 255]],
    ['of full white stay within what there is', 'sepia', [255, 255, 255], [255, 255, 239, 255]],
    ['are stronger when vivid, greys as they are', 'vivid', [128, 128, 128], [128, 128, 128, 255]],
  ])('%s', (_, filter, colour, expected) => {
    expect(filtered(filter, () => colour)(20, 20)).toEqual(expected)
  })

  test('are more coloured when vivid', () => {
    const [red = 0, , blue = 0] = filtered('vivid', () => [200, 100, 50])(20, 20)
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(50)
  })
})

describe('a pencil drawing', () => {
  const halves = filtered('pencil', (x) => (x < 24 ? [40, 40, 40] : [220, 220, 220]))

  test('is paper where the photo is light', () => {
    expect(halves(44, 24)[0]).toBeGreaterThan(240)
  })

  test('is a little darker where the photo is dark', () => {
    expect(halves(4, 24)[0]).toBeLessThan(halves(44, 24)[0] ?? 0)
    expect(halves(4, 24)[0]).toBeGreaterThan(200)
  })

  test('has a line where dark meets light, on the dark side', () => {
    expect(halves(23, 24)[0]).toBeLessThan(halves(4, 24)[0] ?? 0)
    expect(halves(23, 24)[0]).toBeLessThan(200)
  })

  test('is grey and opaque', () => {
    const [red, green, blue, opaque] = halves(23, 24)
    expect([green, blue, opaque]).toEqual([red, red, 255])
  })

  test('draws colours by their lightness: green beside blue has a line, in the blue', () => {
    const colours = filtered('pencil', (x) => (x < 24 ? [0, 0, 255] : [0, 255, 0]))
    expect(colours(23, 24)[0]).toBeLessThan(200)
  })
})
