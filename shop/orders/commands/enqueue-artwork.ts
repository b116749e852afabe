import type { Transaction } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import { makeArtworkJob } from '../jobs/names.ts'
import type { OrderLine } from '../store.ts'

/** Enqueues the print files of an order's printed lines. */
export async function enqueueArtwork(
  { tx, jobs }: { tx: Transaction; jobs: Pick<Jobs, 'enqueue'> },
  lines: readonly OrderLine[],
): Promise<void> {
  for (const line of lines) {
    if (line.kind === 'printed') await jobs.enqueue(tx, makeArtworkJob, { orderLineId: line.id })
  }
}
