/** Draws what was asked for last, once there is time for it: whatever was asked for in between is left out. */
export interface Redraws<Asked> {
  ask(asked: Asked): void
  /** Nothing is drawn from now on, and what is being drawn is not shown. */
  close(): void
}

/**
 * @param draw  is never called again before its last promise is settled
 * @param free  resolves when there is time; asked before each drawing
 * @param show  gets what was drawn, even when something newer waits: a picture that follows late is better than one that
 *   stands still while somebody types
 * @param fail  hears of each drawing that failed
 */
export function createRedraws<Asked, Drawn>(tools: {
  draw: (asked: Asked) => Promise<Drawn>
  free: () => Promise<void>
  show: (drawn: Drawn) => void
  fail: () => void
}): Redraws<Asked> {
  let waiting: { asked: Asked } | undefined
  let isBusy = false
  let isClosed = false

  async function drawWaiting() {
    isBusy = true
    for (;;) {
      await tools.free()
      if (!waiting) break
      const { asked } = waiting
      waiting = undefined
      try {
        const drawn = await tools.draw(asked)
        if (!isClosed) tools.show(drawn)
      } catch {
        if (!isClosed) tools.fail()
      }
    }
    isBusy = false
  }

  return {
    ask(asked) {
      if (isClosed) return
      waiting = { asked }
      if (!isBusy) void drawWaiting()
    },
    close() {
      isClosed = true
      waiting = undefined
    },
  }
}
