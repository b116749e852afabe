/**
 * Numbers that look random and are the same wherever they are drawn: a die that is cut today and one that is cut in ten years
 * have the same lines.
 */

/** From 0 up to 1, another one at each call. */
export type Chance = () => number

/**
 * @param seed  any text; the same one gives the same numbers, in browsers and on servers
 * @source FNV-1a by Fowler, Noll and Vo, and mulberry32 by Tommy Ettinger, both in the public domain
 */
export function chanceOf(seed: string): Chance {
  let state = 2_166_136_261
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** From `-most` to `most`. */
export const swing = (chance: Chance, most: number): number => (2 * chance() - 1) * most
