/** How the pieces of a set hang or lie beside each other in pictures of it. */

interface Measures {
  readonly widthMm: number
  readonly heightMm: number
}

export interface SetLayout extends Measures {
  readonly columns: number
  readonly rows: number
  /** Upper left corners in mm from that of the whole, row by row; one for each piece. */
  readonly places: readonly { readonly xMm: number; readonly yMm: number }[]
}

/** Between two pieces: about a finger's width, as the shop tells its customers. */
const GAP_MM = 20

/**
 * Up to three stand in a row, four make a square, others rows of three; the last row begins at the left.
 *
 * @param piece  measures of one in mm, above 0
 * @param pieces  how many, a whole number from 1
 * @returns the whole and the place of every piece in it, in mm
 * @throws RangeError when there is no piece
 * @example setLayout({ widthMm: 200, heightMm: 200 }, 9) // { columns: 3, rows: 3, widthMm: 640, heightMm: 640, places: […] }
 */
export function setLayout({ widthMm, heightMm }: Measures, pieces: number): SetLayout {
  if (!(pieces >= 1)) throw new RangeError(`Expected at least one piece but received ${pieces}`)
  const columns = pieces === 4 ? 2 : Math.min(3, pieces)
  const rows = Math.ceil(pieces / columns)
  const extent = (sideMm: number, count: number) => sideMm * count + GAP_MM * (count - 1)
  return {
    ...{ columns, rows },
    ...{ widthMm: extent(widthMm, columns), heightMm: extent(heightMm, rows) },
    places: Array.from({ length: pieces }, (_, piece) => ({
      xMm: (piece % columns) * (widthMm + GAP_MM),
      yMm: Math.floor(piece / columns) * (heightMm + GAP_MM),
    })),
  }
}
