import type { Clock } from '../clock.ts'

/**
 * A reading that is done at most once in a time; who asks meanwhile gets what was read, or waits for it.
 *
 * @param read a failed one rejects for its callers and is not cached, so the next call reads again
 * @param keptMs how old what is given may be
 * @example const configuration = cachedReading(() => allConfiguration(db), { clock, keptMs: 5_000 })
 */
export function cachedReading<Value>(
  read: () => Promise<Value>,
  { clock, keptMs }: { clock: Clock; keptMs: number },
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined
  return () => {
    const now = clock.now().getTime()
    if (!kept || now >= kept.until) {
      const value = read()
      kept = { value, until: now + keptMs }
      value.catch(() => {
        kept = undefined
      })
    }
    return kept.value
  }
}
