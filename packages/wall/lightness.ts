/** A photo as one plane of lightness in which paper stands out, and how steep that plane is. */
import type { Point } from '#packages/design-document/geometry.ts'

/** Pixels row by row, four bytes each: red, green, blue, and one that is not looked at. */
export interface Photo {
  readonly widthPx: number
  readonly heightPx: number
  readonly rgba: Uint8ClampedArray
}

/** Levels from 0 to 255, row by row. */
export interface Plane {
  readonly widthPx: number
  readonly heightPx: number
  readonly levels: Float32Array
}

/**
 * Half lightness, half the weakest of the three colours: paper has all three, so that it stands out from a yellow wall
 * too, which is almost as light.
 */
export function lightnessOf({ widthPx, heightPx, rgba }: Photo): Plane {
  const levels = new Float32Array(widthPx * heightPx)
  for (let index = 0; index < levels.length; index += 1) {
    const red = rgba[4 * index] ?? 0
    const green = rgba[4 * index + 1] ?? 0
    const blue = rgba[4 * index + 2] ?? 0
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue
    levels[index] = 0.5 * luma + 0.5 * Math.min(red, green, blue)
  }
  return { widthPx, heightPx, levels }
}

/**
 * The light behind a plane's levels. An edge lies where half of the light is, which is not where half of the level is:
 * by levels a sheet looks a fifth of a pixel too large on every side.
 */
export function inLight({ widthPx, heightPx, levels }: Plane): Plane {
  return { widthPx, heightPx, levels: levels.map((level) => 255 * (level / 255) ** 2.2) }
}

/** Softens a plane so that neither grain nor JPEG blocks look like edges. @param sigmaPx above 0 */
export function softened({ widthPx, heightPx, levels }: Plane, sigmaPx: number): Plane {
  const reach = Math.ceil(3 * sigmaPx)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigmaPx ** 2)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const across = blurred(levels, { length: widthPx, step: 1, lines: heightPx, lineStep: widthPx })
  const along = blurred(across, { length: heightPx, step: widthPx, lines: widthPx, lineStep: 1 })
  return { widthPx, heightPx, levels: along }

  function blurred(
    from: Float32Array,
    { length, step, lines, lineStep }: { length: number; step: number; lines: number; lineStep: number },
  ): Float32Array {
    const to = new Float32Array(from.length)
    for (let line = 0; line < lines; line += 1) {
      const start = line * lineStep
      for (let place = 0; place < length; place += 1) {
        let total = 0
        for (let tap = -reach; tap <= reach; tap += 1) {
          const near = Math.min(length - 1, Math.max(0, place + tap))
          total += (weights[tap + reach] ?? 0) * (from[start + near * step] ?? 0)
        }
        to[start + place * step] = total / sum
      }
    }
    return to
  }
}

/** The level at a place between pixels; beyond the border the border goes on. The first pixel's middle is 0.5, 0.5. */
export function levelAt({ widthPx, heightPx, levels }: Plane, { x, y }: Point): number {
  const column = Math.min(widthPx - 1.001, Math.max(0, x - 0.5))
  const row = Math.min(heightPx - 1.001, Math.max(0, y - 0.5))
  const left = Math.floor(column)
  const top = Math.floor(row)
  const at = top * widthPx + left
  const upper = mix(levels[at] ?? 0, levels[at + 1] ?? 0, column - left)
  const lower = mix(levels[at + widthPx] ?? 0, levels[at + widthPx + 1] ?? 0, column - left)
  return mix(upper, lower, row - top)
}

/** How steeply a plane rises at each pixel, in levels a pixel: to the right and downwards. */
export interface Slopes {
  readonly right: Float32Array
  readonly down: Float32Array
}

export function slopesOf({ widthPx, heightPx, levels }: Plane): Slopes {
  const right = new Float32Array(levels.length)
  const down = new Float32Array(levels.length)
  for (let row = 1; row < heightPx - 1; row += 1) {
    for (let column = 1; column < widthPx - 1; column += 1) {
      const at = row * widthPx + column
      right[at] = ((levels[at + 1] ?? 0) - (levels[at - 1] ?? 0)) / 2
      down[at] = ((levels[at + widthPx] ?? 0) - (levels[at - widthPx] ?? 0)) / 2
    }
  }
  return { right, down }
}

const mix = (one: number, other: number, share: number) => one + (other - one) * share
