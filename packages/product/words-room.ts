import { type Box, extentOf, type Point } from '#packages/design-document/geometry.ts'
import { insidePolygon } from '#packages/design-document/polygon.ts'
import { isRound } from '#packages/design-document/trim-outline.ts'
import { clearBox, clearLines, cutOf } from './clear-area.ts'
import type { SurfaceFigures } from './surfaces.ts'

/** Cells along each side: fine enough that a rectangle of them loses a fortieth of the room. */
const CELLS = 40

/**
 * The largest upright rectangle in which words keep clear of everything: of the safe margin, of what is in the way along
 * sides, and of a cut that is no rectangle, such as a heart. In mm of the trim.
 */
export function wordsRoom(figures: SurfaceFigures): Box {
  const clear = clearBox(figures)
  const cut = cutOf(figures)
  if (!isRound(cut)) return clear
  return largestBox(clearLines(figures)) ?? clear
}

/** The rooms of many surfaces, each measured once: the pieces of a set are alike. */
export function wordsRooms(surfaces: readonly SurfaceFigures[]): Map<string, Box> {
  const measured = new Map<string, Box>()
  return new Map(
    surfaces.map((figures) => {
      const { safeMm, keepOutSides } = figures
      const key = JSON.stringify([clearBox(figures), cutOf(figures), safeMm, keepOutSides])
      const room = measured.get(key) ?? wordsRoom(figures)
      measured.set(key, room)
      return [figures.name, room]
    }),
  )
}

/** Of whole cells of a grid over the lines; undefined when no cell lies within them. */
function largestBox(lines: readonly (readonly Point[])[]): Box | undefined {
  const corners = lines.flat()
  if (corners.length === 0) return undefined
  const { left, top, right, bottom } = extentOf(corners)
  const [across, down] = [(right - left) / CELLS, (bottom - top) / CELLS]
  const isInside = (column: number, row: number) => {
    const point = { x: left + column * across, y: top + row * down }
    return lines.some((line) => insidePolygon(line, point) > -1e-6)
  }
  const points = grid(CELLS + 1, isInside)
  const isWhole = (column: number, row: number) =>
    [0, 1].every((x) => [0, 1].every((y) => points[row + y]?.[column + x]))
  const cells = grid(CELLS, isWhole)
  const best = largestOf(cells, across, down)
  return (
    best && {
      xMm: left + best.column * across,
      yMm: top + best.row * down,
      widthMm: best.columns * across,
      heightMm: best.rows * down,
    }
  )
}

const grid = (count: number, at: (column: number, row: number) => boolean): boolean[][] =>
  Array.from({ length: count }, (_, row) => Array.from({ length: count }, (_, column) => at(column, row)))

interface Cells {
  column: number
  row: number
  columns: number
  rows: number
}

/** The whole rectangle of most area: for every cell, how far it goes on upwards, and how far the row is at least as high. */
function largestOf(cells: readonly (readonly boolean[])[], across: number, down: number): Cells | undefined {
  let best: Cells | undefined
  let bestArea = 0
  const heights = Array.from({ length: CELLS }, () => 0)
  for (const [row, line] of cells.entries()) {
    for (const [column, isWhole] of line.entries()) heights[column] = isWhole ? (heights[column] ?? 0) + 1 : 0
    for (const [column, height] of heights.entries()) {
      let rows = height
      for (let end = column; end < CELLS && rows > 0; end++) {
        rows = Math.min(rows, heights[end] ?? 0)
        const columns = end - column + 1
        const area = columns * across * rows * down
        if (area > bestArea) {
          bestArea = area
          best = { column, row: row - rows + 1, columns, rows }
        }
      }
    }
  }
  return best
}
