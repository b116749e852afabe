/** Takes designs out of the shop, with their photos; their files follow by a job of the same transaction. */
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import { deleteDesignFilesJob } from '../jobs/names.ts'
import {
  deleteDesigns,
  deleteUnplacedPhotos,
  holdRevisions,
  type PhotoHolder,
  photosOfDesigns,
  type RevisionOfDesign,
} from '../removal-store.ts'

/** Which of these frozen designs a domain above this one holds, such as by a line of an order. */
export type RevisionHolder = (db: Queryable, revisionKeys: readonly string[]) => Promise<ReadonlySet<string>>

export interface RemovalDeps {
  jobs: Pick<Jobs, 'enqueue'>
  now: Date
  holders: readonly RevisionHolder[]
  photoHolders: readonly PhotoHolder[]
}

/** Pictures that are being drawn while their design goes are stored by then, and deleted after all. */
const STRAGGLERS_MS = 3_600_000

/**
 * Removes designs that the caller holds, but for those with a revision that somebody holds, and the photos that nothing
 * else places.
 */
export async function removeDesigns(
  tx: Transaction,
  { jobs, now, holders, photoHolders }: RemovalDeps,
  designKeys: readonly string[],
): Promise<void> {
  const revisions = await holdRevisions(tx, designKeys)
  const designs = await freeDesigns(tx, holders, designKeys, revisions)
  if (designs.length === 0) return
  const placed = await photosOfDesigns(tx, designs)
  await deleteDesigns(tx, designs)
  const gone = revisions.filter(({ designKey }) => designs.includes(designKey)).map(({ key }) => key)
  const files = { designs, revisions: gone, photos: await deleteUnplacedPhotos(tx, placed, photoHolders) }
  await jobs.enqueue(tx, deleteDesignFilesJob, files)
  const startAfter = new Date(now.getTime() + STRAGGLERS_MS)
  await jobs.enqueue(tx, deleteDesignFilesJob, { ...files, photos: [] }, { startAfter })
}

/** Removes those of the photos that nothing places. */
export async function removePhotos(
  tx: Transaction,
  { jobs, photoHolders }: Pick<RemovalDeps, 'jobs' | 'photoHolders'>,
  keys: readonly string[],
): Promise<void> {
  const photos = await deleteUnplacedPhotos(tx, keys, photoHolders)
  if (photos.length > 0) await jobs.enqueue(tx, deleteDesignFilesJob, { designs: [], revisions: [], photos })
}

/** Those of the designs none of whose revisions is held. */
export async function freeDesigns(
  db: Queryable,
  holders: readonly RevisionHolder[],
  designKeys: readonly string[],
  revisions: readonly RevisionOfDesign[],
): Promise<string[]> {
  const keys = revisions.map(({ key }) => key)
  const held = new Set<string>()
  for (const holder of holders) for (const key of await holder(db, keys)) held.add(key)
  const kept = new Set(revisions.filter(({ key }) => held.has(key)).map(({ designKey }) => designKey))
  return designKeys.filter((key) => !kept.has(key))
}
