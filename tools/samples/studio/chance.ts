/** Chance that falls the same way each time for the same seed. */
export type Chance = {
  /** From 0 up to 1. */
  next(): number
  between(low: number, high: number): number
  /** About the bell curve: mostly within `spread` of the middle. */
  around(middle: number, spread: number): number
  pick<T>(from: readonly T[]): T
  is(likelihood: number): boolean
}

export function chance(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    around: (middle, spread) => middle + (next() + next() + next() - 1.5) * spread,
    pick: (from) => from[Math.floor(next() * from.length)]!,
    is: (likelihood) => next() < likelihood,
  }
}

/** Whole numbers from 0, as many as asked for. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}
