import type { Clock } from '#platform/clock.ts'
import { type Staging, UPLOAD_LIFE_MS } from '../media/staging.ts'

/** Forgets uploads that nobody has added to for a week. */
export async function removeAbandonedUploads({
  staging,
  clock,
}: {
  staging: Pick<Staging, 'removeOlderThan'>
  clock: Clock
}): Promise<number> {
  return staging.removeOlderThan(new Date(clock.now().getTime() - UPLOAD_LIFE_MS))
}
