import { describe, expect, test } from 'vitest'
import { mapPath } from '#packages/artwork-renderer/path.ts'
import { pathData } from '#packages/artwork-renderer/svg.ts'
import type { Point } from '#packages/design-document/geometry.ts'
import { areaOf, distance, sidesCross } from '#packages/design-document/polygon.ts'
import { chanceOf } from './chance.ts'
import { type Jigsaw, jigsawLines } from './jigsaw.ts'
import { piecesOf, sidesOfLine } from './testing/pieces.ts'

const jigsaw = (widthMm: number, heightMm: number, columns: number, rows: number): Jigsaw => ({
  widthMm,
  heightMm,
  columns,
  rows,
})
const thousand = jigsaw(525, 765, 25, 40)
const chance = chanceOf('sizes to try')
/** Pieces of 10 to 40 mm, some twice as long as they are wide. */
const random = Array.from({ length: 40 }, () => {
  const [columns, rows] = [2 + Math.floor(chance() * 9), 2 + Math.floor(chance() * 9)]
  const [wide, high] = [10 + chance() * 20, 10 + chance() * 20]
  const [width, height] = [Math.ceil(columns * wide), Math.ceil(rows * high)]
  return width <= height ? jigsaw(width, height, columns, rows) : jigsaw(height, width, rows, columns)
})
const all = [jigsaw(148, 210, 5, 6), jigsaw(210, 297, 10, 12), jigsaw(285, 375, 14, 18), thousand, ...random]
const rows = all.map(
  (one) => [`${one.widthMm} × ${one.heightMm} mm in ${one.columns} × ${one.rows}`, one] as const,
)

describe.each(rows)('a jigsaw of %s', (_, one) => {
  const { widthMm, heightMm, columns, rows } = one
  const lines = jigsawLines(one)
  const sides = lines.flatMap(sidesOfLine)
  const unit = Math.min(widthMm / columns, heightMm / rows)

  test('has a line between every two columns and every two rows, from edge to edge', () => {
    expect(lines).toHaveLength(columns + rows - 2)
    for (const [place, line] of lines.entries()) {
      const isDown = place < columns - 1
      expect(line).toHaveLength(1 + 4 * (isDown ? rows : columns))
      const [first, last] = [sidesOfLine(line).at(0)?.at(0), sidesOfLine(line).at(-1)?.at(-1)]
      expect([first?.[isDown ? 'y' : 'x'], last?.[isDown ? 'y' : 'x']]).toEqual([
        0,
        isDown ? heightMm : widthMm,
      ])
    }
  })

  test('has lines that meet at the corners of pieces and nowhere else, and do not cross themselves', () => {
    const near = nearPairs(sides, 0)
    expect(near.length).toBeGreaterThan(0)
    expect(near.filter(([a, b]) => crossings(a, b) > 0)).toEqual([])
    expect(sides.filter((side) => crossings(side, side) > 0)).toEqual([])
  })

  test('has tabs that leave a tenth of a piece between each other', () => {
    const apart = nearPairs(sides, unit / 10).map(([a, b]) => leastBetween(heads(a), heads(b)))
    expect(Math.min(unit, ...apart)).toBeGreaterThan(unit / 10)
  })

  test('stays inside the trim, its tabs half a piece from the edge', () => {
    for (const [place, line] of lines.entries()) {
      const isDown = place < columns - 1
      for (const { x, y } of sidesOfLine(line).flat()) {
        const [away, most] = isDown ? [x, widthMm] : [y, heightMm]
        expect(Math.min(away, most - away)).toBeGreaterThan(unit / 2)
        expect(Math.min(x, y, widthMm - x, heightMm - y)).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('falls into as many pieces as it says, which fill the trim and are alike in size', () => {
    const areas = piecesOf(one, lines).map(areaOf)
    expect(areas).toHaveLength(columns * rows)
    const sum = areas.reduce((total, area) => total + area, 0)
    expect(sum / (widthMm * heightMm)).toBeCloseTo(1, 9)
    const even = (widthMm * heightMm) / (columns * rows)
    expect(Math.min(...areas) / even).toBeGreaterThan(0.5)
    expect(Math.max(...areas) / even).toBeLessThan(1.5)
  })
})

describe('the die of a size', () => {
  test('is the same at any time, to the letter', () => {
    expect(jigsawLines(thousand)).toEqual(jigsawLines({ ...thousand }))
    expect(jigsawLines(jigsaw(20, 20, 2, 2)).map(pathData)).toMatchInlineSnapshot(`
      [
        "M10.081 0C9.81 2.2 10.329 4.307 10.757 3.633C11.471 2.509 12.643 2.829 12.643 4.46C12.643 6.091 11.471 6.587 10.757 5.57C10.329 4.96 9.742 7.787 9.782 9.987C9.822 12.187 9.483 14.83 9.052 14.155C8.335 13.03 7.157 13.359 7.157 14.998C7.157 16.636 8.335 17.127 9.052 16.101C9.483 15.485 9.657 17.8 9.955 20",
        "M0 9.763C2.2 9.921 4.193 10.247 3.516 10.666C2.388 11.366 2.657 12.514 4.256 12.514C5.854 12.514 6.384 11.366 5.414 10.666C4.832 10.247 7.582 10.214 9.782 9.987C11.982 9.759 14.218 9.722 13.614 9.304C12.606 8.607 13.067 7.462 14.66 7.462C16.253 7.462 16.589 8.607 15.505 9.304C14.855 9.722 17.8 10.074 20 10.233",
      ]
    `)
  })

  test('has no two pieces of one shape', () => {
    const shapes = piecesOf(thousand, jigsawLines(thousand)).map((piece) => {
      const [from] = piece
      return piece.map(({ x, y }) => `${(x - from!.x).toFixed(1)} ${(y - from!.y).toFixed(1)}`).join()
    })
    expect(new Set(shapes).size).toBe(1000)
  })

  test('is another one for other measures and for another number of pieces', () => {
    const [first] = jigsawLines(jigsaw(148, 210, 5, 6))
    expect(jigsawLines(jigsaw(149, 210, 5, 6))[0]).not.toEqual(first)
    expect(jigsawLines(jigsaw(148, 210, 6, 5))[0]).not.toEqual(first)
  })

  test('lies a quarter of a turn further, clockwise, for a picture that is wider than high', () => {
    const upright = jigsawLines(jigsaw(148, 210, 5, 6))
    const lying = jigsawLines(jigsaw(210, 148, 6, 5))
    const turned = upright.map((line) => pathData(mapPath(line, [0, 1, -1, 0, 210, 0])))
    expect(lying.map(pathData).sort()).toEqual(turned.sort())
    // Lines between columns come first.
    expect(sidesOfLine(lying[0]!)[0]?.[0]?.y).toBe(0)
    expect(lying).toHaveLength(9)
  })

  test('wants pieces that a hand can hold', () => {
    expect(() => jigsawLines(jigsaw(90, 210, 10, 10))).toThrow('Expected pieces of at least 10 mm')
    expect(() => jigsawLines(jigsaw(100, 100, 1, 5))).toThrow('Expected pieces of at least 10 mm')
    expect(() => jigsawLines(jigsaw(100, 100, Number.NaN, 5))).toThrow('Expected pieces of at least 10 mm')
  })
})

/** Pairs of sides whose boxes are within so many mm of each other. */
function nearPairs(sides: readonly Point[][], away: number): [Point[], Point[]][] {
  const boxes = sides.map((side) => ({
    side,
    left: Math.min(...side.map(({ x }) => x)) - away,
    right: Math.max(...side.map(({ x }) => x)),
    top: Math.min(...side.map(({ y }) => y)) - away,
    bottom: Math.max(...side.map(({ y }) => y)),
  }))
  return boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(
        (other) =>
          one.left <= other.right &&
          other.left <= one.right &&
          one.top <= other.bottom &&
          other.top <= one.bottom,
      )
      .map((other): [Point[], Point[]] => [one.side, other.side]),
  )
}

/** How often steps of two sides pass each other; where both begin or end they only touch. */
function crossings(one: readonly Point[], other: readonly Point[]): number {
  let count = 0
  for (let a = 1; a < one.length; a += 1)
    for (let b = one === other ? a + 2 : 1; b < other.length; b += 1)
      if (sidesCross([one[a - 1]!, one[a]!], [other[b - 1]!, other[b]!])) count += 1
  return count
}

/** The tab of a side, from neck to neck, where it would meet those of its neighbours. */
const heads = (side: readonly Point[]) => side.slice(8, 25)

const leastBetween = (one: readonly Point[], other: readonly Point[]) =>
  Math.min(...one.flatMap((a) => other.map((b) => distance(a, b))))
