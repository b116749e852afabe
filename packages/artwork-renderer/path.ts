/** Outlines as plain data, understood by every painter: SVG, canvas and PDF. */
import type { PhotoElement } from '#packages/design-document/design.ts'
import {
  type Box,
  type Extent,
  type Matrix,
  mapPoint,
  type Point,
  trimBox,
} from '#packages/design-document/geometry.ts'
import { hullOf } from '#packages/design-document/hull.ts'
import type { Path, Segment } from '#packages/design-document/path-data.ts'
import type { ShapeElement } from '#packages/design-document/shapes.ts'
import { pathOfOutline, type TrimOutline } from '#packages/design-document/trim-outline.ts'

/** Control length of the cubic that stands for a quarter circle of radius 1. */
const QUARTER = 0.5522847498

/**
 * A rectangle with elliptic corners.
 *
 * @param box   the rectangle in mm
 * @param radius of the corners in mm, at most half a side; 0 gives sharp corners
 * @example rectanglePath(box, { x: box.widthMm / 2, y: box.heightMm / 2 }) // an ellipse
 */
export function rectanglePath(box: Box, radius: { x: number; y: number } = { x: 0, y: 0 }): Path {
  const left = box.xMm
  const top = box.yMm
  const right = left + box.widthMm
  const bottom = top + box.heightMm
  const rx = Math.min(radius.x, box.widthMm / 2)
  const ry = Math.min(radius.y, box.heightMm / 2)
  if (!(rx > 0 && ry > 0)) {
    return [['M', left, top], ['L', right, top], ['L', right, bottom], ['L', left, bottom], ['Z']]
  }
  const kx = rx * (1 - QUARTER)
  const ky = ry * (1 - QUARTER)
  return [
    ['M', left + rx, top],
    ['L', right - rx, top],
    ['C', right - kx, top, right, top + ky, right, top + ry],
    ['L', right, bottom - ry],
    ['C', right, bottom - ky, right - kx, bottom, right - rx, bottom],
    ['L', left + rx, bottom],
    ['C', left + kx, bottom, left, bottom - ky, left, bottom - ry],
    ['L', left, top + ry],
    ['C', left, top + ky, left + kx, top, left + rx, top],
    ['Z'],
  ]
}

/** The outline that masks a photo, along the axes of its frame. */
export const maskPath = ({ mask }: Pick<PhotoElement, 'mask'>, box: Box): Path =>
  shapePath(mask ?? { shape: 'rectangle', radiusMm: 0 }, box)

/** The outline of a plain shape that fills a box. */
export function shapePath({ shape, radiusMm }: Pick<ShapeElement, 'shape' | 'radiusMm'>, box: Box): Path {
  if (shape === 'ellipse') return rectanglePath(box, { x: box.widthMm / 2, y: box.heightMm / 2 })
  const radius = shape === 'rounded' ? radiusMm : 0
  return rectanglePath(box, { x: radius, y: radius })
}

/** The lines that a piece is cut along, in mm of its trim: around it, then around what is cut out. To be filled even-odd. */
export const cutPath = (cut: TrimOutline): Path => [...edgePath(cut), ...openingsPath(cut)]

const edgePath = (cut: TrimOutline): Path =>
  cut.shape === 'path'
    ? pathOfOutline(cut)
    : shapePath({ shape: cut.shape, radiusMm: cut.cornerMm }, trimBox(cut))

/** The lines around what is cut out of a piece. */
export const openingsPath = ({ openings = [] }: TrimOutline): Path =>
  openings.flatMap(({ box, cornerMm }) => rectanglePath(box, { x: cornerMm, y: cornerMm }))

/** The outline after a matrix. */
export function mapPath(path: Path, matrix: Matrix): Segment[] {
  const [a, b, c, d, e, f] = matrix
  const atX = (x: number, y: number) => a * x + c * y + e
  const atY = (x: number, y: number) => b * x + d * y + f
  return path.map((segment): Segment => {
    switch (segment[0]) {
      case 'Z':
        return segment
      case 'Q': {
        const [, cx, cy, x, y] = segment
        return ['Q', atX(cx, cy), atY(cx, cy), atX(x, y), atY(x, y)]
      }
      case 'C': {
        const [, ax, ay, bx, by, x, y] = segment
        return ['C', atX(ax, ay), atY(ax, ay), atX(bx, by), atY(bx, by), atX(x, y), atY(x, y)]
      }
      default: {
        const [op, x, y] = segment
        return [op, atX(x, y), atY(x, y)]
      }
    }
  })
}

/**
 * The upright rectangle around an outline's control points after a matrix; never smaller than the drawn shape.
 *
 * @returns undefined for an outline without points
 */
export function pathExtent(path: Path, matrix: Matrix): Extent | undefined {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  eachPoint(path, (atX, atY) => {
    const { x, y } = mapPoint(matrix, { x: atX, y: atY })
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  })
  return left <= right ? { left, top, right, bottom } : undefined
}

/** The convex corners around an outline's control points after a matrix; never smaller than the drawn shape. */
export function pathHull(path: Path, matrix: Matrix): Point[] {
  const points: Point[] = []
  eachPoint(path, (x, y) => points.push(mapPoint(matrix, { x, y })))
  return hullOf(points)
}

/** Every end and control point of an outline. */
function eachPoint(path: Path, include: (x: number, y: number) => void): void {
  for (const segment of path) {
    if (segment[0] === 'Z') continue
    if (segment[0] === 'Q') include(segment[1], segment[2])
    if (segment[0] === 'C') {
      include(segment[1], segment[2])
      include(segment[3], segment[4])
    }
    const [x, y] = endOf(segment)
    include(x, y)
  }
}

/** The point a segment leads to. */
export function endOf(segment: Exclude<Segment, readonly ['Z']>): readonly [x: number, y: number] {
  switch (segment[0]) {
    case 'Q':
      return [segment[3], segment[4]]
    case 'C':
      return [segment[5], segment[6]]
    default:
      return [segment[1], segment[2]]
  }
}
