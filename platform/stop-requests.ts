/** npm and a terminal both pass a signal on, so one press of Ctrl-C, or one SIGTERM to a group, arrives more than once. */
const SAME_REQUEST_MS = 1_000

/**
 * What to do about a signal that asks a process to stop.
 *
 * @param stop  called at the first
 * @param endAtOnce  called at a later one, by somebody who does not want to wait; not at repetitions of the first within a
 *   second
 * @param nowMs  milliseconds of a clock that only goes forward
 */
export function stopRequests(stop: () => void, endAtOnce: () => void, nowMs: () => number): () => void {
  let firstAt: number | undefined
  return () => {
    const now = nowMs()
    if (firstAt === undefined) {
      firstAt = now
      stop()
    } else if (now - firstAt > SAME_REQUEST_MS) {
      endAtOnce()
    }
  }
}
