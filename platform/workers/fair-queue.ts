/** A fair queue: requesters take turns, however much each of them asks for. */

/** Runs the work when its turn comes and returns its outcome. @throws QueueFull when it is dropped */
export type FairQueue = <Result>(requester: string, work: () => Promise<Result>) => Promise<Result>

/** Too much is queued. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

interface Waiting {
  go(): void
  giveUp(): void
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

  function line(requester: string): Promise<void> {
    return new Promise((go, reject) => {
      const own = lines.get(requester) ?? []
      own.push({ go, giveUp: () => reject(new QueueFull(`Expected at most ${mostWaiting} to wait`)) })
      lines.set(requester, own)
      waiting += 1
      if (waiting > mostWaiting) shortenLongest()
    })
  }

  function shortenLongest() {
    const [longest] = [...lines].sort(([, one], [, other]) => other.length - one.length)
    if (!longest) return
    const [requester, theirs] = longest
    theirs.pop()?.giveUp()
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

  return async (requester, work) => {
    if (free > 0) free -= 1
    else await line(requester)
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
