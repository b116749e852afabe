import type { Clock } from '../clock.ts'

/** A clock that stands still until it is told to move. */
export interface SetClock extends Clock {
  /** @param ms  how far to move forward, in milliseconds */
  advance(ms: number): void
}

/**
 * A clock for tests.
 *
 * @param start  its first time, such as '2026-07-01T09:00:00+10:00'
 */
export function clockAt(start: string): SetClock {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms
    },
  }
}
