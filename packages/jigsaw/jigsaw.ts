/**
 * The lines that a picture is cut into pieces along. They are ours, and follow from the measures alone: a size has one die, which
 * lies a quarter of a turn further for a landscape picture.
 *
 * Only sums, products and quotients are used, which every machine works out alike; sines and roots are not.
 */
import type { Point } from '#packages/design-document/geometry.ts'
import type { Path, Segment } from '#packages/design-document/path-data.ts'
import type { Mm } from '#packages/design-document/units.ts'
import { type Chance, chanceOf, swing } from './chance.ts'
import { type Crossing, type Direction, sideBetween } from './side.ts'

/** A trim in mm, and how many pieces of it are side by side and one below the other. */
export type Jigsaw = {
  readonly widthMm: Mm
  readonly heightMm: Mm
  readonly columns: number
  readonly rows: number
}

/** How far a crossing is from its place in an even grid, in parts of the shorter side of a piece, and how far lines lean there. */
const MOVED = 0.025
const LEANED = 0.16

/**
 * Every line between two columns, from the upper edge of the trim to the lower one, and then every line between two rows, from
 * the left edge to the right one. Lines meet where four pieces meet, and nowhere else.
 *
 * @param jigsaw  pieces of at least 10 mm; from 2 columns and 2 rows
 * @returns `columns + rows - 2` open lines in mm of the trim, each an `M` and four `C` for each piece along it; of a trim that is
 *   wider than high, those of the upright one turned clockwise
 * @throws RangeError for no columns or rows, or pieces under 10 mm
 * @example jigsawLines({ widthMm: 210, heightMm: 297, columns: 10, rows: 12 }).length // 20
 */
export function jigsawLines(jigsaw: Jigsaw): Path[] {
  const { widthMm, heightMm, columns, rows } = jigsaw
  if (widthMm > heightMm) {
    const upright = { widthMm: heightMm, heightMm: widthMm, columns: rows, rows: columns }
    const lines = jigsawLines(upright).map((line) => turned(line, widthMm))
    // Turned, a line between columns is one between rows; they are told in the same order as of any other trim.
    return [...lines.slice(rows - 1), ...lines.slice(0, rows - 1)]
  }
  const unit = smallestPiece(jigsaw)
  const chance = chanceOf(`${widthMm} ${heightMm} ${columns} ${rows}`)
  const crossings = crossingsOf(jigsaw, unit, chance)
  const lineThrough = (points: readonly Point[], direction: Direction) =>
    rounded(lineOf(points, { direction, unit, chance }))
  return [
    ...inner(columns).map((column) => lineThrough(crossings[column] ?? [], 'down')),
    ...inner(rows).map((row) =>
      lineThrough(
        crossings.flatMap((column) => column[row] ?? []),
        'across',
      ),
    ),
  ]
}

/** Pieces that are smaller have tabs that tear. */
export const SMALLEST_PIECE_MM = 10

/** The shorter side of a piece in an even grid. */
function smallestPiece({ widthMm, heightMm, columns, rows }: Jigsaw): Mm {
  const unit = Math.min(widthMm / columns, heightMm / rows)
  if (columns >= 2 && rows >= 2 && unit >= SMALLEST_PIECE_MM) return unit
  throw new RangeError(
    `Expected pieces of at least ${SMALLEST_PIECE_MM} mm but received ${columns} × ${rows} on ${widthMm} × ${heightMm} mm`,
  )
}

/** 1 to count - 1: the lines between so many columns or rows. */
const inner = (count: number): number[] => Array.from({ length: count - 1 }, (_, place) => place + 1)

/** Columns of points where lines meet each other or the trim, from its upper left corner. Those of the trim stay on it. */
function crossingsOf({ widthMm, heightMm, columns, rows }: Jigsaw, unit: Mm, chance: Chance): Point[][] {
  return Array.from({ length: columns + 1 }, (_, column) =>
    Array.from({ length: rows + 1 }, (_, row) => {
      const [right, down] = [swing(chance, MOVED * unit), swing(chance, MOVED * unit)]
      const isOnSide = column === 0 || column === columns
      const isOnEnd = row === 0 || row === rows
      return {
        x: (column * widthMm) / columns + (isOnSide ? 0 : right),
        y: (row * heightMm) / rows + (isOnEnd ? 0 : down),
      }
    }),
  )
}

function lineOf(
  points: readonly Point[],
  how: { direction: Direction; unit: Mm; chance: Chance },
): Segment[] {
  const crossings: Crossing[] = points.map((at) => ({ at, lean: swing(how.chance, LEANED) }))
  return crossings.flatMap((to, place): Segment[] => {
    const from = crossings[place - 1]
    return from ? sideBetween(from, to, how) : [['M', to.at.x, to.at.y]]
  })
}

/** To the thousandth of a millimetre, and so the same text everywhere. */
const rounded = (path: Path): Path => mapped(path, (x, y) => [thousandth(x), thousandth(y)])
const thousandth = (mm: number) => Math.round(mm * 1000) / 1000

/** Clockwise, onto a trim of this width. */
const turned = (path: Path, widthMm: Mm): Path => mapped(path, (x, y) => [thousandth(widthMm - y), x])

function mapped(path: Path, to: (x: number, y: number) => [x: number, y: number]): Path {
  return path.map((segment): Segment => {
    if (segment[0] === 'C') {
      const [, ax, ay, bx, by, x, y] = segment
      return ['C', ...to(ax, ay), ...to(bx, by), ...to(x, y)]
    }
    if (segment[0] !== 'M') return segment
    return ['M', ...to(segment[1], segment[2])]
  })
}
