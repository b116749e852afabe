import type { Transaction } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import { makeArtwork } from '../jobs/names.ts'
import type { OrderLine } from '../store.ts'

/** Asks for the print files of an order's lines, as far as something is printed for them. */
export async function enqueueArtwork(
  { tx, jobs }: { tx: Transaction; jobs: Pick<Jobs, 'enqueue'> },
  lines: readonly OrderLine[],
): Promise<void> {
  for (const line of lines) {
    if (line.kind === 'printed') await jobs.enqueue(tx, makeArtwork, { orderLineId: line.id })
  }
}
