/** How bright light is brought into what a screen can show: as it is up to a knee, and softly pressed together above. */
import { decodeSrgb, levelTable } from './srgb.ts'
import tone from './tone.json' with { type: 'json' }

/** Linear light from 0 up to here is shown as it is. The scenes are rendered with the same figure. */
export const KNEE = tone.knee
const ROOM = 1 - KNEE

/** A picture's full white says only that it was at least so bright; taken back, it is this. */
export const WHITEST = 0.999

/**
 * What the screen shows of a light.
 *
 * @param light  linear, 0 or more
 * @returns linear, 0 to 1
 */
export function toned(light: number): number {
  return light <= KNEE ? light : KNEE + ROOM * (1 - Math.exp((KNEE - light) / ROOM))
}

/**
 * The light that a screen shows: `toned` taken back.
 *
 * @param shown  linear, 0 to 1
 * @returns linear, 0 or more; finite for 1 too, see `WHITEST`
 */
export function untoned(shown: number): number {
  return shown <= KNEE ? shown : KNEE - ROOM * Math.log(1 - (Math.min(shown, WHITEST) - KNEE) / ROOM)
}

/** Brighter than this is white on every screen. */
export const BRIGHTEST = 4

/** From light up to `BRIGHTEST` to the level that the screen shows of it. */
export const SHOWN_LEVELS = levelTable(BRIGHTEST, toned)

/** The light that a screen shows with each level from 0 to 255. */
export const UNTONED_OF_LEVEL = Float64Array.from({ length: 256 }, (_, level) =>
  untoned(decodeSrgb(level / 255)),
)
