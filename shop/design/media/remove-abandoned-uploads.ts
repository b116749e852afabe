import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { deleteOpenUploads } from '../open-upload-store.ts'
import { type Staging, UPLOAD_LIFE_MS } from './staging.ts'

export interface StagingDeps {
  db: Database
  staging: Pick<Staging, 'removeOlderThan'>
  clock: Clock
}

/** An honest browser sends the first piece at once; what is only announced keeps room from others. */
const EMPTY_LIFE_MS = 3_600_000

/** Deletes uploads that nobody has added to for a week, or not begun within an hour, and gives their room back. */
export async function removeAbandonedUploads({ db, staging, clock }: StagingDeps): Promise<void> {
  const now = clock.now().getTime()
  const weekAgo = new Date(now - UPLOAD_LIFE_MS)
  const keys = await staging.removeOlderThan({ begun: weekAgo, empty: new Date(now - EMPTY_LIFE_MS) })
  await deleteOpenUploads(db, { keys, before: weekAgo })
}
