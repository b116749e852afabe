/** Scenes by formula, for tests and benchmarks: their truth is known without a renderer. */
import { packMap, type SceneMap } from '../map.ts'
import type { Channels, ScenePictures } from '../open-scene.ts'
import type { Scene, SceneSurface } from '../scene.ts'
import { encodeSrgb } from '../srgb.ts'
import { toned } from '../tone.ts'

/** What is seen at a pixel: a place on a surface from 0 to 1, and the light there. */
interface Spot {
  readonly surface: number
  readonly u: number
  readonly v: number
  /** Light on a white print, linear, for red, green and blue alike. */
  readonly light: number
  /** What shines on the print without coming from it, linear. */
  readonly gloss?: number
}

export interface SyntheticScene {
  readonly scene: Scene
  /** With three channels. */
  readonly pictures: ScenePictures
}

interface Plan {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly lightMax: number
  readonly surfaces: readonly Omit<SceneSurface, 'widthMm' | 'heightMm'>[]
  /** @param x, y  in pixels from the upper left; undefined where the wall is seen */
  readonly spotAt: (x: number, y: number) => Spot | undefined
}

/** Points a side of a pixel that are looked at for its coverage. */
const POINTS = 3

/** The wall behind: a grey that gets darker to the right, and beyond the knee of the tone at its left. */
const wallAt = (x: number, width: number) => 1.1 - (0.9 * x) / width

/** Builds what a renderer would: pictures with soft edges and a map. */
export function syntheticScene({ spotAt, surfaces, ...plan }: Plan): SyntheticScene {
  const { width, height, lightMax } = plan
  const count = width * height
  const base = new Uint8Array(count * 3)
  const light = new Uint8Array(count * 3)
  const map: SceneMap = {
    width,
    height,
    u: new Uint16Array(count),
    v: new Uint16Array(count),
    coverage: new Uint8Array(count),
    surface: new Uint8Array(count),
  }
  for (let at = 0; at < count; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const spots = pointsOf(x, y).map(([px, py]) => spotAt(px, py))
    const first = spots.find((spot) => spot !== undefined)
    const seen = spots.filter((spot) => spot !== undefined && spot.surface === first?.surface) as Spot[]
    const coverage = seen.length / spots.length
    const mean = (value: (spot: Spot) => number) =>
      seen.reduce((sum, spot) => sum + value(spot), 0) / Math.max(1, seen.length)
    const shine = coverage * mean(({ gloss = 0 }) => gloss)
    const wall = spots.filter((spot) => spot === undefined).length / spots.length
    base.fill(levelOf(toned(wall * wallAt(x, width) + shine)), at * 3, at * 3 + 3)
    light.fill(levelOf((coverage * mean((spot) => spot.light)) / lightMax), at * 3, at * 3 + 3)
    map.u[at] = Math.round(mean(({ u }) => u) * 65535)
    map.v[at] = Math.round(mean(({ v }) => v) * 65535)
    map.coverage[at] = Math.round(coverage * 255)
    map.surface[at] = first?.surface ?? 0
  }
  const scene: Scene = {
    ...{ name: plan.name, width, height, lightMax },
    alt: `A test scene: ${plan.name}`,
    version: '1',
    surfaces: surfaces.map((surface) => ({ ...surface, widthMm: 300, heightMm: 200 })),
  }
  return { scene, pictures: { channels: 3, base, light, map: packMap(map) } }
}

function pointsOf(x: number, y: number): [number, number][] {
  return Array.from({ length: POINTS * POINTS }, (_, point) => [
    x + ((point % POINTS) + 0.5) / POINTS,
    y + (Math.floor(point / POINTS) + 0.5) / POINTS,
  ])
}

const levelOf = (light: number) => Math.round(255 * encodeSrgb(Math.min(1, Math.max(0, light))))

/** A print that hangs flat and is lit from the front, each of its texels on one pixel. */
export function flatWall(width = 320, height = 240): SyntheticScene {
  const [left, top] = [Math.round(width / 8), Math.round(height / 8)]
  const [wide, high] = [width - 2 * left, height - 2 * top]
  return syntheticScene({
    ...{ name: 'flat-wall', width, height, lightMax: 1 },
    surfaces: [{ name: 'front', texelsWide: wide, texelsHigh: high }],
    spotAt(x, y) {
      const [u, v] = [(x - left) / wide, (y - top) / high]
      return isOn(u, v) ? { surface: 0, u, v, light: 1 } : undefined
    },
  })
}

/** A mug seen from the side: a picture left and right of the middle, each bent away, lit from the left, with a shine. */
export function mug(width = 320, height = 240): SyntheticScene {
  const radius = width * 0.32
  const high = height * 0.7
  const texelsWide = Math.round((radius * Math.PI) / 2)
  const texelsHigh = Math.round(high)
  return syntheticScene({
    ...{ name: 'mug', width, height, lightMax: 2 },
    surfaces: ['left', 'right'].map((name) => ({ name, texelsWide, texelsHigh })),
    spotAt(x, y) {
      const across = (x - width / 2) / radius
      if (Math.abs(across) >= 1) return undefined
      const turn = Math.asin(across)
      const bend = (1 - Math.cos(turn)) * height * 0.06
      const v = (y - height * 0.15 + bend) / high
      const u = (2 * turn) / Math.PI
      if (!isOn(Math.abs(u), v)) return undefined
      const gloss = 0.5 * Math.exp(-(((across + 0.55) / 0.05) ** 2))
      const light = 0.15 + 1.4 * Math.max(0, Math.cos(turn + 0.6))
      return { surface: u < 0 ? 0 : 1, u: u < 0 ? 1 + u : u, v, light, gloss }
    },
  })
}

/** A print that lies on a long floor and runs to the horizon: near the front it is large, far away tiny. */
export function longFloor(width = 320, height = 240): SyntheticScene {
  const horizon = height * 0.2
  return syntheticScene({
    ...{ name: 'long-floor', width, height, lightMax: 1.5 },
    surfaces: [{ name: 'floor', texelsWide: width, texelsHigh: height * 4 }],
    spotAt(x, y) {
      const depth = (height - horizon) / (y - horizon)
      const u = 0.5 + ((x / width - 0.5) * depth) / 1.2
      const v = 1 - (depth - 1) / 12
      return y > horizon && isOn(u, v) ? { surface: 0, u, v, light: 1.3 - 0.6 * (1 - v) } : undefined
    },
  })
}

const isOn = (u: number, v: number) => u >= 0 && u <= 1 && v >= 0 && v <= 1

export const syntheticScenes = [flatWall, mug, longFloor] as const

/** The same rows of pixels with an opacity, as a canvas has them. */
export function withOpacity(rgb: Uint8Array | Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array((rgb.length / 3) * 4).fill(255)
  for (let at = 0; at < rgb.length / 3; at++) pixels.set(rgb.subarray(at * 3, at * 3 + 3), at * 4)
  return pixels
}

/** The same pictures with another number of channels. */
export function withChannels(pictures: ScenePictures, channels: Channels): ScenePictures {
  if (channels === 3) return pictures
  const { base, light, map } = pictures
  return { channels, base: withOpacity(base), light: withOpacity(light), map }
}
