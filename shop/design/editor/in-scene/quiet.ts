/** Waits for a pause: between two letters, or between two steps of a slider, there is none. */
export interface Quiet {
  /** Something has changed just now. */
  stir(): void
  /** Resolves once nothing has changed for a while, or after `limitMs` in any case. */
  pause(): Promise<void>
}

/** @param tools.now  milliseconds that only grow */
export function createQuiet(
  tools: { now: () => number; wait: (ms: number) => Promise<void> },
  { quietMs, limitMs }: { quietMs: number; limitMs: number },
): Quiet {
  let stirredAt = Number.NEGATIVE_INFINITY
  return {
    stir() {
      stirredAt = tools.now()
    },
    async pause() {
      const until = tools.now() + limitMs
      for (;;) {
        const now = tools.now()
        const leftMs = Math.min(stirredAt + quietMs, until) - now
        if (leftMs <= 0) return
        await tools.wait(leftMs)
      }
    },
  }
}
