/**
 * Imposition: how small pieces lie on the sheets of a press. Coordinates are millimetres from the top-left of a sheet, x right, y
 * down, of the side that is looked at.
 */

/** What a press prints on, upright: its width is never above its height. */
export interface PressSheet {
  readonly widthMm: number
  readonly heightMm: number
  /** Nothing of a piece, its bleed included, lies nearer to an edge: grippers, and the words of the sheet. */
  readonly marginMm: number
  /** Between the bleeds of two pieces, where marks and codes are printed. */
  readonly gapMm: number
}

/** The least that lies between two bleeds, so that marks and codes stay off both. */
export const LEAST_GAP_MM = 5
/** The least that stays free at an edge, for marks, codes and the words of the sheet. */
export const LEAST_MARGIN_MM = 10

/** Trim of a piece, and its bleed on every side. */
export interface PieceFigures {
  readonly widthMm: number
  readonly heightMm: number
  readonly bleedMm: number
}

export interface PlacedPiece {
  /** Which design it has, as the set says. */
  readonly design: number
  /** From 1. */
  readonly column: number
  readonly row: number
  /** Corner of its trim on the front. */
  readonly xMm: number
  readonly yMm: number
}

export interface ImposedSheet {
  /** How often it is printed. */
  readonly runs: number
  readonly pieces: readonly PlacedPiece[]
}

export interface Imposition {
  /** Of the sheet as it is looked at: turned where more fit so. */
  readonly widthMm: number
  readonly heightMm: number
  readonly columns: number
  readonly rows: number
  readonly piece: PieceFigures
  readonly sheets: readonly ImposedSheet[]
}

/** What is made of the pieces. */
export interface Wanted {
  /** Each piece of a set by its design; at least one. */
  readonly set: readonly number[]
  /** How many sets, at least one. */
  readonly sets: number
}

/**
 * Lays sets of pieces on sheets. A sheet holds as many whole sets as fit; a set that is larger has sheets of its own. So sets are
 * counted without sorting, and however many are wanted, there are no more than two different sheets, or those of one set.
 *
 * @throws RangeError when not one piece fits on a sheet
 * @example impose({ widthMm: 320, heightMm: 450, marginMm: 10, gapMm: 6 }, card, { set: [0, 1, 2], sets: 40 }).sheets[0]?.runs
 */
export function impose(sheet: PressSheet, piece: PieceFigures, { set, sets }: Wanted): Imposition {
  const grid = gridOf(sheet, piece)
  if (!grid) {
    throw new RangeError(
      `Expected a piece of ${piece.widthMm} × ${piece.heightMm} mm to fit on a sheet of ${sheet.widthMm} × ${sheet.heightMm} mm`,
    )
  }
  const places = grid.columns * grid.rows
  const lay = (designs: readonly number[], runs: number): ImposedSheet => ({
    runs,
    pieces: designs.map((design, place) => ({ design, ...placeIn(grid, piece, sheet.gapMm, place) })),
  })
  return {
    ...grid,
    piece,
    sheets: piecesBySheet({ set, sets }, places).map(({ designs, runs }) => lay(designs, runs)),
  }
}

function piecesBySheet(
  { set, sets }: Wanted,
  places: number,
): { designs: readonly number[]; runs: number }[] {
  if (set.length > places) {
    return Array.from({ length: Math.ceil(set.length / places) }, (_, sheet) => ({
      designs: set.slice(sheet * places, (sheet + 1) * places),
      runs: sets,
    }))
  }
  const together = Math.min(Math.floor(places / set.length), sets)
  const several = (count: number) => Array.from({ length: count }, () => set).flat()
  const rest = sets % together
  const full = { designs: several(together), runs: Math.floor(sets / together) }
  return rest === 0 ? [full] : [full, { designs: several(rest), runs: 1 }]
}

interface Grid {
  readonly widthMm: number
  readonly heightMm: number
  readonly columns: number
  readonly rows: number
}

/** The grid that holds more pieces, on the upright sheet or on the same turned; undefined where neither holds one. */
export function gridOf(
  { widthMm, heightMm, marginMm, gapMm }: PressSheet,
  piece: PieceFigures,
): Grid | undefined {
  const alongside = (sheetMm: number, trimMm: number) =>
    // A millionth more: sums of decimals may fall short of what they stand for.
    Math.max(0, Math.floor((sheetMm - 2 * marginMm + gapMm) / (trimMm + 2 * piece.bleedMm + gapMm) + 1e-6))
  const on = (acrossMm: number, downMm: number): Grid => ({
    widthMm: acrossMm,
    heightMm: downMm,
    columns: alongside(acrossMm, piece.widthMm),
    rows: alongside(downMm, piece.heightMm),
  })
  const held = ({ columns, rows }: Grid) => columns * rows
  const [upright, turned] = [on(widthMm, heightMm), on(heightMm, widthMm)]
  const better = held(turned) > held(upright) ? turned : upright
  return held(better) > 0 ? better : undefined
}

/** Row by row from the top left, the whole grid in the middle of the sheet. */
function placeIn(grid: Grid, { widthMm, heightMm, bleedMm }: PieceFigures, gapMm: number, place: number) {
  const along = (sheetMm: number, trimMm: number, count: number, index: number) => {
    const stepMm = trimMm + 2 * bleedMm + gapMm
    return (sheetMm - (count * stepMm - gapMm)) / 2 + bleedMm + index * stepMm
  }
  const [column, row] = [place % grid.columns, Math.floor(place / grid.columns)]
  return {
    column: column + 1,
    row: row + 1,
    xMm: along(grid.widthMm, widthMm, grid.columns, column),
    yMm: along(grid.heightMm, heightMm, grid.rows, row),
  }
}

/**
 * Where the back of a piece is printed, on a sheet that is turned over its long edge.
 *
 * @returns the corner of its trim on the back of the sheet, and whether it stands on its head there: so it is the right way up when
 *   the piece is turned like a page
 */
export function backOf(
  { widthMm, heightMm, piece }: Pick<Imposition, 'widthMm' | 'heightMm' | 'piece'>,
  { xMm, yMm }: Pick<PlacedPiece, 'xMm' | 'yMm'>,
): { xMm: number; yMm: number; isOnItsHead: boolean } {
  return widthMm > heightMm
    ? { xMm, yMm: heightMm - yMm - piece.heightMm, isOnItsHead: true }
    : { xMm: widthMm - xMm - piece.widthMm, yMm, isOnItsHead: false }
}
