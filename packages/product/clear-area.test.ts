import { describe, expect, test } from 'vitest'
import { extentOf } from '#packages/design-document/geometry.ts'
import { HEART } from '#packages/design-document/testing/outlines.ts'
import { clearBox, clearLines, keepOutBoxes } from './clear-area.ts'

const sides = (...keepOut: [side: 'left' | 'right' | 'top' | 'bottom', depthMm: number][]) => ({
  widthMm: 300,
  heightMm: 200,
  safeMm: 10,
  keepOutSides: keepOut.map(([side, depthMm]) => ({ label: 'Handle', side, depthMm })),
})

describe('words and faces may stand', () => {
  test.each([
    ['inside the margin of every side', sides(), [10, 10, 280, 180]],
    ['clear of a handle on the left', sides(['left', 30]), [30, 10, 260, 180]],
    ['clear of one on the right', sides(['right', 40]), [10, 10, 250, 180]],
    ['clear of a clip above', sides(['top', 25]), [10, 25, 280, 165]],
    ['clear of a foot below', sides(['bottom', 60]), [10, 10, 280, 130]],
    [
      'clear of all four at once',
      sides(['left', 20], ['right', 30], ['top', 40], ['bottom', 50]),
      [20, 40, 250, 110],
    ],
    ['clear of the deeper of two', sides(['left', 30], ['left', 20]), [30, 10, 260, 180]],
    ['inside the margin where that is wider than a handle', sides(['left', 5]), [10, 10, 280, 180]],
  ])('%s', (_, surface, [xMm, yMm, widthMm, heightMm]) => {
    expect(clearBox(surface)).toEqual({ xMm, yMm, widthMm, heightMm })
  })
})

test('what is in the way is a strip along the whole of its side', () => {
  expect(keepOutBoxes(sides(['left', 30], ['right', 40], ['top', 25], ['bottom', 60]))).toEqual([
    { xMm: 0, yMm: 0, widthMm: 30, heightMm: 200 },
    { xMm: 260, yMm: 0, widthMm: 40, heightMm: 200 },
    { xMm: 0, yMm: 0, widthMm: 300, heightMm: 25 },
    { xMm: 0, yMm: 140, widthMm: 300, heightMm: 60 },
  ])
  expect(keepOutBoxes(sides())).toEqual([])
})

describe('around where words may stand', () => {
  test('are the corners of the clear box on a piece with sharp corners', () => {
    const mug = { ...sides(['left', 30]), outline: 'rectangle' as const, cornerMm: 0 }
    expect(extentOf(clearLines(mug).flat())).toEqual({ left: 30, top: 10, right: 290, bottom: 190 })
  })

  test('is a smaller round on a round piece, less what is in the way', () => {
    const round = { ...sides(), widthMm: 200, outline: 'ellipse' as const, cornerMm: 0 }
    for (const { x, y } of clearLines(round).flat()) expect(Math.hypot(x - 100, y - 100)).toBeCloseTo(90)
    const held = { ...round, keepOutSides: sides(['left', 30]).keepOutSides }
    expect(extentOf(clearLines(held).flat())).toMatchObject({ left: 30, right: expect.closeTo(190) })
  })

  test('goes round the notch of a heart, and is two lines where a clip reaches below it', () => {
    const heart = { ...sides(), widthMm: 200, outline: 'path' as const, cornerMm: 0, outlinePath: HEART }
    const [line = [], ...others] = clearLines(heart)
    expect(others).toEqual([])
    for (const { x, y } of line) expect(Math.hypot(x - 100, y - 40)).toBeGreaterThan(9.99)
    const hung = { ...heart, safeMm: 2, keepOutSides: sides(['bottom', 165]).keepOutSides }
    expect(clearLines(hung)).toHaveLength(2)
    expect(clearLines({ ...heart, safeMm: 90 })).toEqual([])
  })
})
