import { describe, expect, test } from 'vitest'
import { fitLines, type LineShape } from './line-fit.ts'

const box = { xMm: 15, yMm: 15, widthMm: 275, heightMm: 580 }

/** A line of so many letters, half an em wide each, with capitals of 0.7 em. */
const letters = (count: number): LineShape => ({
  ...{ leftEm: 0.05, rightEm: count / 2 - 0.05, topEm: 0.1, bottomEm: 0.8 },
  apart: { left: { atEm: 0.05, gaps: 0 }, right: { atEm: count / 2 - 0.05, gaps: count - 1 } },
})

const heightsOf = (shapes: readonly LineShape[]) =>
  fitLines(shapes, box).map(({ sizeMm }, place) => {
    const shape = shapes[place]
    return shape ? (shape.bottomEm - shape.topEm) * sizeMm : 0
  })

describe('lines in a box', () => {
  test('which have room are all as wide as the box, as large as their letters let them', () => {
    const places = fitLines([letters(10), letters(6)], box)
    expect(places.map(({ isFull }) => isFull)).toEqual([true, true])
    expect(places.map(({ letterSpacingMm }) => letterSpacingMm)).toEqual([0, 0])
    expect(places[1]?.sizeMm).toBeGreaterThan(places[0]?.sizeMm ?? 0)
  })

  test('which would be too high together are held to one height, the highest first', () => {
    const heights = heightsOf([...Array.from({ length: 9 }, () => letters(6)), letters(12)])
    expect(new Set(heights.slice(0, 9).map((height) => height.toFixed(6))).size).toBe(1)
    expect(heights[9]).toBeLessThan(heights[0] ?? 0)
    expect(heights.reduce((sum, height) => sum + height)).toBeLessThan(box.heightMm)
  })

  test('a line that is held a little has its letters set apart until it is as wide as the others', () => {
    const places = fitLines(
      Array.from({ length: 9 }, () => letters(7)),
      box,
    )
    for (const { isFull, letterSpacingMm } of places) {
      expect(isFull).toBe(true)
      expect(letterSpacingMm).toBeGreaterThan(0)
    }
  })

  test('a line whose letters would be too far apart stands in the middle as it is', () => {
    const [short] = fitLines([letters(2), ...Array.from({ length: 20 }, () => letters(9))], box)
    expect(short).toMatchObject({ isFull: false, letterSpacingMm: 0 })
    const middle = (short?.xMm ?? 0) + 0.5 * (short?.sizeMm ?? 0)
    expect(middle).toBeCloseTo(box.xMm + box.widthMm / 2, 6)
  })

  test('where many would stand in the middle, none is set apart beside them', () => {
    const shapes = [
      ...Array.from({ length: 12 }, () => letters(4)),
      ...Array.from({ length: 12 }, () => letters(14)),
    ]
    const places = fitLines(shapes, box)
    expect(places.some(({ letterSpacingMm }) => letterSpacingMm > 0)).toBe(false)
    expect(new Set(places.slice(0, 12).map(({ sizeMm }) => sizeMm)).size).toBe(1)
  })

  test('an accent makes no line smaller than the others that are held', () => {
    const accented = { ...letters(6), topEm: -0.1 }
    const places = fitLines([accented, ...Array.from({ length: 11 }, () => letters(6))], box)
    expect(new Set(places.map(({ sizeMm }) => sizeMm)).size).toBe(1)
  })

  test('one letter alone is no higher than half of the width', () => {
    expect(heightsOf([letters(1)])[0]).toBeCloseTo(box.widthMm / 2, 6)
  })

  test('two lines on a tall roll stay together in its middle', () => {
    const [first, second] = fitLines([letters(12), letters(12)], box)
    const apart = (second?.yMm ?? 0) - (first?.yMm ?? 0)
    expect(apart).toBeLessThan(2 * 0.7 * (first?.sizeMm ?? 0))
    expect(first?.yMm).toBeGreaterThan(box.yMm + 100)
  })
})
