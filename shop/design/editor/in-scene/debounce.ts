/** Waits for a pause: between two letters, or between two steps of a slider, there is none. */
export interface Debounce {
  /** Something has changed just now. */
  touch(): void
  /** Resolves once nothing has changed for a while, or after `limitMs` in any case. */
  pause(): Promise<void>
}

/** @param tools.now  milliseconds that only grow */
export function createDebounce(
  tools: { now: () => number; wait: (ms: number) => Promise<void> },
  { pauseMs, limitMs }: { pauseMs: number; limitMs: number },
): Debounce {
  let touchedAt = Number.NEGATIVE_INFINITY
  return {
    touch() {
      touchedAt = tools.now()
    },
    async pause() {
      const until = tools.now() + limitMs
      for (;;) {
        const now = tools.now()
        const leftMs = Math.min(touchedAt + pauseMs, until) - now
        if (leftMs <= 0) return
        await tools.wait(leftMs)
      }
    },
  }
}
