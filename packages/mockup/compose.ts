/** Lays designs onto the surfaces of a scene, in linear light. The shaders do the same; see `shaders.ts`. */
import { DETAIL_BITS, DETAIL_STEPS } from './detail.ts'
import type { OpenScene } from './open-scene.ts'
import { LIGHT_OF_LEVEL } from './srgb.ts'
import type { Texture } from './texture.ts'
import { BRIGHTEST, SHOWN_LEVELS, UNTONED_OF_LEVEL } from './tone.ts'

const { levels: LEVEL_OF, scale: LEVEL_SCALE } = SHOWN_LEVELS
const LIGHT = Float64Array.from(LIGHT_OF_LEVEL)

/**
 * Makes a mock-up.
 *
 * @param prints  what lies on each surface of the scene; a surface without a design is blank white
 * @param out  where to write the picture, such as the pixels of a canvas; a new array unless given
 * @returns rows of pixels with as many channels as the scene was opened with
 * @throws RangeError when a texture does not have the size that its surface asks for
 */
export function compose<Out extends Uint8Array | Uint8ClampedArray = Uint8Array<ArrayBuffer>>(
  opened: OpenScene,
  prints: readonly (Texture | undefined)[],
  out: Out = new Uint8Array(opened.base.length) as Out,
): Out {
  const { scene, runs } = opened
  scene.surfaces.forEach((surface, index) => {
    requireSize(surface, prints[index])
  })
  out.set(opened.base)
  const lights = LIGHT.map((light) => light * scene.lightMax)
  for (let run = 0, from = 0; run < runs.length; run += 3) {
    const length = runs[run + 1]!
    const print = prints[runs[run + 2]!]
    const place = { start: runs[run]!, from, end: from + length }
    if (print) layPrint(opened, lights, place, print, out)
    else layBlank(opened, lights, place, out)
    from += length
  }
  return out
}

/** @throws RangeError when a texture does not have the size that its surface asks for */
export function requireSize(
  { name, texelsWide, texelsHigh }: { name: string; texelsWide: number; texelsHigh: number },
  texture: Texture | undefined,
): void {
  const { width, height } = texture?.levels[0] ?? { width: texelsWide, height: texelsHigh }
  if (width === texelsWide && height === texelsHigh) return
  throw new RangeError(
    `Expected ${texelsWide} x ${texelsHigh} texels for the surface ${name} but received ${width} x ${height}`,
  )
}

interface Run {
  /** Its first pixel in the picture. */
  readonly start: number
  /** Its first pixel in the lists of the scene, and the one behind its last. */
  readonly from: number
  readonly end: number
}

type Pixels = Uint8Array | Uint8ClampedArray

/*
 * The two loops below are where the time goes. Every place that they read or write lies within its array: runs are pixels
 * of the scene, and texels are held within their level.
 */

function layBlank({ channels, base, light }: OpenScene, lights: Float64Array, run: Run, out: Pixels): void {
  for (let at = run.from, to = run.start * channels; at < run.end; at++, to += channels) {
    for (let channel = 0; channel < 3; channel++) {
      const bright = UNTONED_OF_LEVEL[base[to + channel]!]! + lights[light[at * 3 + channel]!]!
      out[to + channel] = LEVEL_OF[(Math.sqrt(Math.min(bright, BRIGHTEST)) * LEVEL_SCALE + 0.5) | 0]!
    }
  }
}

function layPrint(
  { channels, base, light, u, v, detail }: OpenScene,
  lights: Float64Array,
  run: Run,
  { levels, texels }: Texture,
  out: Pixels,
): void {
  const last = levels.length - 1
  const colours = new Uint32Array(texels.buffer, texels.byteOffset, texels.length / 4)
  for (let at = run.from, to = run.start * channels; at < run.end; at++, to += channels) {
    let depth = Math.min(last, detail[at]! >> DETAIL_BITS)
    const deeper = depth === last ? 0 : (detail[at]! & (DETAIL_STEPS - 1)) / DETAIL_STEPS
    let share = 1 - deeper
    let red = 0
    let green = 0
    let blue = 0
    for (let pass = 0; pass < 2; pass++) {
      const { width, height, start } = levels[depth]!
      const x = Math.max(0, u[at]! * (width / 65535) - 0.5)
      const y = Math.max(0, v[at]! * (height / 65535) - 0.5)
      const left = x | 0
      const top = y | 0
      const right = left + 1 < width ? left + 1 : left
      const above = start + top * width
      const below = top + 1 < height ? above + width : above
      const a = colours[above + left]!
      const b = colours[above + right]!
      const c = colours[below + left]!
      const d = colours[below + right]!
      const shareOfD = (x - left) * (y - top) * share
      const shareOfB = (x - left) * share - shareOfD
      const shareOfC = (y - top) * share - shareOfD
      const shareOfA = share - shareOfB - shareOfC - shareOfD
      red +=
        LIGHT[a & 255]! * shareOfA +
        LIGHT[b & 255]! * shareOfB +
        LIGHT[c & 255]! * shareOfC +
        LIGHT[d & 255]! * shareOfD
      green +=
        LIGHT[(a >> 8) & 255]! * shareOfA +
        LIGHT[(b >> 8) & 255]! * shareOfB +
        LIGHT[(c >> 8) & 255]! * shareOfC +
        LIGHT[(d >> 8) & 255]! * shareOfD
      blue +=
        LIGHT[(a >> 16) & 255]! * shareOfA +
        LIGHT[(b >> 16) & 255]! * shareOfB +
        LIGHT[(c >> 16) & 255]! * shareOfC +
        LIGHT[(d >> 16) & 255]! * shareOfD
      if (deeper === 0) break
      depth++
      share = deeper
    }
    red = UNTONED_OF_LEVEL[base[to]!]! + red * lights[light[at * 3]!]!
    green = UNTONED_OF_LEVEL[base[to + 1]!]! + green * lights[light[at * 3 + 1]!]!
    blue = UNTONED_OF_LEVEL[base[to + 2]!]! + blue * lights[light[at * 3 + 2]!]!
    out[to] = LEVEL_OF[(Math.sqrt(Math.min(red, BRIGHTEST)) * LEVEL_SCALE + 0.5) | 0]!
    out[to + 1] = LEVEL_OF[(Math.sqrt(Math.min(green, BRIGHTEST)) * LEVEL_SCALE + 0.5) | 0]!
    out[to + 2] = LEVEL_OF[(Math.sqrt(Math.min(blue, BRIGHTEST)) * LEVEL_SCALE + 0.5) | 0]!
  }
}
