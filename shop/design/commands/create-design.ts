import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { photosOf } from '../rules/photos-of.ts'
import { holdPhotos, insertDesign, type SavedDesign } from '../store.ts'
import { checkSentDesign, type DesignInvalid, photoGone, type SentDesign } from './check-design.ts'

/** Starts a design at version 1, under a key that nobody can guess. */
export async function createDesign(
  { db, clock }: { db: Database; clock: Clock },
  sent: SentDesign,
): Promise<{ kind: 'design'; design: SavedDesign } | DesignInvalid> {
  const checked = await checkSentDesign(db, sent)
  if (checked.kind === 'invalid') return checked
  const now = clock.now()
  const design: SavedDesign = {
    key: newId(),
    sku: sent.sku,
    title: checked.title ?? null,
    version: 1,
    document: checked.design,
    contentHash: checked.contentHash,
    createdAt: now,
    savedAt: now,
  }
  return transaction(db, async (tx): Promise<{ kind: 'design'; design: SavedDesign } | DesignInvalid> => {
    const photos = photosOf(checked.design)
    if (!(await holdPhotos(tx, photos))) return photoGone()
    await insertDesign(tx, design, photos)
    return { kind: 'design', design }
  })
}
