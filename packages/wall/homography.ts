/** How one plane is seen on another: the wall in a photo, a picture on a wall. Pure geometry. */
import type { Point } from '#packages/design-document/geometry.ts'

/** Row by row: x' = (a x + b y + c) / w, y' = (d x + e y + f) / w with w = g x + h y + i. */
export type Homography = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
]

/** Four corners, clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point]

/**
 * The homography that takes four points to four others.
 *
 * @param from  four points of one plane, no three in a line
 * @param to  where each is seen on the other plane, in the same order
 * @throws RangeError when three points of either four stand in a line
 * @example homographyBetween(sheetMm, cornersPx) // millimetres of a sheet -> pixels of a photo
 */
export function homographyBetween(from: Corners, to: Corners): Homography {
  const rows = from.flatMap(({ x, y }, index) => {
    const seen = to[index] ?? { x: 0, y: 0 }
    return [
      [x, y, 1, 0, 0, 0, -seen.x * x, -seen.x * y, seen.x],
      [0, 0, 0, x, y, 1, -seen.y * x, -seen.y * y, seen.y],
    ]
  })
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved(rows)
  const found: Homography = [a, b, c, d, e, f, g, h, 1]
  if (found.some((value) => !Number.isFinite(value)) || Math.abs(determinant(found)) < 1e-12) {
    throw new RangeError('Expected four corners of which no three stand in a line')
  }
  return found
}

/** Where a point of the one plane is on the other. */
export function seenAt([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

/**
 * The way back.
 *
 * @throws RangeError when the homography flattens the plane to a line
 */
export function inverseOf(homography: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = homography
  const size = determinant(homography)
  if (size === 0) throw new RangeError('Expected a homography that can be undone')
  return [
    (e * i - f * h) / size,
    (c * h - b * i) / size,
    (b * f - c * e) / size,
    (f * g - d * i) / size,
    (a * i - c * g) / size,
    (c * d - a * f) / size,
    (d * h - e * g) / size,
    (b * g - a * h) / size,
    (a * e - b * d) / size,
  ]
}

/** The homography that moves and turns first: `degrees` clockwise about the origin, then by x and y. */
export function afterMoving(
  [a, b, c, d, e, f, g, h, i]: Homography,
  { x, y, degrees = 0 }: Point & { degrees?: number },
): Homography {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const row = (p: number, q: number, r: number) =>
    [p * cos + q * sin, q * cos - p * sin, p * x + q * y + r] as const
  return [...row(a, b, c), ...row(d, e, f), ...row(g, h, i)]
}

/** The CSS transform, about the top-left corner, of an element whose CSS pixels are units of the first plane. */
export function cssTransform([a, b, c, d, e, f, g, h, i]: Homography): string {
  const columns = [
    [a, d, 0, g],
    [b, e, 0, h],
    [0, 0, 1, 0],
    [c, f, 0, i],
  ]
  return `matrix3d(${columns.flat().join(',')})`
}

function determinant([a, b, c, d, e, f, g, h, i]: Homography): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
}

/** Gauss and Jordan, with the largest pivot first. Each row ends with its right-hand side. */
function solved(rows: number[][]): number[] {
  const at = (row: number[] | undefined, column: number) => row?.[column] ?? 0
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const best = rows
      .slice(column)
      .reduce((one, other) => (Math.abs(at(other, column)) > Math.abs(at(one, column)) ? other : one))
    const from = rows.indexOf(best)
    ;[rows[column], rows[from]] = [best, rows[column] ?? best]
    for (let index = 0; index < size; index += 1) {
      if (index === column) continue
      const share = at(rows[index], column) / at(best, column)
      rows[index] = (rows[index] ?? []).map((value, place) => value - share * at(best, place))
    }
  }
  return rows.map((row, index) => at(row, size) / at(row, index))
}
