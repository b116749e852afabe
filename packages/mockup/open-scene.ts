/** A scene made ready to compose: its pictures unpacked, and of the map only the pixels that show a surface. */
import { detailAt } from './detail.ts'
import { type SceneMap, unpackMap } from './map.ts'
import type { Scene } from './scene.ts'

/** Bytes a pixel: red, green, blue, and opacity where a canvas gave the picture. */
export type Channels = 3 | 4

/** The pictures of a scene as rows of pixels, both with the same number of channels, and its map. */
export interface ScenePictures {
  readonly channels: Channels
  readonly base: Uint8Array | Uint8ClampedArray
  readonly light: Uint8Array | Uint8ClampedArray
  /** Packed, see `map.ts`. */
  readonly map: Uint8Array
}

export interface OpenScene {
  readonly scene: Scene
  readonly channels: Channels
  /** The scene with black surfaces, as rows of pixels. */
  readonly base: Uint8Array | Uint8ClampedArray
  /** Runs of neighbouring pixels that show one surface, three numbers each: first pixel, length, number of the surface. */
  readonly runs: Uint32Array
  /** Of each pixel of the runs, one after the other: the place on its surface, see `SceneMap`. */
  readonly u: Uint16Array
  readonly v: Uint16Array
  /** The level to draw from, see `detailAt`. */
  readonly detail: Uint16Array
  /** The light on it, three levels each. */
  readonly light: Uint8Array
}

/**
 * Opens a scene. It holds on to the pixels of `base`, so they must not be changed afterwards.
 *
 * @throws RangeError when a picture or the map does not have the size of the scene
 */
export function openScene(scene: Scene, { channels, base, light, map: packed }: ScenePictures): OpenScene {
  const bytes = scene.width * scene.height * channels
  if (base.length !== bytes || light.length !== bytes) {
    throw new RangeError(
      `Expected pictures of ${bytes} bytes but received ${base.length} and ${light.length} bytes`,
    )
  }
  const map = unpackMap(packed, scene)
  const runs = runsOf(map, scene.surfaces.length)
  let count = 0
  for (let run = 1; run < runs.length; run += 3) count += runs[run]!
  const opened = {
    u: new Uint16Array(count),
    v: new Uint16Array(count),
    detail: new Uint16Array(count),
    light: new Uint8Array(count * 3),
  }
  // Runs hold pixels of the map, and are counted above.
  for (let run = 0, to = 0; run < runs.length; run += 3) {
    const end = runs[run]! + runs[run + 1]!
    for (let at = runs[run]!; at < end; at++, to++) {
      opened.u[to] = map.u[at]!
      opened.v[to] = map.v[at]!
      opened.detail[to] = detailAt(map, scene.surfaces, at)
      opened.light[to * 3] = light[at * channels]!
      opened.light[to * 3 + 1] = light[at * channels + 1]!
      opened.light[to * 3 + 2] = light[at * channels + 2]!
    }
  }
  return { scene, channels, base, runs, ...opened }
}

/** A number that is not in the list of surfaces shows none. */
function runsOf({ width, height, coverage, surface }: SceneMap, surfaces: number): Uint32Array {
  const runs: number[] = []
  const shown = (at: number) => (coverage[at] !== 0 && surface[at]! < surfaces ? surface[at]! : -1)
  for (let start = 0; start < width * height; ) {
    const number = shown(start)
    const rowEnd = start - (start % width) + width
    let end = start + 1
    while (end < rowEnd && shown(end) === number) end++
    if (number >= 0) runs.push(start, end - start, number)
    start = end
  }
  return Uint32Array.from(runs)
}

/** Bytes that an open scene keeps in memory, about. */
export function bytesOf({ base, runs, u, v, detail, light }: OpenScene): number {
  return [base, runs, u, v, detail, light].reduce((sum, { byteLength }) => sum + byteLength, 0)
}
