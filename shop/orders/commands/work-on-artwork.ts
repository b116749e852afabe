/**
 * The two lanes of artwork: what is heavy to draw, or turned out to be, waits among its like, and all others go on beside it.
 * See docs/decisions/0089.
 */
import { isHeavyToPrint } from '#packages/artwork-renderer/effort.ts'
import { ARTWORK_LIMIT_MS, LIGHT_ARTWORK_LIMIT_MS, NotDrawn } from '#platform/drawing/drawing.ts'
import type { Attempt } from '#platform/jobs/queue.ts'
import { beginTrial, forgiveTrial, spentTrials, wasTold } from '../artwork-trials-store.ts'
import { makeHeavyArtworkJob } from '../jobs/names.ts'
import { lineWithOrder } from '../store.ts'
import type { OrderDeps } from './deps.ts'
import { type DrawingPace, designOf } from './draw-line.ts'
import { giveUpArtwork } from './give-up-artwork.ts'
import { type ArtworkDeps, makeArtwork } from './make-artwork.ts'

type LaneDeps = ArtworkDeps & Pick<OrderDeps, 'jobs'>
type Trying = Pick<Attempt, 'id' | 'isLast' | 'signal'>

/** Drawings of a line that take too long or too much memory, before a person is asked. */
const MOST_TRIALS = 3
/** The same where the process ended meanwhile. The design is seldom the reason: a power cut, a release, a full machine. */
export const MOST_STOPPED = 10

/** Draws a line that is quickly drawn, and hands any other on to its lane. */
export async function makeLightArtwork(deps: LaneDeps, orderLineId: number, attempt: Trying): Promise<void> {
  try {
    if (await isHeavyLine(deps, orderLineId)) return await handOn(deps, orderLineId, attempt)
    const { signal } = attempt
    await tryToDraw(deps, orderLineId, { isHeavy: false, limitMs: LIGHT_ARTWORK_LIMIT_MS, signal })
  } catch (error) {
    if (reasonOf(error)) return await handOn(deps, orderLineId, attempt)
    if (attempt.isLast) await giveUpArtwork(deps, orderLineId, 'failed')
    throw error
  }
}

/** Draws a line however long it takes within its limit; after a few that ended there, a person is asked instead. */
export async function makeHeavyArtwork(deps: LaneDeps, orderLineId: number, attempt: Trying): Promise<void> {
  const spent = await spentTrials(deps.db, orderLineId)
  if (spent >= MOST_STOPPED) return giveUpArtwork(deps, orderLineId, 'stopped')
  if (spent >= MOST_TRIALS && (await wasTold(deps.db, orderLineId))) return
  try {
    const { signal } = attempt
    await tryToDraw(deps, orderLineId, { isHeavy: true, limitMs: ARTWORK_LIMIT_MS, signal })
  } catch (error) {
    const reason = reasonOf(error)
    if (reason && (await spentTrials(deps.db, orderLineId)) >= MOST_TRIALS)
      return await giveUpArtwork(deps, orderLineId, reason)
    if (attempt.isLast) await giveUpArtwork(deps, orderLineId, reason ?? 'failed')
    throw error
  }
}

/** What was too much once is heavy, whatever the estimate says. */
async function isHeavyLine({ db }: LaneDeps, orderLineId: number): Promise<boolean> {
  if ((await spentTrials(db, orderLineId)) > 0) return true
  const found = await lineWithOrder(db, orderLineId)
  if (!found) throw new Error(`Expected order line ${orderLineId} to exist but found none`)
  return isHeavyToPrint((await designOf(db, found.line)).surfaces)
}

/** Once for a job, however often it is begun. */
async function handOn({ db, jobs }: LaneDeps, orderLineId: number, { id }: Trying): Promise<void> {
  await jobs.enqueue(db, makeHeavyArtworkJob, { orderLineId }, { singletonKey: id })
}

async function tryToDraw(deps: LaneDeps, orderLineId: number, pace: DrawingPace): Promise<void> {
  await beginTrial(deps.db, orderLineId)
  try {
    await makeArtwork(deps, orderLineId, pace)
  } catch (error) {
    if (!reasonOf(error)) await forgiveTrial(deps.db, orderLineId)
    throw error
  }
}

/** Undefined where it has nothing to do with the design. */
function reasonOf(error: unknown): 'too-slow' | 'too-large' | undefined {
  if (!(error instanceof NotDrawn)) return undefined
  return error.reason === 'too-slow' || error.reason === 'too-large' ? error.reason : undefined
}
