/** The room picture as geometry: where a millimetre of its wall is in the picture. Pure. */

/** Size of the room picture in its own pixels. */
export const ROOM_PX = { width: 1000, height: 900 }

/**
 * Four points of the wall whose place in the picture is known: the corners of a canvas of 900 x 600 mm that the room was
 * rendered with. Clockwise from the top left.
 */
const KNOWN_MM = [
  { x: -450, y: -300 },
  { x: 450, y: -300 },
  { x: 450, y: 300 },
  { x: -450, y: 300 },
]
const KNOWN_PX = [
  { x: 340, y: 318 },
  { x: 645, y: 306 },
  { x: 643, y: 523 },
  { x: 342, y: 518 },
]

/** The part of the wall that is free for pictures, in mm from the middle of the known canvas. */
export const FREE_WALL = { left: -1050, right: 1350, top: -1180, bottom: 420 }

type Homography = readonly [number, number, number, number, number, number, number, number]

/** Wall mm -> picture px: x' = (a x + b y + c) / (g x + h y + 1), y' = (d x + e y + f) / (g x + h y + 1). */
export const wallToPicture: Homography = solve()

export function onPicture(x: number, y: number): { x: number; y: number } {
  const [a, b, c, d, e, f, g, h] = wallToPicture
  const w = g * x + h * y + 1
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

/**
 * The CSS transform that hangs an element on the wall, with one CSS pixel of it a millimetre of the wall.
 *
 * @param left of the element's top-left corner, in mm of the wall
 */
export function hangingTransform(left: number, top: number): string {
  const [a, b, c, d, e, f, g, h] = wallToPicture
  const columns = [
    [a, d, 0, g],
    [b, e, 0, h],
    [0, 0, 1, 0],
    [a * left + b * top + c, d * left + e * top + f, 0, g * left + h * top + 1],
  ]
  return `matrix3d(${columns.flat().join(',')})`
}

/** Where a canvas hangs at first: over the sofa, its middle at eye height where it is not too tall for that. */
export function firstPlace(widthMm: number, heightMm: number): { x: number; y: number } {
  return withinWall({ x: 0, y: 0 }, widthMm, heightMm)
}

/** The nearest place on the free wall for the middle of a canvas. */
export function withinWall(
  { x, y }: { x: number; y: number },
  widthMm: number,
  heightMm: number,
): { x: number; y: number } {
  const { left, right, top, bottom } = FREE_WALL
  const between = (value: number, least: number, most: number) =>
    least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
  return {
    x: between(x, left + widthMm / 2, right - widthMm / 2),
    y: between(y, top + heightMm / 2, bottom - heightMm / 2),
  }
}

/** Eight equations in eight unknowns, two for each known point. */
function solve(): Homography {
  const rows = KNOWN_MM.flatMap(({ x, y }, index) => {
    const seen = KNOWN_PX[index]
    if (!seen) throw new RangeError('Expected as many points of the picture as of the wall')
    return [
      [x, y, 1, 0, 0, 0, -seen.x * x, -seen.x * y, seen.x],
      [0, 0, 0, x, y, 1, -seen.y * x, -seen.y * y, seen.y],
    ]
  })
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = eliminate(rows)
  return [a, b, c, d, e, f, g, h]
}

/** Gauss and Jordan, with the largest pivot first. */
function eliminate(rows: number[][]): number[] {
  const at = (row: number[] | undefined, column: number) => row?.[column] ?? 0
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const below = rows.slice(column)
    const best = below.reduce((one, other) =>
      Math.abs(at(other, column)) > Math.abs(at(one, column)) ? other : one,
    )
    const from = rows.indexOf(best)
    ;[rows[column], rows[from]] = [best, rows[column] ?? best]
    const pivot = at(best, column)
    for (let index = 0; index < size; index += 1) {
      if (index === column) continue
      const share = at(rows[index], column) / pivot
      rows[index] = (rows[index] ?? []).map((value, place) => value - share * at(best, place))
    }
  }
  return rows.map((row, index) => at(row, size) / at(row, index))
}
