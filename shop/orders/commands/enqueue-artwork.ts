import type { Transaction } from '#platform/database/pool.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import { makeArtworkJob } from '../jobs/names.ts'
import type { OrderLine } from '../store.ts'

/** Enqueues the print files of an order's printed lines. */
export async function enqueueArtwork(
  { tx, jobs }: { tx: Transaction; jobs: Enqueuing },
  lines: readonly OrderLine[],
): Promise<void> {
  const printed = lines.filter(({ kind }) => kind === 'printed')
  await jobs.enqueueAll(
    tx,
    makeArtworkJob,
    printed.map(({ id }) => ({ orderLineId: id })),
  )
}
