import type { Database } from '#platform/database/pool.ts'
import { deleteOpenUpload } from '../open-upload-store.ts'
import type { Staging } from './staging.ts'

/** Removes what has arrived of an upload, and gives its share of the disk back; not an error when there is none. */
export async function deleteUpload(
  { db, staging }: { db: Database; staging: Pick<Staging, 'remove'> },
  uploadKey: string,
): Promise<void> {
  await staging.remove(uploadKey)
  await deleteOpenUpload(db, uploadKey)
}
