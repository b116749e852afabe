/** Outlines of any shape, as text: what a record says of a piece that is no rectangle and no ellipse. */
import { type Path, pathOf, type Segment } from './path-data.ts'

/** Both sides of the square that an outline is drawn in, whatever the trim. The trim is 1000 wide and 1000 high. */
export const OUTLINE_BOX = 1000

/** The same outline a quarter of a turn further, clockwise: of a piece that lies on its long side. */
export function turnedOutline(data: string): string {
  return dataOf(mapped(pathOf(data), (x, y) => [OUTLINE_BOX - y, x]))
}

/** An outline in mm, scaled to a trim whose top-left corner is the origin. */
export function scaledOutline(
  data: string,
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): Path {
  return mapped(pathOf(data), (x, y) => [(x * widthMm) / OUTLINE_BOX, (y * heightMm) / OUTLINE_BOX])
}

function mapped(path: Path, to: (x: number, y: number) => [x: number, y: number]): Path {
  return path.map(([op, ...rest]) => {
    const numbers: readonly number[] = rest
    const points = numbers.flatMap((x, place) => (place % 2 === 0 ? to(x, numbers[place + 1] ?? 0) : []))
    // As many numbers as before follow the letter.
    return [op, ...points] as unknown as Segment
  })
}

/** As `pathOf` reads it, with four digits behind the point. */
const dataOf = (path: Path): string =>
  path.flatMap(([op, ...numbers]) => [op, ...numbers.map((one) => Math.round(one * 1e4) / 1e4 + 0)]).join(' ')
