/** Work that several ask for at the same moment is done once, and left undone when none of them waits for it. */

export interface SharedWork<Result> {
  isUnderWay(key: string): boolean
  /**
   * The outcome of the work of that key, which begins with the first who asks.
   *
   * @param signal  aborted when this one waits no longer; without it, this one waits to the end
   * @param begin  gets a signal that is aborted when nobody waits; whether the work then ends early is its own affair
   */
  run(
    key: string,
    signal: AbortSignal | undefined,
    begin: (nobodyWaits: AbortSignal) => Promise<Result>,
  ): Promise<Result>
}

interface Begun<Result> {
  outcome: Promise<Result>
  waiting: number
  nobody: AbortController
}

/** @example const picture = await shared.run(name, request.signal, (nobodyWaits) => draw(design, nobodyWaits)) */
export function createSharedWork<Result>(): SharedWork<Result> {
  const underWay = new Map<string, Begun<Result>>()

  function begun(key: string, begin: (nobodyWaits: AbortSignal) => Promise<Result>): Begun<Result> {
    const nobody = new AbortController()
    const work = { outcome: begin(nobody.signal), waiting: 0, nobody }
    underWay.set(key, work)
    const end = () => underWay.delete(key)
    work.outcome.then(end, end)
    return work
  }

  const shared: SharedWork<Result> = {
    isUnderWay: (key) => underWay.has(key),
    async run(key, signal, begin) {
      const known = underWay.get(key)
      if (known?.nobody.signal.aborted) {
        // It may be done all the same. If it was left undone, it begins again for who came now.
        return known.outcome.catch(() => shared.run(key, signal, begin))
      }
      const work = known ?? begun(key, begin)
      return waitFor(work, signal)
    },
  }
  return shared
}

async function waitFor<Result>(work: Begun<Result>, signal: AbortSignal | undefined): Promise<Result> {
  work.waiting += 1
  const leave = () => {
    work.waiting -= 1
    if (work.waiting === 0) work.nobody.abort()
  }
  if (signal?.aborted) leave()
  else signal?.addEventListener('abort', leave, { once: true })
  try {
    return await work.outcome
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}
