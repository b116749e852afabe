/** Lets a few run at once and the rest wait in line: decoding takes memory by the picture. */

export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * @param atOnce how many may run together, from 1
 * @returns a function that runs its work when its turn comes, first come first served, and hands its outcome on
 */
export function createTurns(atOnce: number): Turns {
  if (!(atOnce >= 1)) throw new RangeError(`Expected atOnce to be 1 or more but received ${atOnce}`)
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      // The turn is handed over, not freed, so that a newcomer cannot overtake those who wait.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
