import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packMap, type SceneMap, unpackMap } from './map.ts'

const WIDTH = 70
const HEIGHT = 40

/** A map whose pixels show whatever they like: no place follows from another. */
const anyMap = fc
  .record({
    seed: fc.integer(),
    surfaces: fc.integer({ min: 1, max: 3 }),
    seen: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ seed, surfaces, seen }): SceneMap => {
    const random = (at: number, most: number) =>
      Math.floor((((Math.sin(at * 12.9898 + seed) * 43758.5453) % 1) + 1) * 0.5 * most) % most
    const list = (first: number, most: number) =>
      Array.from({ length: WIDTH * HEIGHT }, (_, at) => random(at + first, most))
    const coverage = list(1, 100).map((chance, at) => (chance < seen ? 1 + (at % 255) : 0))
    const shown = (values: readonly number[]) => values.map((value, at) => (coverage[at] ? value : 0))
    return {
      ...{ width: WIDTH, height: HEIGHT, coverage: Uint8Array.from(coverage) },
      u: Uint16Array.from(shown(list(5000, 65536))),
      v: Uint16Array.from(shown(list(9000, 65536))),
      surface: Uint8Array.from(shown(list(700, surfaces))),
    }
  })

/** One surface that is seen at a slant, in the middle of the picture. */
const slanted = (): SceneMap => {
  const map = {
    ...{ width: WIDTH, height: HEIGHT, coverage: new Uint8Array(WIDTH * HEIGHT).fill(255) },
    ...{ u: new Uint16Array(WIDTH * HEIGHT), v: new Uint16Array(WIDTH * HEIGHT) },
    surface: new Uint8Array(WIDTH * HEIGHT),
  }
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    map.u[at] = 900 * x + 11 * y
    map.v[at] = 1500 * y + 7 * x
  }
  return map
}

test('every place comes back from the packed map', () => {
  fc.assert(
    fc.property(anyMap, (map) => {
      expect(unpackMap(packMap(map), map)).toEqual(map)
    }),
    { numRuns: 20 },
  )
})

test('kept less finely, no place is a step away, and none is beyond its surface', () => {
  fc.assert(
    fc.property(anyMap, fc.integer({ min: 2, max: 900 }), (map, step) => {
      const kept = unpackMap(packMap(map, { across: step, down: 2 * step }), map)
      expect([kept.coverage, kept.surface]).toEqual([map.coverage, map.surface])
      const most = (one: Uint16Array, other: Uint16Array) =>
        one.reduce((far, place, at) => Math.max(far, Math.abs(place - (other[at] ?? 0))), 0)
      expect(most(kept.u, map.u)).toBeLessThan(step)
      expect(most(kept.v, map.v)).toBeLessThan(2 * step)
    }),
    { numRuns: 20 },
  )
})

test('of an even surface hardly more is kept than a few places', () => {
  const packed = packMap(slanted(), { across: 20, down: 20 })
  const places = packed.subarray(12 + HEIGHT * 12, -WIDTH * HEIGHT)
  const unexpected = places.filter((byte) => byte !== 128 && byte !== 0).length
  expect(unexpected).toBeLessThan(places.length / 100)
})

test('a map that is cut short, or of another scene, is refused', () => {
  const packed = packMap(slanted())
  expect(() => unpackMap(packed.subarray(0, -1), slanted())).toThrow('Expected a map of')
  expect(() => unpackMap(packed.subarray(0, 100), slanted())).toThrow(RangeError)
  expect(() => unpackMap(new Uint8Array(5), slanted())).toThrow(RangeError)
  expect(() => unpackMap(packed, { width: WIDTH, height: HEIGHT - 1 })).toThrow(
    'Expected a map of this scene',
  )
})

/** Four pixels of one surface, the last two of the first row and the first two of the second. */
const few: SceneMap = {
  ...{ width: 3, height: 2 },
  u: Uint16Array.from([0, 200, 300, 190, 205, 0]),
  v: Uint16Array.from([0, 1, 1, 0, 65535, 0]),
  coverage: Uint8Array.from([0, 10, 20, 30, 40, 0]),
  surface: Uint8Array.from([0, 7, 7, 7, 7, 0]),
}

/** A packed map with one of the numbers before its places changed. */
function changed(place: number, number: number): Uint8Array {
  const packed = packMap(few)
  new DataView(packed.buffer).setInt32(place * 4, number, true)
  return packed
}

test('a packed map is its runs, how places differ from what is expected, and the coverage', () => {
  const packed = packMap(few)
  expect([...new Int32Array(packed.buffer, 0, 9)]).toEqual([
    ...[2, 1, 1],
    // A run ends with its row. The second starts two further on, and is as long.
    ...[1, 2, 7],
    ...[2, 0, 7],
  ])
  expect([...packed.subarray(36)]).toEqual([
    // In the order of the third pixel, the second, the fourth and the fifth: by 300, -100, -10 and 5.
    ...[(300 + 128) & 255, 28, 118, 133],
    ...[1, 0, 0, 0],
    // By 1, 0, -1, and from 1 to 65535, which is two back.
    ...[129, 128, 127, 126],
    ...[0, 0, 0, 0],
    ...[10, 20, 30, 40],
  ])
  expect(unpackMap(packed, few)).toEqual(few)
})

test('a place nearer than a step stays where it is expected, others go by whole steps', () => {
  const kept = [9, 10, 14, 15, 65535].map((place) => {
    const one = { ...{ width: 1, height: 1 }, coverage: Uint8Array.of(255), surface: Uint8Array.of(0) }
    const map = { ...one, u: Uint16Array.of(place), v: Uint16Array.of(place) }
    const { u, v } = unpackMap(packMap(map, { across: 10, down: 20 }), one)
    return [u[0], v[0]]
  })
  // Of the last, the next step would lie beyond the surface.
  expect(kept).toEqual([
    [0, 0],
    [10, 0],
    [10, 0],
    [20, 0],
    [65530, 65520],
  ])
})

test.each([
  ['starts within the one before', 6, 1],
  ['starts before the scene', 3, -1],
  ['has no length', 7, -2],
  ['ends behind the scene', 7, 2],
])('a map of which a run %s is refused', (_, place, number) => {
  expect(() => unpackMap(changed(place, number), few)).toThrow(new RangeError('Expected a map of this scene'))
})

test('a map of another length is refused with both lengths', () => {
  expect(() => unpackMap(packMap(few).subarray(0, 55), few)).toThrow(
    new RangeError('Expected a map of 56 bytes but received 55 bytes'),
  )
})
