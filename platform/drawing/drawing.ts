/**
 * Where pictures and artwork are drawn: in worker threads, in fair turns, within a time limit.
 *
 * Heavy drawings queue separately, so that a quick picture never waits for one, nor the files of another order. See
 * docs/decisions/0018 and 0089.
 */
import { availableParallelism } from 'node:os'
import type { Log } from '../log.ts'
import { createFairQueue, NotStarted, type Patience, QueueFull } from '../workers/fair-queue.ts'
import { openThreads, type Threads, TooLarge, TooSlow } from '../workers/threads.ts'
import type * as drawingTasks from './drawing-worker.ts'

/** With how long it may wait for its turn; work that no visitor waits for, such as press files, waits as long as it takes. */
export interface Turn extends Patience {
  /** Who asks, such as an address; requesters take turns. */
  requester: string
  /** Whether it queues with the heavy ones; see `isHeavyToDraw` and `isHeavyToPrint`. */
  isHeavy: boolean
  /** Files for the press have a turn of their own where they are not heavy: they take seconds, and no visitor waits behind them. */
  isForPress?: boolean
  /**
   * A picture that is the same for everybody, such as one of our samples. However many ask for such pictures, all of them
   * together take one turn, like one requester; among themselves they take turns by requester.
   */
  isForEverybody?: boolean
}

export interface Drawing {
  /**
   * Calls `draw` when its turn comes.
   *
   * @throws NotDrawn when too much waits already, its turn does not come in time, nobody waits for it, or a task of `draw`
   * takes too long
   * @example await drawing.inTurn({ requester, isHeavy: false }, ({ run }) => run('proof', task, PICTURE_LIMIT_MS))
   */
  inTurn<Result>(
    turn: Turn,
    draw: (threads: Pick<Threads<typeof drawingTasks>, 'run'>) => Promise<Result>,
  ): Promise<Result>
  /** Ends the threads; what they draw fails. */
  close(): Promise<void>
}

/** Time for a picture. The heaviest design that can be saved takes a fifth of it. */
export const PICTURE_LIMIT_MS = 30_000
/** A picture that has not begun by then is refused for now, however much the visitor asked for: pages ask again. */
export const PICTURE_START_MS = 20_000
/** Time for all press files of a design, below that of their job. */
export const ARTWORK_LIMIT_MS = 600_000
/** The same where they are not heavy: ten times what most of these take. */
export const LIGHT_ARTWORK_LIMIT_MS = 60_000

const HEAP_MB = 512
/** Hundreds of carts full of new designs; more are refused. */
const MAX_WAITING = 500
/** Each takes some 100 MB for itself. */
const MAX_THREADS = 8
/** One more, for press files. It is ended when there are none. */
const FOR_PRESS = 1

/** No address is called so. */
const FOR_EVERYBODY = 'everybody'

/** It cannot be drawn now. */
export class NotDrawn extends Error {
  override name = 'NotDrawn'
  readonly reason: NotDrawnReason
  constructor(reason: NotDrawnReason, cause: Error) {
    super(NOT_DRAWN[reason], { cause })
    this.reason = reason
  }
}

const NOT_DRAWN = {
  busy: 'Too many drawings are waiting',
  abandoned: 'Nobody waited for a drawing',
  'too-slow': 'A drawing took too long',
  'too-large': 'A drawing needed too much memory',
}
type NotDrawnReason = keyof typeof NOT_DRAWN

/**
 * @param cores  how many the process may use; one is left to the event loop where there are more than two
 */
export function openDrawing({ log, cores = availableParallelism() }: { log: Log; cores?: number }): Drawing {
  const most = Math.min(MAX_THREADS, Math.max(2, cores - 1))
  const heavy = Math.floor((most + 1) / 3)
  const threads = openThreads<typeof drawingTasks>({
    file: new URL('./drawing-worker.ts', import.meta.url),
    most: most + FOR_PRESS,
    heapMb: HEAP_MB,
    onError: (err) => log.error({ err }, 'A drawing thread broke and is replaced.'),
  })
  const heavyTurn = createFairQueue({ atOnce: heavy, mostWaiting: MAX_WAITING })
  const quickTurn = createFairQueue({ atOnce: most - heavy, mostWaiting: MAX_WAITING })
  const everybodysTurn = createFairQueue({ atOnce: most - heavy, mostWaiting: MAX_WAITING })
  const pressTurn = createFairQueue({ atOnce: FOR_PRESS, mostWaiting: MAX_WAITING })
  return {
    async inTurn({ requester, isHeavy, isForPress = false, isForEverybody = false, ...patience }, draw) {
      const inTurn = isHeavy ? heavyTurn : isForPress ? pressTurn : quickTurn
      try {
        if (!isForEverybody) return await inTurn(requester, () => draw(threads), patience)
        const ours = () => inTurn(FOR_EVERYBODY, () => draw(threads), patience)
        return await everybodysTurn(requester, ours, patience)
      } catch (error) {
        if (error instanceof QueueFull) throw new NotDrawn('busy', error)
        if (error instanceof NotStarted)
          throw new NotDrawn(error.reason === 'abandoned' ? 'abandoned' : 'busy', error)
        if (error instanceof TooSlow) throw new NotDrawn('too-slow', error)
        if (error instanceof TooLarge) throw new NotDrawn('too-large', error)
        throw error
      }
    },
    close: threads.close,
  }
}
