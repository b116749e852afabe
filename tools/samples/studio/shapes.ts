import { Path2D } from '@napi-rs/canvas'
import { type Chance, range } from './chance.ts'

export type Point = readonly [x: number, y: number]

/**
 * Points as they are written on squared paper: `12,40 80,36`.
 *
 * @throws RangeError when a pair is not two numbers
 */
export function points(written: string): Point[] {
  return written
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number)
      if (x === undefined || y === undefined || !Number.isFinite(x + y)) {
        throw new RangeError(`Expected a pair such as 12,40 but received ${pair}`)
      }
      return [x, y]
    })
}

/** A curve through points. */
export function curve(points: readonly Point[], closed = false): Path2D {
  const path = new Path2D()
  const count = points.length
  const point = (at: number) =>
    closed ? points[(at + count) % count]! : points[Math.min(count - 1, Math.max(0, at))]!
  path.moveTo(...point(0))
  for (let at = 0; at < (closed ? count : count - 1); at++) {
    const [before, from, to, after] = [point(at - 1), point(at), point(at + 1), point(at + 2)]
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    )
  }
  if (closed) path.closePath()
  return path
}

/** Straight lines from point to point, closed. */
export function polygon(points: readonly Point[]): Path2D {
  const path = new Path2D()
  points.forEach(([x, y], at) => {
    if (at === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  path.closePath()
  return path
}

/** Points close together on the curve through a few, and which way it runs there in radians. */
export function along(
  points: readonly Point[],
  count: number,
): { x: number; y: number; turn: number; share: number }[] {
  const point = (at: number) => points[Math.min(points.length - 1, Math.max(0, at))]!
  return range(count).map((step) => {
    const share = step / (count - 1)
    const position = share * (points.length - 1)
    const at = Math.min(points.length - 2, Math.floor(position))
    const t = position - at
    const [a, b, c, d] = [point(at - 1), point(at), point(at + 1), point(at + 2)]
    const axis = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
    const slope = (k: 0 | 1) =>
      0.5 *
      (c[k] -
        a[k] +
        2 * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t +
        3 * (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t)
    return { x: axis(0), y: axis(1), turn: Math.atan2(slope(1), slope(0)), share }
  })
}

/** A line that swells and thins: its width at each share of the way from 0 to 1. */
export function ribbon(points: readonly Point[], widthAt: (share: number) => number, steps = 40): Path2D {
  const way = along(points, steps)
  const side = (sign: number) =>
    way.map(({ x, y, turn, share }): Point => {
      const half = (sign * widthAt(share)) / 2
      return [x - Math.sin(turn) * half, y + Math.cos(turn) * half]
    })
  return polygon([...side(1), ...side(-1).reverse()])
}

/** A leaf from the pen's place to the right, bent sideways by `bend` of its length. */
export function leaf(length: number, width: number, bend = 0): Path2D {
  const spine: Point[] = [
    [0, 0],
    [length * 0.33, bend * length * 0.55],
    [length * 0.66, bend * length * 0.8],
    [length, bend * length * 0.7],
  ]
  return ribbon(spine, (share) => width * Math.sin(Math.PI * share ** 0.8) ** 0.9 + 0.5)
}

/** The middle line of such a leaf. */
export function vein(length: number, bend = 0, reach = 0.9): Path2D {
  return curve([
    [0, 0],
    [length * 0.33, bend * length * 0.55],
    [length * 0.66, bend * length * 0.8],
    [length * reach, bend * length * 0.72],
  ])
}

/** A round shape that no compass drew. */
export function blob(
  x: number,
  y: number,
  radius: number,
  wobble: number,
  fall: Chance,
  corners = 9,
): Path2D {
  const points = range(corners).map((at): Point => {
    const turn = (at / corners) * 2 * Math.PI
    const reach = radius * (1 + fall.between(-wobble, wobble))
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
  })
  return curve(points, true)
}

export function disc(x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  path.arc(x, y, radius, 0, 2 * Math.PI)
  return path
}

export function oval(x: number, y: number, across: number, down: number, turn = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, across, down, turn, 0, 2 * Math.PI)
  return path
}
