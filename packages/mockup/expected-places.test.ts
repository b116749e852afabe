/** What the packed map of every kept scene was made by: another order, or another guess, and none of them can be read. */
import { expect, test } from 'vitest'
import { expectedPlaces } from './expected-places.ts'

interface Field {
  width: number
  height: number
  /** Number of the surface that a pixel shows; undefined where it shows none. */
  shown?: (x: number, y: number) => number | undefined
  place?: (x: number, y: number) => readonly [u: number, v: number]
}

/** Visits a field as it is unpacked: each place is known from its visit on. */
function visits({ width, height, shown = () => 0, place = (x, y) => [100 * x, 1000 * y] }: Field) {
  const pixels = Array.from(
    { length: width * height },
    (_, at) => [at % width, Math.floor(at / width)] as const,
  )
  const numbers = pixels.map(([x, y]) => shown(x, y))
  const size = {
    width,
    height,
    coverage: Uint8Array.from(numbers, (number) => (number === undefined ? 0 : 255)),
    surface: Uint8Array.from(numbers, (number) => number ?? 0),
  }
  const known = { u: new Uint16Array(width * height), v: new Uint16Array(width * height) }
  const seen: { at: number; index: number; u: number; v: number }[] = []
  expectedPlaces(size, known, (at, index, u, v) => {
    seen.push({ at, index, u, v })
    const [x, y] = pixels[at]!
    const [ownU, ownV] = place(x, y)
    known.u[at] = ownU
    known.v[at] = ownV
  })
  return seen
}

const expectedU = (field: Field) => Object.fromEntries(visits(field).map(({ at, u }) => [at, u]))

test('the corner comes first, then what is half-way, and half-way again', () => {
  const order = visits({ width: 5, height: 3 }).map(({ at }) => at)
  expect(order).toEqual([0, 4, 2, 10, 12, 14, 1, 3, 11, 13, 5, 6, 7, 8, 9])
})

test('pixels far apart are the first in a large scene: every thirty-second of every thirty-second row', () => {
  const order = visits({ width: 66, height: 34 }).map(({ at }) => at)
  const row = 66 * 32
  expect(order.slice(0, 6)).toEqual([0, 32, 64, row, row + 32, row + 64])
  // Then half-way between them, row by row, and last of that distance the rows half-way between.
  expect(order.slice(6, 11)).toEqual([16, 48, row + 16, row + 48, 66 * 16])
})

test('every pixel that shows a surface is visited once, and counted', () => {
  for (const [width, height] of [
    [1, 1],
    [33, 1],
    [1, 33],
    [70, 41],
    [64, 65],
    [65, 64],
  ] as const) {
    const shown = (x: number, y: number) => ((x * 7 + y * 13) % 5 === 0 ? undefined : (x + y) % 2)
    const seen = visits({ width, height, shown })
    const wanted = Array.from({ length: width * height }, (_, at) => at).filter(
      (at) => shown(at % width, Math.floor(at / width)) !== undefined,
    )
    expect(seen.map(({ at }) => at).sort((one, other) => one - other)).toEqual(wanted)
    expect(seen.map(({ index }) => index)).toEqual(seen.map((_, index) => index))
  }
})

test('on a flat surface all is expected exactly but the few places before which only one is known', () => {
  const inexact = visits({ width: 8, height: 3 }).filter(
    ({ at, u, v }) => u !== 100 * (at % 8) || v !== 1000 * Math.floor(at / 8),
  )
  expect(inexact.map(({ at, u, v }) => [at, u, v])).toEqual([
    [4, 0, 0],
    // The third row is first met at every second pixel, each below one of the first row.
    [16, 0, 0],
    [18, 200, 0],
    [20, 400, 0],
    [22, 600, 0],
  ])
})

test('at the right edge the two before it lead on, in the lower edge the two above', () => {
  const bent = [0, 10, 20, 30, 40, 50, 100, 200]
  expect(expectedU({ width: 8, height: 1, place: (x) => [bent[x]!, 0] })).toMatchObject({
    // 40 and half of what lies between 0 and 40; 100 and half of what lies between 40 and 100.
    6: 60,
    7: 130,
  })
  expect(expectedU({ width: 1, height: 8, place: (_, y) => [bent[y]!, 0] })).toMatchObject({ 6: 60, 7: 130 })
})

test('beside the beginning of a surface the two behind it lead back', () => {
  const shown = (at: number) => (at < 2 ? undefined : 0)
  const bent = (at: number) => [at < 6 ? 100 * at : 150 * at, 0] as const
  // 4 is met before 12 is known on its other side: from 8 alone. 2 is met with 4 and 8 known: 400 less half of 800.
  const expected = { 4: 1200, 2: 0, 3: 300 }
  expect(expectedU({ width: 16, height: 1, shown, place: bent })).toMatchObject(expected)
  expect(
    expectedU({ width: 1, height: 16, shown: (_, y) => shown(y), place: (_, y) => bent(y) }),
  ).toMatchObject(expected)
})

test('where no neighbour is known, it is expected where the pixel before it in the list was', () => {
  // The far pixels come first, none of them beside another.
  const far = expectedU({ width: 65, height: 33, place: (x, y) => [100 * x + y, 0] })
  expect([far[0], far[32], far[64], far[65 * 32]]).toEqual([0, 0, 3200, 6400])
  // Stripes of two surfaces: beside the second and the fourth pixel only the other one is seen.
  const stripes = expectedU({
    ...{ width: 4, height: 1, shown: (x: number) => x % 2 },
    place: (x: number) => [[500, 600, 700, 800][x]!, 0],
  })
  expect(stripes).toEqual({ 0: 0, 2: 500, 1: 700, 3: 600 })
})

test('a place is led on from two of its own row only, both of its own surface', () => {
  const place = (x: number, y: number) => [1000 + 100 * x + 10 * y, 0] as const
  // 5 is beside 4, but 2 shows another surface: as 4 is.
  expect(expectedU({ width: 8, height: 1, shown: (x) => (x === 4 || x === 5 ? 0 : 1), place })[5]).toBe(1400)
  // Three before the second of the third row is one of the second row; that comes later.
  expect(expectedU({ width: 2, height: 3, place })[5]).toBe(1020)
  // The same two steps apart: of the fifth row, six before the third.
  expect(expectedU({ width: 4, height: 5, place })[18]).toBe(1040)
  // Three after the second of the first row is the first of the second.
  expect(expectedU({ width: 4, height: 2, shown: (x, y) => (x + y === 0 ? undefined : 0), place })[1]).toBe(
    1200,
  )
})

test('nothing is expected from the surface beside it', () => {
  const shown = (x: number) => (x < 4 ? 0 : 1)
  const place = (x: number) => [x < 4 ? 100 * x : 60000 - 100 * x, 0] as const
  // 3 is led on from 2, whose 0 is 0: 200 and half of 200. 5 lies between two of its own.
  expect(expectedU({ width: 8, height: 1, shown, place })).toMatchObject({ 3: 300, 5: 59500, 7: 59300 })
})

test('a place is never expected outside its surface', () => {
  const climbing = [0, 0, 0, 0, 30000, 0, 60000, 0]
  expect(expectedU({ width: 8, height: 1, place: (x) => [climbing[x]!, 0] })[7]).toBe(65535)
  const falling = [60000, 0, 0, 0, 30000, 0, 5000, 0]
  expect(expectedU({ width: 8, height: 1, place: (x) => [falling[x]!, 0] })[7]).toBe(0)
})
