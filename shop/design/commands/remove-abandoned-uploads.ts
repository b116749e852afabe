import type { Clock } from '#platform/clock.ts'
import { type Staging, UPLOAD_LIFE_MS } from '../media/staging.ts'

export interface StagingDeps {
  staging: Pick<Staging, 'removeOlderThan'>
  clock: Clock
}

/** Forgets uploads that nobody has added to for a week. */
export async function removeAbandonedUploads({ staging, clock }: StagingDeps): Promise<void> {
  await staging.removeOlderThan(new Date(clock.now().getTime() - UPLOAD_LIFE_MS))
}
