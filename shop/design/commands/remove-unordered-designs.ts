/** Every night: designs that nobody ordered, kept or changed for so long, and photos that no design places. */
import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import {
  deleteLeftLists,
  holdUnkeptDesigns,
  type PhotoHolder,
  revisionsOfDesigns,
  unkeptDesigns,
  unplacedPhotos,
} from '../removal-store.ts'
import { freeDesigns, type RevisionHolder, removeDesigns, removePhotos } from './remove-designs.ts'

interface Deps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  holders: readonly RevisionHolder[]
  photoHolders: readonly PhotoHolder[]
}

/** Read at once. */
const PAGE = 500
/** Removed in one transaction: it is short, and holds up nobody. */
const BATCH = 50

/**
 * Each batch is a transaction of its own that looks again under its locks, so that a run that is killed goes on the next
 * night, and two at once remove each design once.
 *
 * @param before  what was saved or received since stays
 * @throws AggregateError when a batch failed; the others are removed all the same
 */
export async function removeUnorderedDesigns(deps: Deps, before: Date): Promise<void> {
  const { db, clock, jobs, holders, photoHolders } = deps
  const now = clock.now()
  const failures: unknown[] = []
  await deleteLeftLists(db, { before, now })
  await forPages(
    (page) => unkeptDesigns(db, { ...page, savedBefore: before }),
    async (keys) => {
      // Most old designs were ordered: they are told apart before anything is locked.
      const free = await freeDesigns(db, holders, keys, await revisionsOfDesigns(db, keys))
      await inBatches(free, failures, (batch) =>
        transaction(db, async (tx) =>
          removeDesigns(tx, { jobs, now, holders, photoHolders }, await holdUnkeptDesigns(tx, batch, before)),
        ),
      )
    },
  )
  await forPages(
    (page) => unplacedPhotos(db, { ...page, receivedBefore: before }),
    (keys) =>
      inBatches(keys, failures, (batch) =>
        transaction(db, (tx) => removePhotos(tx, { jobs, photoHolders }, batch)),
      ),
  )
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} batches of designs or photos could not be removed`)
  }
}

/** Goes through keys page by page, in their order. */
async function forPages(
  read: (page: { after: string; limit: number }) => Promise<string[]>,
  work: (keys: string[]) => Promise<void>,
): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const keys = await read({ after, limit: PAGE })
    await work(keys)
    after = keys.length < PAGE ? undefined : keys.at(-1)
  }
}

async function inBatches(
  keys: readonly string[],
  failures: unknown[],
  work: (batch: string[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < keys.length; at += BATCH) {
    try {
      await work(keys.slice(at, at + BATCH))
    } catch (error) {
      // One batch that fails must not block the others.
      failures.push(error)
    }
  }
}
