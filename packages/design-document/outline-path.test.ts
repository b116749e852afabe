import { describe, expect, test } from 'vitest'
import { scaledOutline, turnedOutline } from './outline-path.ts'
import { outlineProblem } from './outline-problem.ts'
import { DUMBBELL, HEART, RANDOM_OUTLINES, STAR } from './testing/outlines.ts'

const SQUARE = 'M 0 0 L 1000 0 L 1000 1000 L 0 1000 Z'

describe('the outline of a record', () => {
  test.each([HEART, STAR, DUMBBELL, SQUARE, ...RANDOM_OUTLINES])('is taken: %s', (path) => {
    expect(outlineProblem(path)).toBeUndefined()
    expect(outlineProblem(turnedOutline(path))).toBeUndefined()
  })

  test('is taken in either direction, and whether its last point is its first or not', () => {
    expect(outlineProblem('M 0 0 L 0 1000 L 1000 1000 L 1000 0 Z')).toBeUndefined()
    expect(outlineProblem('M 0 0 L 0 1000 L 1000 1000 L 1000 0 L 0 0 Z')).toBeUndefined()
  })

  test.each([
    ['', 'Its outline is no path such as M 500 0 L 1000 1000 L 0 1000 Z.'],
    ['M 0 0 A 5 5 0 0 0 9 9 Z', 'Its outline is no path such as M 500 0 L 1000 1000 L 0 1000 Z.'],
    ['M 0 0 L NaN 5 Z', 'Its outline is no path such as M 500 0 L 1000 1000 L 0 1000 Z.'],
    ['M 0 0 L 1000 0 L 1000 1000 L 0 1000', 'Its outline is not one line that ends with Z.'],
    [`${SQUARE} ${SQUARE}`, 'Its outline is not one line that ends with Z.'],
    ['M 0 0 L 1000 0 M 1000 1000 L 0 1000 Z', 'Its outline is not one line that ends with Z.'],
    ['M 0 0 Z', 'Its outline has no area.'],
    ['M 0 0 L 1000 1000 Z', 'Its outline has no area.'],
    ['M 0 0 L 1000 1000 L 1000 0 L 0 900 L 0 1000 L 500 1000 Z', 'Its outline crosses or touches itself.'],
    // Two squares that meet in a point.
    [
      'M 0 0 L 500 0 L 500 500 L 1000 500 L 1000 1000 L 500 1000 L 500 500 L 0 500 Z',
      'Its outline crosses or touches itself.',
    ],
    // A line that goes out and the same way back.
    [
      'M 0 0 L 500 0 L 500 500 L 500 0 L 1000 0 L 1000 1000 L 0 1000 Z',
      'Its outline crosses or touches itself.',
    ],
    // A loop of a single curve.
    ['M 0 1000 C 1500 0 -500 0 1000 1000 Z', 'Its outline crosses or touches itself.'],
    [
      'M -5 0 L 1000 0 L 1000 1000 L 0 1000 Z',
      'Its outline leaves the square of 1000 that stands for the trim.',
    ],
    [
      'M 0 0 L 1000 0 L 1000 900 L 0 900 Z',
      'Its outline does not reach every side of the square of 1000 that stands for the trim.',
    ],
    [
      `M 0 0 ${Array.from({ length: 120 }, (_, place) => `L ${place + 1} 0`).join(' ')} L 1000 1000 Z`,
      'Its outline has 122 lines and curves; it may have 100.',
    ],
    [`M 0 0 ${'L 1000 1000 '.repeat(400)}Z`, 'Its outline has more than 4000 letters.'],
  ])('is refused in a sentence: %s', (path, sentence) => {
    expect(outlineProblem(path)).toBe(sentence)
  })

  test('of as many curves as it may have is judged at once', () => {
    const wild = Array.from({ length: 66 }, (_, place) => {
      const x = place % 2 === 0 ? 999999 : 0
      return `C ${x} ${place} 0 ${x} ${x} ${50 * place}`
    })
    const start = performance.now()
    expect(outlineProblem(`M 0 0 ${wild.join(' ')} Z`)).toBe('Its outline crosses or touches itself.')
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test('turns clockwise with a piece that lies, and four turns are none', () => {
    expect(turnedOutline('M 500 0 L 1000 1000 L 0 1000 Z')).toBe('M 1000 500 L 0 1000 L 0 0 Z')
    const upsideDown = turnedOutline(turnedOutline(HEART))
    expect(upsideDown).not.toBe(HEART)
    expect(turnedOutline(turnedOutline(upsideDown))).toBe(HEART)
    expect(turnedOutline('M 0.0001 0.3333 L 1000 1000 L 0 1000 Z')).toBe('M 999.6667 0.0001 L 0 1000 L 0 0 Z')
  })

  test('is as wide and as high as the trim', () => {
    expect(scaledOutline('M 500 0 L 1000 1000 L 0 1000 Z', { widthMm: 80, heightMm: 60 })).toEqual([
      ['M', 40, 0],
      ['L', 80, 60],
      ['L', 0, 60],
      ['Z'],
    ])
  })
})
