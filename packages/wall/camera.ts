/**
 * The camera that took a photo of a wall, as a pinhole: pixels are square and the lens looks through the middle of the
 * photo. Phones straighten their pictures, so that this holds well enough to hang a picture.
 */
import type { PixelSize, Point } from '#packages/design-document/geometry.ts'
import type { Homography } from './homography.ts'

type Vector = readonly [x: number, y: number, z: number]

export interface Camera {
  /** Distance of the lens from the picture, in pixels of the photo. */
  readonly focalPx: number
  /** 0 when the wall could be seen like this by such a camera; 1 is what careless fingers make of it, 3 is too much. */
  readonly misfit: number
  /** Between the camera's view and straight at the wall, in degrees. */
  readonly slantDeg: number
  /** Directions of the wall as the camera sees them: right, down, and out of the wall into the room. */
  readonly right: Vector
  readonly down: Vector
  readonly out: Vector
  /** From the camera to the wall's origin, in mm. */
  readonly origin: Vector
  /** Millimetres for one unit of the homography that the camera was found from. */
  readonly scale: number
}

/** Focal lengths of phones and cameras as shares of a photo's long side: from 16 to 95 mm on 35 mm film. */
const FOCAL = { least: 0.45, most: 2.6, usual: 0.75, steps: 48 }
/** How far sides and angles of a sheet may be off, as a share of 1, before it counts as one misfit. */
const CARELESS = 0.03
/** How far focal lengths usually are from the usual one, as a factor's logarithm. */
const FOCAL_SPREAD = 0.35

/**
 * The camera that sees a wall's millimetres as a homography says.
 *
 * @param wallToPhoto  mm of the wall (x right, y down) -> pixels of the photo
 * @param photo  its size
 * @param focalPx  from the photo's EXIF data; without it the focal length that fits best is taken
 */
export function cameraOf(wallToPhoto: Homography, photo: PixelSize, focalPx?: number): Camera {
  if (focalPx !== undefined) return cameraWith(wallToPhoto, photo, focalPx)
  const longPx = Math.max(photo.widthPx, photo.heightPx)
  let best: { camera: Camera; cost: number } | undefined
  for (let step = 0; step <= FOCAL.steps; step += 1) {
    const share = FOCAL.least * (FOCAL.most / FOCAL.least) ** (step / FOCAL.steps)
    const camera = cameraWith(wallToPhoto, photo, share * longPx)
    const cost = camera.misfit ** 2 + (Math.log(share / FOCAL.usual) / FOCAL_SPREAD) ** 2
    if (!best || cost < best.cost) best = { camera, cost }
  }
  if (!best) throw new RangeError('Expected at least one focal length to try')
  return best.camera
}

/**
 * The same view of a plane that stands in front of the wall.
 *
 * @param wallToPhoto  what the camera was found from
 * @param outMm  how far in front of the wall
 */
export function inFrontOf(
  wallToPhoto: Homography,
  { focalPx, out, scale }: Camera,
  photo: PixelSize,
  outMm: number,
): Homography {
  const [a, b, c, d, e, f, g, h, i] = wallToPhoto
  const [x, y, z] = times(out, outMm / scale)
  return [
    a,
    b,
    c + focalPx * x + (photo.widthPx / 2) * z,
    d,
    e,
    f + focalPx * y + (photo.heightPx / 2) * z,
    g,
    h,
    i + z,
  ]
}

/** Whether the camera sees a side of something on the wall: `side` points away from it, `at` is a place on it. */
export function sees({ origin, right, down }: Camera, side: Point, at: Point): boolean {
  const towards = add(origin, add(times(right, at.x), times(down, at.y)))
  return dot(add(times(right, side.x), times(down, side.y)), towards) < 0
}

function cameraWith([a, b, c, d, e, f, g, h, i]: Homography, photo: PixelSize, focalPx: number): Camera {
  const middle = { x: photo.widthPx / 2, y: photo.heightPx / 2 }
  const ray = (x: number, y: number, w: number): Vector => [
    (x - middle.x * w) / focalPx,
    (y - middle.y * w) / focalPx,
    w,
  ]
  const across = ray(a, d, g)
  const along = ray(b, e, h)
  const lengths = { across: Math.hypot(...across), along: Math.hypot(...along) }
  const scale = 2 / (lengths.across + lengths.along)
  const right = times(across, 1 / lengths.across)
  const down = times(along, 1 / lengths.along)
  const out = times(unit(cross(right, down)), -1)
  const origin = times(ray(c, f, i), scale)
  const sides = Math.log(lengths.across / lengths.along)
  const angle = dot(right, down)
  return {
    focalPx,
    misfit: Math.hypot(sides, angle) / CARELESS,
    slantDeg: (Math.acos(Math.min(1, Math.abs(out[2]))) * 180) / Math.PI,
    right,
    down,
    out,
    origin,
    scale,
  }
}

const add = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [a + x, b + y, c + z]
const times = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]
const dot = ([a, b, c]: Vector, [x, y, z]: Vector): number => a * x + b * y + c * z
const unit = (vector: Vector): Vector => times(vector, 1 / Math.hypot(...vector))
const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x]
