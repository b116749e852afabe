/** What is known of the connection to the shop, for those who wait for it and those who say so on the screen. */

export interface LineState {
  /** Calls were lost and wait for their next try. */
  isLost: boolean
  /** One of them may have arrived and would count twice: it is sent again only when the shopper says so. */
  isAsking: boolean
  /** The last of them came as far as a proxy, which says that the shop is away: the shopper's own connection works. */
  isShopAway: boolean
}

export interface Line {
  state(): LineState
  subscribe(changed: () => void): () => void
  /** Every call that waits is tried now; for the shopper's "Try again". */
  tryNow(): void
  /**
   * Waits until a lost call is worth another try: its pause is over, the device is back on a network, the shopper looks
   * at the page again or says so.
   *
   * @param pauseMs  at the longest; undefined waits for the shopper alone
   * @throws the signal's reason when nobody wants the answer any more
   */
  wait(pauseMs: number | undefined, signal?: AbortSignal | null): Promise<void>
  /** The call that waited has its answer, or nobody wants it. */
  over(): void
  /** A call is lost from now on until `over`. */
  lost(): void
  /** How far the latest lost try came. */
  cameTo(end: TryEnd): void
}

/** Where a try without an answer of the shop ended: on the way, or at a proxy whose shop is away. */
export type TryEnd = 'lost' | 'shop-away'

export const FINE: LineState = { isLost: false, isAsking: false, isShopAway: false }

export function createLine(): Line {
  const listeners = new Set<() => void>()
  /** Ends of pauses, each with whether the shopper alone may end it. */
  const pauses = new Map<() => void, { isAsking: boolean }>()
  let lost = 0
  let lastEnd: TryEnd = 'lost'
  let state = FINE

  function notify() {
    const isLost = lost > 0
    const isAsking = [...pauses.values()].some((pause) => pause.isAsking)
    const isShopAway = isLost && lastEnd === 'shop-away'
    if (isLost === state.isLost && isAsking === state.isAsking && isShopAway === state.isShopAway) return
    state = { isLost, isAsking, isShopAway }
    for (const changed of listeners) changed()
  }

  function hurry({ isShopper }: { isShopper: boolean }) {
    for (const [end, { isAsking }] of [...pauses]) if (isShopper || !isAsking) end()
  }

  if (!import.meta.env.SSR) {
    addEventListener('online', () => hurry({ isShopper: false }))
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') hurry({ isShopper: false })
    })
  }

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    tryNow: () => hurry({ isShopper: true }),
    wait: (pauseMs, signal) =>
      new Promise((resolve, reject) => {
        const timer = pauseMs === undefined ? undefined : setTimeout(() => end(), pauseMs)
        function end() {
          clearTimeout(timer)
          pauses.delete(end)
          signal?.removeEventListener('abort', end)
          notify()
          if (signal?.aborted) reject(signal.reason)
          else resolve()
        }
        pauses.set(end, { isAsking: pauseMs === undefined })
        signal?.addEventListener('abort', end)
        notify()
      }),
    lost() {
      lost += 1
      notify()
    },
    over() {
      lost -= 1
      notify()
    },
    cameTo(end) {
      lastEnd = end
      notify()
    },
  }
}

/** The one line of this page. */
export const line = createLine()
