/** Levels of sRGB and the light they stand for. Source: IEC 61966-2-1. */

/**
 * @param coded  0 to 1
 * @returns linear light, 0 to 1
 */
export function decodeSrgb(coded: number): number {
  return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4
}

/**
 * @param light  linear, 0 to 1
 * @returns 0 to 1
 */
export function encodeSrgb(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

/** Linear light, 0 to 1, of each level from 0 to 255. */
export const LIGHT_OF_LEVEL = Float32Array.from({ length: 256 }, (_, level) => decodeSrgb(level / 255))

/** Light is looked up by its square root, whose steps are about as even as those that eyes see. */
const STEPS = 8192

export interface LevelTable {
  /** Levels 0 to 255. */
  readonly levels: Uint8Array
  /** The place of a light is `(Math.sqrt(light) * scale + 0.5) | 0`. */
  readonly scale: number
}

/**
 * A table from linear light to levels, at most half a level wide of the truth.
 *
 * @param most  the brightest light that will be looked up, above 0
 * @param shown  what becomes of a light before it is coded; light itself unless said otherwise
 */
export function levelTable(most: number, shown: (light: number) => number = (light) => light): LevelTable {
  const levels = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
    Math.round(255 * encodeSrgb(Math.min(1, shown((step / STEPS) ** 2 * most)))),
  )
  return { levels, scale: STEPS / Math.sqrt(most) }
}
