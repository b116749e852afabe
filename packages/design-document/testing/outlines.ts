/** Outlines that are no rectangle and no ellipse, as records give them, and a slow second way to judge points by them. */
import type { Point } from '../geometry.ts'
import type { TrimOutline } from '../trim-outline.ts'

/** Its notch is at 500, 200; its point at 500, 1000. */
export const HEART =
  'M 500 200 C 500 50 400 0 250 0 C 100 0 0 120 0 300 C 0 550 250 750 500 1000 C 750 750 1000 550 1000 300 C 1000 120 900 0 750 0 C 600 0 500 50 500 200 Z'
/** Two wide ends and a bar of a tenth of the height between them. */
export const DUMBBELL =
  'M 0 0 L 300 0 L 300 450 L 700 450 L 700 0 L 1000 0 L 1000 1000 L 700 1000 L 700 550 L 300 550 L 300 1000 L 0 1000 Z'
export const STAR =
  'M 500 0 L 618 382 L 1000 382 L 691 618 L 809 1000 L 500 764 L 191 1000 L 309 618 L 0 382 L 382 382 Z'

export const pathCut = (path: string, widthMm = 100, heightMm = 100): TrimOutline => ({
  shape: 'path',
  widthMm,
  heightMm,
  cornerMm: 0,
  path,
})

/** The same figures from 0 to 1 for the same start. */
export function figuresFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Points in and out around a middle: concave, and never crossing itself; the odd ones with curves for corners. */
export function randomOutline(start: number): string {
  const figure = figuresFrom(start)
  const count = 7 + Math.floor(figure() * 12)
  const corners = Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * (place + 0.8 * figure())) / count
    const radius = 0.25 + 0.75 * figure()
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
  const middles = corners.map((corner, place) => {
    const next = corners[(place + 1) % count] ?? corner
    return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 }
  })
  const isCurved = start % 2 === 1
  const bends = corners.map((corner, place) => ({
    from: middles[(place + count - 1) % count] ?? corner,
    corner,
    to: middles[place] ?? corner,
  }))
  const line = isCurved ? bends.flatMap(({ from, corner, to }) => along([from, corner, to], 400)) : corners
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  const placed = ({ x, y }: Point) =>
    [
      ((x - Math.min(...xs)) / (Math.max(...xs) - Math.min(...xs))) * 1000,
      ((y - Math.min(...ys)) / (Math.max(...ys) - Math.min(...ys))) * 1000,
    ]
      .map((value) => Math.round(value * 100) / 100)
      .join(' ')
  if (!isCurved)
    return `${corners.map((corner, place) => `${place === 0 ? 'M' : 'L'} ${placed(corner)}`).join(' ')} Z`
  const [first] = bends
  return `M ${first ? placed(first.from) : ''} ${bends.map(({ corner, to }) => `Q ${placed(corner)} ${placed(to)}`).join(' ')} Z`
}

export const RANDOM_OUTLINES = Array.from({ length: 20 }, (_, place) => randomOutline(place + 1))

/** The line of a cut as very many points, by the formula of each curve. */
export function densePoints({ path = '', widthMm, heightMm }: TrimOutline, perCurve = 500): Point[] {
  const points: Point[] = []
  const steps = path.match(/[MLQC][^MLQCZ]*/g) ?? []
  const ends = steps.map((step) => {
    const numbers = step.slice(1).trim().split(' ').map(Number)
    return Array.from({ length: numbers.length / 2 }, (_, at) => ({
      x: ((numbers[2 * at] ?? 0) * widthMm) / 1000,
      y: ((numbers[2 * at + 1] ?? 0) * heightMm) / 1000,
    }))
  })
  const [start] = ends[0] ?? []
  let from = start
  for (const controls of [...ends.slice(1), ...(start ? [[start]] : [])]) {
    if (from) points.push(...along([from, ...controls], perCurve))
    from = controls.at(-1)
  }
  return points
}

/** Bernstein's sum, where the shop goes by halving. */
function along(controls: readonly Point[], steps: number): Point[] {
  const degree = controls.length - 1
  const choose = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]][degree] ?? []
  return Array.from({ length: steps }, (_, step) => {
    const at = step / steps
    const weights = choose.map((times, place) => times * at ** place * (1 - at) ** (degree - place))
    return {
      x: controls.reduce((sum, { x }, place) => sum + x * (weights[place] ?? 0), 0),
      y: controls.reduce((sum, { y }, place) => sum + y * (weights[place] ?? 0), 0),
    }
  })
}

/** By how often the line winds around the point. */
export function isInsideSlowly(line: readonly Point[], { x, y }: Point): boolean {
  let turned = 0
  for (const [place, from] of line.entries()) {
    const to = line[(place + 1) % line.length] ?? from
    const [ax, ay, bx, by] = [from.x - x, from.y - y, to.x - x, to.y - y]
    turned += Math.atan2(ax * by - ay * bx, ax * bx + ay * by)
  }
  return Math.abs(turned) > Math.PI
}

export function insideSlowly(line: readonly Point[], point: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (const { x, y } of line) least = Math.min(least, Math.hypot(x - point.x, y - point.y))
  return isInsideSlowly(line, point) ? least : -least
}
