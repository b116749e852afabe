import { describe, expect, test } from 'vitest'
import type { Corners } from './homography.ts'
import { colourAgainstWall, drawnInside } from './sheet-looks.ts'

const SIDE = 100
const size = { widthPx: SIDE, heightPx: SIDE }
const square = (from: number, to: number): Corners => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
]
const places = Array.from({ length: SIDE * SIDE }, (_, at) => ({ x: at % SIDE, y: Math.floor(at / SIDE) }))
const isWithin = (from: number, to: number, x: number, y: number) =>
  x >= from && x < to && y >= from && y < to

describe('what is drawn inside a sheet', () => {
  // 28 places a side, from 9.5 to 90.5 in steps of 3; those of the rim are the outer three.
  const drawnWhere = (isDrawn: (x: number, y: number) => boolean, least = 4.9) => {
    const rise = (levels: number) => Float32Array.from(places, ({ x, y }) => (isDrawn(x, y) ? levels : 0))
    return drawnInside(square(0, SIDE), size, { right: rise(3), down: rise(-4) }, least)
  }

  test.each<[string, (x: number, y: number) => boolean, number, number]>([
    ['everywhere', () => true, 1, 1],
    ['nowhere', () => false, 0, 0],
    ['in its middle, 6 by 6 places', (x, y) => isWithin(40, 60, x, y), 36 / 784, 0],
    ['on everything but its rim', (x, y) => isWithin(16, 84, x, y), (22 * 22) / 784, 0],
    ['along its left side', (x) => x < 16, (3 * 28) / 784, (3 * 28) / 300],
    ['along its right side', (x) => x >= 84, (3 * 28) / 784, (3 * 28) / 300],
    ['along its upper side', (_, y) => y < 16, (3 * 28) / 784, (3 * 28) / 300],
    ['along its lower side', (_, y) => y >= 84, (3 * 28) / 784, (3 * 28) / 300],
    ['only beyond the places that are looked at', (x) => x < 9 || x > 91, 0, 0],
  ])('is seen %s', (_, isDrawn, share, atRim) => {
    const drawn = drawnWhere(isDrawn)
    expect(drawn.share).toBeCloseTo(share, 9)
    expect(drawn.atRim).toBeCloseTo(atRim, 9)
  })

  test('is what rises or falls by more than the least, whichever way', () => {
    // 3 to the right and 4 upwards are 5.
    expect(drawnWhere(() => true, 4.99).share).toBe(1)
    expect(drawnWhere(() => true, 5).share).toBe(0)
  })
})

describe('the colour of a sheet against its wall', () => {
  type Colour = readonly [red: number, green: number, blue: number]
  const grey: Colour = [90, 90, 90]
  const against = (inside: Colour, around: Colour, [from, to] = [30, 70]) => {
    const rgba = new Uint8ClampedArray(4 * SIDE * SIDE)
    for (const [at, { x, y }] of places.entries()) {
      rgba.set([...(isWithin(from ?? 0, to ?? 0, x, y) ? inside : around), 255], 4 * at)
    }
    return colourAgainstWall(square(from ?? 0, to ?? 0), { ...size, rgba })
  }

  test.each<[string, Colour, Colour, number]>([
    ['none where both are grey', grey, [200, 200, 200], 0],
    ['all of it in a red one', [255, 0, 0], grey, 1],
    ['all of it in a blue one', [0, 0, 7], grey, 1],
    ['less than none on a green wall', grey, [0, 255, 0], -1],
    // 100 of 200, and 60 of 80.
    ['as much as its strongest part is above its weakest', [200, 150, 100], grey, 0.5],
    ['what it has more than its wall', [200, 150, 100], [20, 50, 80], -0.25],
    ['none in a black one', [0, 0, 0], [0, 0, 0], 0],
  ])('is %s', (_, inside, around, colour) => expect(against(inside, around)).toBeCloseTo(colour, 9))

  test('is its own where nothing around it is in the photo', () => {
    expect(against([255, 0, 0], grey, [0, SIDE])).toBe(1)
  })

  test('is against that part of its wall alone which is in the photo', () => {
    // What lies beyond the right border would be found again at the left one, in the next row.
    const rgba = new Uint8ClampedArray(4 * SIDE * SIDE)
    for (const [at, { x }] of places.entries()) rgba.set(x < 30 ? [0, 0, 255, 255] : [...grey, 255], 4 * at)
    expect(colourAgainstWall(square(60, 98), { ...size, rgba })).toBe(0)
  })
})
