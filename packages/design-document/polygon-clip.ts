/** What of a polygon, concave or not, lies inside an upright rectangle. */
import type { Extent, Point } from './geometry.ts'
import { between, type Polygon } from './polygon.ts'

/**
 * The parts of a polygon inside an upright rectangle: several where a side of it goes through a notch.
 *
 * @returns closed lines in the direction of the corners, none when nothing is inside
 */
export function clipPolygon(corners: Polygon, { left, top, right, bottom }: Extent): Point[][] {
  const halves: Half[] = [
    { inside: ({ x }) => x - left, along: ({ y }) => y },
    { inside: ({ x }) => right - x, along: ({ y }) => y },
    { inside: ({ y }) => y - top, along: ({ x }) => x },
    { inside: ({ y }) => bottom - y, along: ({ x }) => x },
  ]
  return halves.reduce<Point[][]>(
    (parts, half) => parts.flatMap((part) => cutOff(part, half)),
    [[...corners]],
  )
}

/** One side of a straight line: how far in a point is, and how far along the line. */
interface Half {
  readonly inside: (point: Point) => number
  readonly along: (point: Point) => number
}

function cutOff(corners: Point[], { inside, along }: Half): Point[][] {
  const chains = chainsInside(corners, inside)
  if (chains.length === 0) return corners.some((corner) => inside(corner) >= 0) ? [corners] : []
  // Along the line, the shape is between the first and the second crossing, between the third and the fourth, and so on.
  const ends = chains.flatMap((chain) => [
    { chain, at: along(chain[0]!), isStart: true },
    { chain, at: along(chain.at(-1)!), isStart: false },
  ])
  const sorted = ends.toSorted((one, other) => one.at - other.at)
  const next = new Map<Point[], Point[]>()
  for (const [place, end] of sorted.entries()) {
    const partner = sorted[place % 2 === 0 ? place + 1 : place - 1]
    if (!end.isStart && partner) next.set(end.chain, partner.chain)
  }
  const left = new Set(chains)
  return chains.flatMap((first) => {
    const part: Point[] = []
    for (let chain: Point[] | undefined = first; chain && left.delete(chain); chain = next.get(chain))
      part.push(...chain)
    return part.length > 2 ? [part] : []
  })
}

/** The stretches of a line that are inside, each from where it comes in to where it goes out; none when it never crosses. */
function chainsInside(corners: readonly Point[], inside: Half['inside']): Point[][] {
  const isIn = corners.map((corner) => inside(corner) >= 0)
  const start = isIn.findIndex((is, place) => is && !isIn[(place + corners.length - 1) % corners.length])
  if (start < 0) return []
  const chains: Point[][] = []
  for (let step = 0; step < corners.length; step += 1) {
    const place = (start + step) % corners.length
    const [corner, previous] = [corners[place]!, corners[(place + corners.length - 1) % corners.length]!]
    const wasIn = isIn[(place + corners.length - 1) % corners.length]
    if (isIn[place] && !wasIn) chains.push([crossing(previous, corner, inside)])
    if (!isIn[place] && wasIn) chains.at(-1)?.push(crossing(previous, corner, inside))
    if (isIn[place]) chains.at(-1)?.push(corner)
  }
  return chains
}

function crossing(from: Point, to: Point, inside: Half['inside']): Point {
  const [here, there] = [inside(from), inside(to)]
  return between(from, to, here / (here - there))
}
