/** Finds a sheet of A4 paper on a wall in a photo. Rather none than a wrong one. */
import type { Corners } from './homography.ts'
import { inLight, lightnessOf, type Photo, type Plane, slopesOf, softened } from './lightness.ts'
import { lineSegments } from './line-segments.ts'
import { isConvex, quadrilaterals } from './quadrilaterals.ts'
import { colourAgainstWall, drawnInside } from './sheet-looks.ts'
import { fittedSides, type Sides } from './sides.ts'
import { wallOf } from './wall.ts'

export interface FoundSheet {
  /** In pixels of the photo, clockwise from the top left. */
  readonly corners: Corners
  /** From 0 to 1; below 0.5 nothing is told at all. */
  readonly confidence: number
}

const SOFT_PX = 1.2
/** Over how many pixels to either side along an edge its grain is averaged once its direction is known. */
const ALONG_PX = 3
/** The least rise of an edge, in levels a pixel: a sheet on a light wall rises by five to ten. */
const STEEPNESS = 1.6
const MAX_TRIED = 600
/** What a sheet has to show. */
const SHEET = {
  leastConfidence: 0.5,
  leastShare: 0.5,
  leastMeanShare: 0.7,
  /** Of a sheet found to a fraction of a pixel; see `Camera.misfit`. */
  usualMisfit: 1.2,
  /** Share of places inside at which something is drawn: the soft edge of a shadow may lie across. */
  mostDrawn: 0.2,
  /** From this share on it matters where it is drawn: a shadow goes to the rim, a picture in its mount does not. */
  muchDrawn: 0.05,
  /** How much more colourful than the wall around it, from 0 to 1. */
  mostColour: 0.06,
  /** Share of the photo. */
  mostArea: 0.5,
}
/** Another place that is so nearly as good leaves it open which of them is the sheet. */
const RIVAL = 0.92

/**
 * The corners of the one sheet of A4 paper in a photo.
 *
 * Straight edges become quadrilaterals that are lighter inside; their sides are fitted to a fraction of a pixel; and the
 * best of those counts that a camera can see as A4, plain inside and no more colourful than its wall.
 *
 * @param photo  upright, its long side about 1000 pixels; the sheet's short side at least 40 of them
 * @param focalPx  from the photo's EXIF data
 * @returns undefined when nothing is surely a sheet, or two things might be
 */
export function findSheet(photo: Photo, focalPx?: number): FoundSheet | undefined {
  const levels = lightnessOf(photo)
  const plane = softened(levels, SOFT_PX)
  const light = softened(inLight(levels), SOFT_PX)
  const slopes = slopesOf(plane)
  const judged: FoundSheet[] = []
  const tried: Corners[] = []
  for (const corners of quadrilaterals(lineSegments(plane, STEEPNESS)).slice(0, MAX_TRIED)) {
    const wide = fittedSides(plane, corners, { reachPx: 5, steepness: STEEPNESS })
    if (!wide || !isConvex(wide.corners) || tried.some((known) => isSame(known, wide.corners))) continue
    tried.push(wide.corners)
    if (!hasSides(wide)) continue
    const sides = fittedExactly(plane, light, wide.corners)
    if (!sides) continue
    const confidence = confidenceIn(sides, { photo, slopes, focalPx })
    if (confidence >= SHEET.leastConfidence) judged.push({ corners: fromTopLeft(sides.corners), confidence })
  }
  const [best, ...others] = judged.sort((one, other) => other.confidence - one.confidence)
  const rival = others.some((other) => other.confidence > RIVAL * (best?.confidence ?? 0))
  return rival ? undefined : best
}

/**
 * The same corners in a larger copy of the photo, where their sides are seen more sharply; unchanged where nothing sharper
 * is found.
 *
 * @param corners  in pixels of this copy
 */
export function sharpened(photo: Photo, corners: Corners): Corners {
  const levels = lightnessOf(photo)
  const planes = [softened(levels, SOFT_PX), softened(inLight(levels), SOFT_PX)] as const
  const sides = fittedExactly(...planes, corners)
  return sides && hasSides(sides) ? sides.corners : corners
}

/** What counts as an edge is seen in the levels, where it lies exactly in the light. */
function fittedExactly(plane: Plane, light: Plane, corners: Corners): Sides | undefined {
  const narrow = fittedSides(plane, corners, { reachPx: 2.5, steepness: STEEPNESS })
  if (!narrow || !isConvex(narrow.corners)) return undefined
  const exact = fittedSides(light, narrow.corners, { reachPx: 2, steepness: 0.1, alongPx: ALONG_PX })
  return { ...narrow, corners: exact?.corners ?? narrow.corners }
}

function hasSides({ shares }: Sides): boolean {
  return Math.min(...shares) >= SHEET.leastShare && meanOf(shares) >= SHEET.leastMeanShare
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

interface Judge {
  photo: Photo
  slopes: ReturnType<typeof slopesOf>
  focalPx: number | undefined
}

/** 0 for what cannot be a sheet. */
function confidenceIn(sides: Sides, { photo, slopes, focalPx }: Judge): number {
  const { corners, shares, steepness } = sides
  if (!hasSides(sides) || areaOf(corners) > SHEET.mostArea * photo.widthPx * photo.heightPx) return 0
  const { camera } = wallOf(corners, photo, { focalPx, turnDeg: 0 })
  const fit = Math.exp(-((camera.misfit / SHEET.usualMisfit) ** 2) / 2)
  if (fit < SHEET.leastConfidence) return 0
  const drawn = drawnInside(corners, photo, slopes, Math.max(0.35 * steepness, STEEPNESS))
  const isPicture = drawn.share > SHEET.muchDrawn && drawn.atRim < drawn.share / 2
  if (drawn.share > SHEET.mostDrawn || isPicture) return 0
  if (colourAgainstWall(corners, photo) > SHEET.mostColour) return 0
  // What is seen aslant could be many shapes, and few people photograph a wall like that.
  const straight = Math.cos((camera.slantDeg * Math.PI) / 180)
  return meanOf(shares) * fit * straight * (1 - drawn.share)
}

/** The corner that is nearest to the photo's top left comes first. */
function fromTopLeft(corners: Corners): Corners {
  const sums = corners.map(({ x, y }) => x + y)
  const first = sums.indexOf(Math.min(...sums))
  const [a, b, c, d] = corners
  return ([corners, [b, c, d, a], [c, d, a, b], [d, a, b, c]] as const)[first] ?? corners
}

function isSame(one: Corners, other: Corners): boolean {
  const size = Math.sqrt(areaOf(one))
  const gaps = fromTopLeft(other).map(({ x, y }, index) => {
    const near = fromTopLeft(one)[index] ?? { x: 0, y: 0 }
    return Math.hypot(near.x - x, near.y - y)
  })
  return Math.max(...gaps) < Math.max(3, 0.04 * size)
}

function areaOf(corners: Corners): number {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % 4] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}
