import { expect, test } from 'vitest'
import { enlarged } from './enlarge.ts'
import { LIGHT_OF_LEVEL, levelTable } from './srgb.ts'

const LIGHT = Float64Array.from(LIGHT_OF_LEVEL)
const twice = (levels: readonly number[], width: number, channels: 3 | 4 = 3) => {
  const data = Uint8Array.from(levels.flatMap((level) => [level, level, level, 255].slice(0, channels)))
  const picture = enlarged({ data, width, height: levels.length / width, channels }, LIGHT, levelTable(1))
  return [...picture].filter((_, at) => at % channels === 0)
}

test('what is even stays even, to its corners', () => {
  expect(new Set(twice([90, 90, 90, 90, 90, 90], 3))).toEqual(new Set([90]))
})

test('an edge becomes no wider than a pixel, and nothing beside it darker or brighter than it was', () => {
  const row = twice([10, 10, 10, 200, 200, 200], 6)
  const above = row.slice(0, 12)
  expect(above.slice(0, 5)).toEqual([10, 10, 10, 10, 10])
  expect(above.slice(7)).toEqual([200, 200, 200, 200, 200])
  expect(above[5]).toBeGreaterThan(10)
  expect(above[6]).toBeLessThan(200)
  expect(row.slice(12)).toEqual(above)
})

test('a column is enlarged as a row is', () => {
  const levels = [0, 30, 200, 90, 255, 40, 40]
  const row = twice(levels, levels.length).slice(0, levels.length * 2)
  expect(twice(levels, 1).filter((_, at) => at % 2 === 0)).toEqual(row)
})

test('a canvas gets the same picture, and nothing of it is see-through', () => {
  const levels = [0, 30, 200, 90, 255, 40]
  expect(twice(levels, 3, 4)).toEqual(twice(levels, 3))
  const data = new Uint8Array(6 * 4)
  const picture = enlarged({ data, width: 3, height: 2, channels: 4 }, LIGHT, levelTable(1))
  expect(picture.filter((_, at) => at % 4 === 3).every((opacity) => opacity === 255)).toBe(true)
})
