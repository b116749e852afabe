import { describe, expect, test } from 'vitest'
import { hullOf, hullsOverlap } from './hull.ts'

const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
]

describe('the corners around points', () => {
  test('leave out what lies inside or along a side', () => {
    const corners = square(0, 0, 10)
    const hull = hullOf([{ x: 5, y: 5 }, { x: 5, y: 0 }, ...corners, { x: 10, y: 3 }])
    expect(hull).toHaveLength(4)
    expect(hull).toEqual(expect.arrayContaining(corners))
  })

  test('of two points or none are those', () => {
    expect(hullOf([{ x: 3, y: 1 }])).toEqual([{ x: 3, y: 1 }])
    expect(hullOf([])).toEqual([])
  })
})

describe('two shapes', () => {
  const diamond = [
    { x: 0, y: -5 },
    { x: 5, y: 0 },
    { x: 0, y: 5 },
    { x: -5, y: 0 },
  ]

  test.each([
    ['that lie one in the other meet', square(-1, -1, 2), true],
    ['that cross meet', square(-20, -1, 40), true],
    ['whose upright boxes alone meet are apart', square(3, 3, 9), false],
    ['that only touch are apart', square(5, -5, 10), false],
  ])('%s', (_, other, meet) => {
    expect(hullsOverlap(diamond, other)).toBe(meet)
    expect(hullsOverlap(other, diamond)).toBe(meet)
  })
})
