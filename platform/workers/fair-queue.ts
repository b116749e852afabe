/** A fair queue: requesters take turns, however much each of them asks for. */

/** How long work may wait for its turn. Work that has begun runs to its end. */
export interface Patience {
  /** It leaves the queue when this is aborted: nobody wants it now. */
  signal?: AbortSignal | undefined
  /** It leaves the queue when it has not begun by then, in ms. Without it, it waits as long as it takes. */
  startWithinMs?: number | undefined
}

/**
 * Runs the work when its turn comes and returns its outcome.
 *
 * @throws QueueFull when it is dropped, NotStarted when its patience is at an end
 */
export type FairQueue = <Result>(
  requester: string,
  work: () => Promise<Result>,
  patience?: Patience,
) => Promise<Result>

/** Too much is queued. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** It left the queue before its turn came. */
export class NotStarted extends Error {
  override name = 'NotStarted'
  readonly reason: 'too-late' | 'abandoned'
  constructor(reason: 'too-late' | 'abandoned') {
    super(reason === 'too-late' ? 'Its turn did not come in time' : 'Nobody waited for it')
    this.reason = reason
  }
}

interface Waiting {
  go(): void
  giveUp(error: Error): void
}

/**
 * @param atOnce  how much may run together, from 1
 * @param mostWaiting  above it, the newest work of the requester with most of it is dropped
 * @example const picture = await inTurn('203.0.113.7', () => draw(design))
 */
export function createFairQueue(limits: { atOnce: number; mostWaiting: number }): FairQueue {
  const { atOnce, mostWaiting } = limits
  if (!(atOnce >= 1)) throw new RangeError(`Expected atOnce to be 1 or more but received ${atOnce}`)
  /** By requester; whose turn comes next stands first. */
  const lines = new Map<string, Waiting[]>()
  let free = atOnce
  let waiting = 0

  function line(requester: string, { signal, startWithinMs }: Patience): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (reason: NotStarted['reason']) => {
        remove(requester, own)
        own.giveUp(new NotStarted(reason))
      }
      const abandon = () => leave('abandoned')
      const timer =
        startWithinMs === undefined ? undefined : setTimeout(leave, startWithinMs, 'too-late').unref()
      const stopWatching = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abandon)
      }
      const own: Waiting = {
        go() {
          stopWatching()
          resolve()
        },
        giveUp(error) {
          stopWatching()
          reject(error)
        },
      }
      signal?.addEventListener('abort', abandon)
      const theirs = lines.get(requester) ?? []
      theirs.push(own)
      lines.set(requester, theirs)
      waiting += 1
      if (waiting > mostWaiting) shortenLongest()
    })
  }

  function remove(requester: string, gone: Waiting) {
    const theirs = lines.get(requester) ?? []
    const place = theirs.indexOf(gone)
    if (place < 0) return
    theirs.splice(place, 1)
    waiting -= 1
    if (theirs.length === 0) lines.delete(requester)
  }

  function shortenLongest() {
    const [longest] = [...lines].sort(([, one], [, other]) => other.length - one.length)
    if (!longest) return
    const [requester, theirs] = longest
    theirs.pop()?.giveUp(new QueueFull(`Expected at most ${mostWaiting} to wait`))
    waiting -= 1
    if (theirs.length === 0) lines.delete(requester)
  }

  function next(): Waiting | undefined {
    const [first] = lines
    if (!first) return undefined
    const [requester, theirs] = first
    const chosen = theirs.shift()
    waiting -= 1
    // A requester that has had a turn goes to the end.
    lines.delete(requester)
    if (theirs.length > 0) lines.set(requester, theirs)
    return chosen
  }

  return async (requester, work, patience = {}) => {
    if (patience.signal?.aborted) throw new NotStarted('abandoned')
    if (free > 0) free -= 1
    else await line(requester, patience)
    try {
      return await work()
    } finally {
      // The slot is handed over, not freed, so that a newcomer cannot overtake those who wait.
      const following = next()
      if (following) following.go()
      else free += 1
    }
  }
}
