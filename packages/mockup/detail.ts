/**
 * Which level of a texture a pixel of a scene is drawn from: the logarithm to base 2 of how many texels lie between what
 * it shows and what the pixel beside or below it shows, whichever are further apart.
 *
 * The smaller step to left and right counts, and above and below: over a seam the places jump, and no detail is lost for
 * it.
 */
import type { SceneMap } from './map.ts'
import type { SceneSurface } from './scene.ts'

/** Levels are kept in steps of this part, as whole numbers. */
export const DETAIL_BITS = 8
export const DETAIL_STEPS = 2 ** DETAIL_BITS

/** Nothing to compare with: there is no pixel of the same surface beside this one. */
const ALONE = 1e9

/**
 * @param at  index of a pixel that shows a surface
 * @returns the level times `DETAIL_STEPS`, rounded
 */
export function detailAt(map: SceneMap, surfaces: readonly SceneSurface[], at: number): number {
  const { width, height } = map
  const x = at % width
  const across = Math.min(
    x > 0 ? stepBetween(map, surfaces, at, at - 1) : ALONE,
    x < width - 1 ? stepBetween(map, surfaces, at, at + 1) : ALONE,
  )
  const down = Math.min(
    at >= width ? stepBetween(map, surfaces, at, at - width) : ALONE,
    at < width * (height - 1) ? stepBetween(map, surfaces, at, at + width) : ALONE,
  )
  const step = Math.max(1, across === ALONE ? 1 : across, down === ALONE ? 1 : down)
  return Math.round(0.5 * Math.log2(step) * DETAIL_STEPS)
}

/** Square of the distance in texels between the places that two pixels show. */
function stepBetween(map: SceneMap, surfaces: readonly SceneSurface[], one: number, other: number): number {
  const number = map.surface[one]!
  // Both are pixels of the map, and the caller has looked at the number of the first.
  if (map.coverage[other] === 0 || map.surface[other] !== number) return ALONE
  const { texelsWide, texelsHigh } = surfaces[number]!
  const across = ((map.u[one]! - map.u[other]!) * texelsWide) / 65535
  const down = ((map.v[one]! - map.v[other]!) * texelsHigh) / 65535
  return across * across + down * down
}
