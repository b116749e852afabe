/** Work that may take so long. */
export interface TimeLimit extends Disposable {
  /** Aborted when the time is up, with a `TimeoutError`, or when the other signal is. */
  readonly signal: AbortSignal
  /** Whether the time was up before the work was over. */
  hasPassed(): boolean
}

/**
 * A time limit that is let go when the work is over. The timer of `AbortSignal.timeout` is not: until it ends, it keeps
 * whatever waited for it, such as the answer that came in time.
 *
 * @param ms  from now
 * @param other  ends the work too, such as the signal of a visitor who leaves
 * @example using limit = timeLimit(2_000, request.signal)
 */
export function timeLimit(ms: number, other?: AbortSignal): TimeLimit {
  const controller = new AbortController()
  let hasPassed = false
  const timer = setTimeout(() => {
    hasPassed = true
    controller.abort(new DOMException('The time is up', 'TimeoutError'))
  }, ms).unref()
  const follow = () => controller.abort(other?.reason)
  if (other?.aborted) follow()
  other?.addEventListener('abort', follow, { once: true })
  return {
    signal: controller.signal,
    hasPassed: () => hasPassed,
    [Symbol.dispose]() {
      clearTimeout(timer)
      other?.removeEventListener('abort', follow)
    },
  }
}

/**
 * The outcome of the work, or a rejection with the reason of the signal, whichever is first; nothing of it stays behind
 * on the signal.
 */
export async function orAborted<Outcome>(work: Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
