/**
 * A scene at twice its size, from the same files, to be looked at closely.
 *
 * Base and light are enlarged; there is no more in them. Places on a surface change evenly, so they are found between
 * pixels too, and the designs are drawn at twice their detail. Each pixel hands its places on along their slope there:
 * never across the edge of a surface, a fold or a seam. `shaders.ts` does the same.
 */
import { DETAIL_STEPS } from './detail.ts'
import { enlarged } from './enlarge.ts'
import type { OpenScene } from './open-scene.ts'
import type { Scene, SceneSurface } from './scene.ts'
import { LIGHT_OF_LEVEL, levelTable } from './srgb.ts'
import { SHOWN_LEVELS, UNTONED_OF_LEVEL } from './tone.ts'

export const ZOOM = 2
/** Long side of the picture of a design: what is kept of a photo that a shopper tries, and enough for any screen. */
const MAX_TEXELS = 2048
const LIGHT = Float64Array.from(LIGHT_OF_LEVEL)
const LIGHT_LEVELS = levelTable(1)

/** Shown larger than a scene by no more than this part, it is not zoomed: nobody would see it. */
const UNSEEN = 1.25

/** @param widthPx  how wide the scene is to be shown, in pixels of the screen or of a picture */
export const isSeenCloser = ({ width }: { readonly width: number }, widthPx: number) =>
  widthPx > width * UNSEEN

/** The same scene as `zoomed` makes it: twice as wide and high, its designs up to twice. */
export function zoomedScene(scene: Scene): Scene {
  const { width, height, surfaces } = scene
  return { ...scene, width: width * ZOOM, height: height * ZOOM, surfaces: surfaces.map(zoomedSurface) }
}

function zoomedSurface(surface: SceneSurface): SceneSurface {
  const { texelsWide, texelsHigh } = surface
  const times = timesOf(surface)
  return {
    ...surface,
    texelsWide: Math.round(texelsWide * times),
    texelsHigh: Math.round(texelsHigh * times),
  }
}

const timesOf = ({ texelsWide, texelsHigh }: SceneSurface) =>
  Math.min(ZOOM, Math.max(1, MAX_TEXELS / Math.max(texelsWide, texelsHigh)))

/**
 * By how much the level of detail is smaller in the zoomed scene: nothing where the picture of the design is twice as large
 * too, because then as many of its texels lie between two pixels.
 *
 * @param surface  of the scene as it is kept
 * @returns the level times `DETAIL_STEPS`, rounded
 */
export function lessDetail(surface: SceneSurface): number {
  return Math.round(Math.log2(ZOOM / timesOf(surface)) * DETAIL_STEPS)
}

/**
 * Where two steps beside each other differ by more than this, the longer one leaps over a fold or a seam. Square of the
 * ratio: near the outline of something round, steps grow by less.
 */
export const LEAP = 4

/** Opens a scene at twice its size. It takes about four times the memory. */
export function zoomed(opened: OpenScene): OpenScene {
  const { scene, channels, base } = opened
  const { width, height } = scene
  const close = zoomedScene(scene)
  const known = knownPlaces(opened, close.surfaces)
  const runs: number[] = []
  const count = eachPixel(scene, known, (pixel, _, number) => {
    const end = runs.length - 3
    // A run ends with its row too.
    if (runs[end + 2] === number && runs[end]! + runs[end + 1]! === pixel && pixel % close.width)
      runs[end + 1]! += 1
    else runs.push(pixel, 1, number)
  })
  const lit = enlarged({ data: spreadLight(opened, known), width, height, channels: 3 }, LIGHT, LIGHT_LEVELS)
  const lists = {
    u: new Uint16Array(count),
    v: new Uint16Array(count),
    detail: new Uint16Array(count),
    light: new Uint8Array(count * 3),
  }
  const less = scene.surfaces.map(lessDetail)
  let to = 0
  eachPixel(scene, known, (pixel, place, number, right, down) => {
    const slope = place * 4
    const { slopes } = known
    // Places, pixels and numbers are those of the scene; slopes are four for each place.
    lists.u[to] = held(opened.u[place]! + right * slopes[slope]! + down * slopes[slope + 2]!)
    lists.v[to] = held(opened.v[place]! + right * slopes[slope + 1]! + down * slopes[slope + 3]!)
    lists.detail[to] = Math.max(0, opened.detail[place]! - less[number]!)
    for (let channel = 0; channel < 3; channel++) lists.light[to * 3 + channel] = lit[pixel * 3 + channel]!
    to++
  })
  return {
    ...{ scene: close, channels, runs: Uint32Array.from(runs), ...lists },
    base: enlarged({ data: base, width, height, channels }, UNTONED_OF_LEVEL, SHOWN_LEVELS),
  }
}

const held = (place: number) => Math.min(65535, Math.max(0, Math.round(place)))

interface KnownPlaces {
  /** Of each pixel of the scene: where it stands in the scene's lists, or -1. */
  readonly index: Int32Array
  /** Of each place in the lists: the number of its surface. */
  readonly numbers: Uint8Array
  /** Of each place: how u and v change to the next pixel on the right, and to the one below. */
  readonly slopes: Float32Array
}

function knownPlaces({ scene, runs, u, v }: OpenScene, surfaces: readonly SceneSurface[]): KnownPlaces {
  const { width, height } = scene
  const index = new Int32Array(width * height).fill(-1)
  const numbers = new Uint8Array(u.length)
  // Runs hold pixels of the scene, as many as there are places.
  for (let run = 0, place = 0; run < runs.length; run += 3) {
    const end = runs[run]! + runs[run + 1]!
    for (let pixel = runs[run]!; pixel < end; pixel++, place++) {
      index[pixel] = place
      numbers[place] = runs[run + 2]!
    }
  }
  const slopes = new Float32Array(u.length * 4)
  for (let pixel = 0; pixel < index.length; pixel++) {
    const here = index[pixel]!
    if (here < 0) continue
    const { texelsWide, texelsHigh } = surfaces[numbers[here]!]!
    const x = pixel % width
    const placeAt = (inPicture: boolean, at: number) => {
      const place = inPicture ? index[at]! : -1
      return place >= 0 && numbers[place] === numbers[here] ? place : here
    }
    const slopeBetween = (before: number, after: number, to: number) => {
      const [aheadU, aheadV] = [u[after]! - u[here]!, v[after]! - v[here]!]
      const [behindU, behindV] = [u[here]! - u[before]!, v[here]! - v[before]!]
      const ahead = (aheadU * texelsWide) ** 2 + (aheadV * texelsHigh) ** 2
      const behind = (behindU * texelsWide) ** 2 + (behindV * texelsHigh) ** 2
      let share = 0.5
      if (after === here || (before !== here && ahead > LEAP * behind)) share = 0
      else if (before === here || behind > LEAP * ahead) share = 1
      slopes[to] = behindU + (aheadU - behindU) * share
      slopes[to + 1] = behindV + (aheadV - behindV) * share
    }
    slopeBetween(placeAt(x > 0, pixel - 1), placeAt(x < width - 1, pixel + 1), here * 4)
    slopeBetween(
      placeAt(pixel >= width, pixel - width),
      placeAt(pixel < width * (height - 1), pixel + width),
      here * 4 + 2,
    )
  }
  return { index, numbers, slopes }
}

type Visit = (pixel: number, place: number, number: number, right: number, down: number) => void

/**
 * Visits the pixels of the zoomed scene that show a surface, row by row: each with the place that it is worked out from and
 * how far it is to the right of and below that, in pixels of the scene. That is the pixel that it is a part of; or, half a
 * pixel beyond an edge, the one beside it, above or below it, or across the corner.
 *
 * @returns how many there are
 */
function eachPixel({ width, height }: Scene, { index, numbers }: KnownPlaces, visit: Visit): number {
  let count = 0
  for (let y = 0; y < height * ZOOM; y++) {
    const own = y >> 1
    const down = y & 1 ? 1 : -1
    const row = own * width
    const near = own + down >= 0 && own + down < height ? row + down * width : row
    for (let x = 0; x < width * ZOOM; x++) {
      const right = x & 1 ? 1 : -1
      const column = x >> 1
      const beside = Math.min(width - 1, Math.max(0, column + right))
      // All of them are pixels of the scene.
      let place = index[row + column]!
      let across = right / 4
      let below = down / 4
      if (place < 0) {
        place = index[row + beside]!
        across -= right
      }
      if (place < 0) {
        place = index[near + column]!
        across = right / 4
        below -= down
      }
      if (place < 0) {
        place = index[near + beside]!
        across -= right
      }
      if (place < 0) continue
      visit(y * width * ZOOM + x, place, numbers[place]!, across, below)
      count++
    }
  }
  return count
}

/** The light of the places as a picture, dark where no surface is seen. */
function spreadLight({ light }: OpenScene, { index }: KnownPlaces): Uint8Array {
  const picture = new Uint8Array(index.length * 3)
  index.forEach((place, pixel) => {
    if (place >= 0) picture.set(light.subarray(place * 3, place * 3 + 3), pixel * 3)
  })
  return picture
}
