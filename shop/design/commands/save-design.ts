import { parseDesign } from '#packages/design-document/migrate.ts'
import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { photosOf } from '../rules/photos-of.ts'
import { changeDesign, findDesign, holdPhotos, notePhotosOfDesign, type SavedDesign } from '../store.ts'
import { type ChangedElsewhere, notCurrent } from './changed-elsewhere.ts'
import { checkSentDesign, type DesignInvalid, photoGone, type SentDesign } from './check-design.ts'

export interface DesignChange extends SentDesign {
  key: string
  /** The version that the change was made on. */
  baseVersion: number
  /** Undefined keeps the title. */
  title: string | undefined
}

export type SaveResult =
  | { kind: 'design'; design: SavedDesign }
  | DesignInvalid
  | { kind: 'not-found' }
  | ChangedElsewhere

/**
 * Saves the working copy, if nobody saved a newer one.
 *
 * What is saved already is not saved again, so a browser that lost the answer may simply repeat the call.
 */
export async function saveDesign(
  { db, clock }: { db: Database; clock: Clock },
  { key, baseVersion, ...sent }: DesignChange,
): Promise<SaveResult> {
  const checked = await checkSentDesign(db, sent)
  if (checked.kind === 'invalid') return checked
  const { design: document, contentHash } = checked
  const current = await findDesign(db, key)
  const title = checked.title ?? current?.title ?? null
  if (current?.contentHash === contentHash && current.title === title) {
    return { kind: 'design', design: current }
  }
  if (current?.version !== baseVersion) return notCurrent(current)
  const changed = { sku: sent.sku, title, document, contentHash, savedAt: clock.now() }
  const photos = photosOf(document)
  // The version says whose photos these are: while they stay the same, most changes are one statement.
  if (placesTheSame(photos, current.document)) {
    const design = await changeDesign(db, { key, baseVersion }, changed)
    return design ? { kind: 'design', design } : notCurrent(await findDesign(db, key))
  }
  return transaction(db, async (tx): Promise<SaveResult> => {
    if (!(await holdPhotos(tx, photos))) return photoGone()
    const design = await changeDesign(tx, { key, baseVersion }, changed)
    if (!design) return notCurrent(await findDesign(tx, key))
    await notePhotosOfDesign(tx, key, photos)
    return { kind: 'design', design }
  })
}

/** A document that cannot be read any more counts as another. */
function placesTheSame(photos: readonly string[], document: unknown): boolean {
  const before = parseDesign(document)
  if (before.kind !== 'design') return false
  const known = photosOf(before.design)
  return photos.length === known.length && photos.every((key) => known.includes(key))
}
