/** What lines of a jigsaw make: sides as short straight steps, and pieces as polygons. For tests. */
import type { Point } from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import type { Jigsaw } from '../jigsaw.ts'

/** Of each of the four curves of a side. */
const STEPS = 8
const CURVES = 4

/** The sides of a line in order, each from one crossing to the next, both included. */
export function sidesOfLine(line: Path): Point[][] {
  const [start, ...curves] = line
  if (start?.[0] !== 'M') throw new Error('Expected a line to begin with M')
  const sides: Point[][] = []
  let from: Point = { x: start[1], y: start[2] }
  for (const [place, curve] of curves.entries()) {
    if (curve[0] !== 'C') throw new Error('Expected a line of curves')
    if (place % CURVES === 0) sides.push([from])
    const [, ax, ay, bx, by, x, y] = curve
    const [one, two, to] = [
      { x: ax, y: ay },
      { x: bx, y: by },
      { x, y },
    ]
    for (let step = 1; step <= STEPS; step += 1)
      sides.at(-1)?.push(step === STEPS ? to : pointOn(from, [one, two, to], step / STEPS))
    from = to
  }
  return sides
}

function pointOn(from: Point, [one, two, to]: readonly [Point, Point, Point], t: number): Point {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
  return {
    x: a * from.x + b * one.x + c * two.x + d * to.x,
    y: a * from.y + b * one.y + c * two.y + d * to.y,
  }
}

/** Corners of every piece of an upright jigsaw, clockwise; those at the trim with its corners. */
export function piecesOf({ widthMm, heightMm, columns, rows }: Jigsaw, lines: readonly Path[]): Point[][] {
  const sides = lines.map(sidesOfLine)
  const down = (column: number, row: number): Point[] => {
    if (column > 0 && column < columns) return sides[column - 1]?.[row] ?? []
    const x = column === 0 ? 0 : widthMm
    return [0, 1].map((step) => endOnSide(x, row + step))
  }
  const across = (column: number, row: number): Point[] => {
    if (row > 0 && row < rows) return sides[columns - 1 + row - 1]?.[column] ?? []
    const y = row === 0 ? 0 : heightMm
    return [0, 1].map((step) => endOnEnd(column + step, y))
  }
  /** Where a line between rows meets the left or the right of the trim. */
  const endOnSide = (x: number, row: number): Point => {
    if (row === 0 || row === rows) return { x, y: row === 0 ? 0 : heightMm }
    const line = sides[columns - 1 + row - 1]
    return (x === 0 ? line?.at(0)?.at(0) : line?.at(-1)?.at(-1)) ?? { x, y: Number.NaN }
  }
  const endOnEnd = (column: number, y: number): Point => {
    if (column === 0 || column === columns) return { x: column === 0 ? 0 : widthMm, y }
    const line = sides[column - 1]
    return (y === 0 ? line?.at(0)?.at(0) : line?.at(-1)?.at(-1)) ?? { x: Number.NaN, y }
  }
  return Array.from({ length: columns * rows }, (_, piece) => {
    const [column, row] = [piece % columns, Math.floor(piece / columns)]
    return [
      across(column, row),
      down(column + 1, row),
      across(column, row + 1).toReversed(),
      down(column, row).toReversed(),
    ].flatMap((side) => side.slice(0, -1))
  })
}
