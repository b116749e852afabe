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
