/**
 * Plane geometry of a design: matrices, boxes, and where a photo lies on its surface.
 *
 * A matrix is `[a b c d e f]` as in SVG, canvas and PDF: x' = a x + c y + e, y' = b x + d y + f. Angles are degrees
 * clockwise, because y runs down.
 */
import type { FramedElement, PhotoElement, Placement, Surface, TextElement } from './design.ts'
import type { Mm, Px } from './units.ts'

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
export type Point = { readonly x: number; readonly y: number }
/** An upright rectangle in mm of the surface. */
export type Box = { readonly xMm: Mm; readonly yMm: Mm; readonly widthMm: Mm; readonly heightMm: Mm }
/** An upright rectangle by its sides, in whatever unit the points it came from had. */
export type Extent = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** A box turned about its own centre. */
export type Frame = { readonly box: Box; readonly rotationDeg: number }
/** What of a surface says where its trim, its painted page and a frame on its face are. */
export type FaceShape = Pick<Surface, 'widthMm' | 'heightMm' | 'bleedMm'> & {
  readonly edge: { readonly kind: Surface['edge']['kind']; readonly colour?: string | undefined }
}
export type PixelSize = { readonly widthPx: Px; readonly heightPx: Px }

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The matrix that applies `inner` first and `outer` afterwards. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

export const scaling = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0]

/** Turns clockwise about a point; quarter turns are exact, so that upright photos stay upright. */
export function rotation(degrees: number, about: Point = { x: 0, y: 0 }): Matrix {
  const { cos, sin } = turnOf(degrees)
  const { x, y } = about
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

/** Cosine and sine of an angle in degrees, exact at quarter turns. */
export function turnOf(degrees: number): { cos: number; sin: number } {
  const quarter = (((degrees / 90) % 4) + 4) % 4
  if (quarter === 0) return { cos: 1, sin: 0 }
  if (quarter === 1) return { cos: 0, sin: 1 }
  if (quarter === 2) return { cos: -1, sin: 0 }
  if (quarter === 3) return { cos: 0, sin: -1 }
  const radians = (degrees * Math.PI) / 180
  return { cos: Math.cos(radians), sin: Math.sin(radians) }
}

/**
 * The matrix that undoes another.
 *
 * @throws RangeError when the matrix flattens the plane and so cannot be undone
 */
export function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c
  if (area === 0 || !Number.isFinite(area)) {
    throw new RangeError(`Expected a matrix that can be undone but its area is ${area}`)
  }
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

export function mapPoint([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** The upright rectangle around an extent after a matrix. */
export function mapExtent(matrix: Matrix, extent: Extent): Extent {
  return extentOf(cornersOf(extent).map((corner) => mapPoint(matrix, corner)))
}

/** Corners clockwise from the top left. */
export function cornersOf({ left, top, right, bottom }: Extent): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** The upright rectangle around points; all zero when there are none. */
export function extentOf(points: readonly Point[]): Extent {
  if (points.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export function grow({ left, top, right, bottom }: Extent, by: number): Extent {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

export function union(one: Extent, other: Extent): Extent {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

/** Whether two extents share an area, not just an edge. */
export function overlaps(one: Extent, other: Extent): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

export function isWithin(inner: Extent, outer: Extent): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  )
}

export function boxExtent({ xMm, yMm, widthMm, heightMm }: Box): Extent {
  return { left: xMm, top: yMm, right: xMm + widthMm, bottom: yMm + heightMm }
}

export function centreOf({ xMm, yMm, widthMm, heightMm }: Box): Point {
  return { x: xMm + widthMm / 2, y: yMm + heightMm / 2 }
}

/**
 * The part of a convex outline that lies inside an upright rectangle.
 *
 * @param outline corners of a convex shape, in order
 * @returns corners in the same order; empty when nothing is inside
 */
export function clipOutline(outline: readonly Point[], { left, top, right, bottom }: Extent): Point[] {
  const beyond = [
    (point: Point) => point.x - left,
    (point: Point) => right - point.x,
    (point: Point) => point.y - top,
    (point: Point) => bottom - point.y,
  ]
  return beyond.reduce<Point[]>((corners, inside) => keepInside(corners, inside), [...outline])
}

function keepInside(corners: readonly Point[], inside: (point: Point) => number): Point[] {
  const kept: Point[] = []
  let previous = corners.at(-1)
  for (const corner of corners) {
    if (previous) {
      const from = inside(previous)
      const to = inside(corner)
      if (from < 0 !== to < 0) {
        const at = from / (from - to)
        kept.push({
          x: previous.x + (corner.x - previous.x) * at,
          y: previous.y + (corner.y - previous.y) * at,
        })
      }
      if (to >= 0) kept.push(corner)
    }
    previous = corner
  }
  return kept
}

/** The trim of a surface, whose top-left corner is the origin. */
export function trimBox({ widthMm, heightMm }: Pick<FaceShape, 'widthMm' | 'heightMm'>): Box {
  return { xMm: 0, yMm: 0, widthMm, heightMm }
}

/**
 * The painted page: the trim enlarged by the bleed on every side.
 *
 * @example pageBox(surface of 200 x 100 mm with 3 mm bleed) // { xMm: -3, yMm: -3, widthMm: 206, heightMm: 106 }
 */
export function pageBox({ widthMm, heightMm, bleedMm }: Omit<FaceShape, 'edge'>): Box {
  return { xMm: -bleedMm, yMm: -bleedMm, widthMm: widthMm + 2 * bleedMm, heightMm: heightMm + 2 * bleedMm }
}

/** The part of the trim in which faces and text belong. */
export function safeBox({
  widthMm,
  heightMm,
  safeMm,
}: Pick<Surface, 'widthMm' | 'heightMm' | 'safeMm'>): Box {
  return { xMm: safeMm, yMm: safeMm, widthMm: widthMm - 2 * safeMm, heightMm: heightMm - 2 * safeMm }
}

/**
 * Where the frame of an element is on its surface, in mm.
 *
 * A face frame follows the surface: it is the trim, or trim and bleed when the photo itself is carried round the edge.
 */
export function frameOf(element: Pick<FramedElement, 'frame'>, surface: FaceShape): Frame {
  const { frame } = element
  if (frame.kind === 'placed') {
    const { xMm, yMm, widthMm, heightMm, rotationDeg } = frame
    return { box: { xMm, yMm, widthMm, heightMm }, rotationDeg }
  }
  if ('insetMm' in frame) return { box: insetBox(surface, frame.insetMm), rotationDeg: 0 }
  return { box: surface.edge.kind === 'image' ? pageBox(surface) : trimBox(surface), rotationDeg: 0 }
}

/** The trim less a margin; of a face that is too small for it, a tenth of a millimetre in the middle. */
function insetBox({ widthMm, heightMm }: FaceShape, insetMm: Mm): Box {
  const left = (length: Mm) => Math.max(0.1, length - 2 * insetMm)
  const [across, down] = [left(widthMm), left(heightMm)]
  return { xMm: (widthMm - across) / 2, yMm: (heightMm - down) / 2, widthMm: across, heightMm: down }
}

/** Turns a frame's own upright axes into those of the surface: its rotation about its centre. */
export function frameMatrix({ box, rotationDeg }: Frame): Matrix {
  return rotationDeg === 0 ? identity : rotation(rotationDeg, centreOf(box))
}

/** Clockwise angle of the photo inside its frame: quarter turns and tilt together. */
export const photoAngleDeg = ({ turns, tiltDeg }: Pick<Placement, 'turns' | 'tiltDeg'>) =>
  turns * 90 + tiltDeg

/**
 * Pixels of a picture of the whole photo -> mm in the frame's own upright axes.
 *
 * @param element the photo and its placement
 * @param box     the frame, before its rotation
 * @param picture size of the picture that stands for the photo; the original's size when left out. A smaller copy
 *                covers exactly the same mm, even when rounding changed its proportions a little.
 */
export function placementMatrix(element: PhotoElement, box: Box, picture?: PixelSize): Matrix {
  const { placement, photoWidthPx, photoHeightPx } = element
  const { widthPx, heightPx } = picture ?? { widthPx: photoWidthPx, heightPx: photoHeightPx }
  const widthMm = placement.photoWidthMm
  const heightMm = (widthMm * photoHeightPx) / photoWidthPx
  const fromCentre: Matrix = [
    widthMm / widthPx,
    0,
    0,
    heightMm / heightPx,
    -placement.centreX * widthMm,
    -placement.centreY * heightMm,
  ]
  const flip = scaling(placement.flipX ? -1 : 1, placement.flipY ? -1 : 1)
  const centre = centreOf(box)
  const turn = multiply(translation(centre.x, centre.y), rotation(photoAngleDeg(placement)))
  return multiply(turn, multiply(flip, fromCentre))
}

/**
 * Pixels of the upright photo -> mm of the surface, through placement and frame.
 *
 * @param picture size of a stand-in for the whole photo, such as a screen copy; the original when left out
 * @example mapPoint(photoMatrix(element, surface), { x: 0, y: 0 }) // where the photo's top-left corner is printed
 */
export function photoMatrix(element: PhotoElement, surface: Surface, picture?: PixelSize): Matrix {
  const frame = frameOf(element, surface)
  return multiply(frameMatrix(frame), placementMatrix(element, frame.box, picture))
}

/**
 * The point a text turns about: the centre of its first line.
 *
 * It depends on the box and the type size only, never on the words, so turned text stays put while somebody types.
 */
export function textPivot({ xMm, yMm, widthMm, sizeMm, lineHeight }: TextElement): Point {
  return { x: xMm + widthMm / 2, y: yMm + (sizeMm * lineHeight) / 2 }
}
