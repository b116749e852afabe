import { describe, expect, test } from 'vitest'
import { lightAt } from './light.ts'
import { cornersSeenBy, photoSize, type Stand } from './testing/seen-wall.ts'
import { wallOf } from './wall.ts'

type Colour = readonly [red: number, green: number, blue: number]

// The sheet is seen around pixel 383, the picture from 507 to 805.
const stand: Stand = { at: [300, 0, 2000] }
const wall = wallOf(cornersSeenBy(stand, { widthMm: 210, heightMm: 297 }), photoSize)
const canvas = { widthMm: 762, heightMm: 508, depthMm: 38 }
const BETWEEN = 480
const { widthPx, heightPx } = photoSize

function lit(colourAt: (x: number, y: number) => Colour, middle = { x: 700, y: 0 }) {
  const pixels = new Uint32Array(widthPx * heightPx)
  for (let at = 0; at < pixels.length; at += 1) {
    const [r, g, b] = colourAt(at % widthPx, Math.floor(at / widthPx))
    pixels[at] = r | (g << 8) | (b << 16)
  }
  const rgba = new Uint8ClampedArray(pixels.buffer)
  const { red, green, blue } = lightAt(wall, { ...photoSize, rgba }, { ...canvas, middle })
  return [red, green, blue].map((part) => Math.round(part * 255))
}
const halves =
  (atSheet: Colour, atPicture: Colour) =>
  (x: number): Colour =>
    x < BETWEEN ? atSheet : atPicture

describe('a picture is lit as its place on the wall is', () => {
  test.each<[string, Colour, Colour, Colour]>([
    ['as much darker', [200, 200, 200], [160, 160, 160], [160, 160, 160]],
    ['as much lighter', [200, 180, 160], [220, 198, 176], [220, 198, 176]],
    // The sum counts: 600 to 540 is a tenth less of each.
    ['by all its colours together', [200, 200, 200], [240, 200, 100], [180, 180, 180]],
    ['but by three tenths at most', [200, 200, 200], [100, 100, 100], [140, 140, 140]],
    ['and by a fifth more at most', [150, 150, 150], [240, 240, 240], [180, 180, 180]],
    // 45 percent of 255, and all of it.
    ['never so dark that it looks wrong', [60, 200, 200], [60, 200, 200], [115, 200, 200]],
    ['never lighter than it is printed', [240, 120, 120], [255, 255, 255], [255, 144, 144]],
  ])('%s', (_, atSheet, atPicture, light) => {
    expect(lit(halves(atSheet, atPicture))).toEqual(light)
  })

  test('and not by what is written on the sheet, or what hangs there already', () => {
    expect(lit((x) => (x % 4 === 0 ? [0, 0, 0] : [210, 200, 190]))).toEqual([210, 200, 190])
  })

  test('and not by what is dark above or below it', () => {
    // It is seen from pixel 276 to 474.
    const darkAround = (x: number, y: number): Colour =>
      x > BETWEEN && (y < 270 || y > 480) ? [0, 0, 0] : [200, 200, 200]
    expect(lit(darkAround)).toEqual([200, 200, 200])
  })

  test('and by that part of its place alone which is in the photo', () => {
    // Two thirds of it are beyond the right border; rows of pixels do not go on at their other end.
    const dark = (x: number): Colour => (x < 250 ? [0, 0, 0] : [200, 200, 200])
    expect(lit(dark, { x: 1700, y: 0 })).toEqual([200, 200, 200])
    const darkAbove = (x: number, y: number): Colour => (y < 20 && x > BETWEEN ? [0, 0, 0] : [200, 200, 200])
    expect(lit(darkAbove, { x: 700, y: -1000 })).toEqual([200, 200, 200])
  })

  test.each([
    ['right of the photo', { x: 100_000, y: 0 }],
    ['left of it', { x: -100_000, y: 0 }],
    ['above it', { x: 700, y: -100_000 }],
    ['below it', { x: 700, y: 100_000 }],
  ])('as it is where it hangs %s', (_, middle) => {
    expect(lit(() => [150, 150, 150], middle)).toEqual([255, 255, 255])
  })
})
