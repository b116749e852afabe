import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { photosOf } from '../rules/photos-of.ts'
import { readDesign } from '../rules/read-design.ts'
import { type DesignRevision, insertRevision, lockDesign, revisionByContent } from '../store.ts'
import { type ChangedElsewhere, notCurrent } from './changed-elsewhere.ts'
import { checkPrintable, type DesignInvalid } from './check-design.ts'

export type FreezeResult =
  | { kind: 'revision'; revision: DesignRevision }
  | DesignInvalid
  | { kind: 'not-found' }
  | ChangedElsewhere

/**
 * Freezes the saved version as a revision, for a cart line to hold.
 *
 * The same content gives the same revision, so asking twice adds nothing.
 */
export async function freezeDesign(
  { db, clock }: { db: Database; clock: Clock },
  { key, version }: { key: string; version: number },
): Promise<FreezeResult> {
  return transaction(db, async (tx): Promise<FreezeResult> => {
    const saved = await lockDesign(tx, key)
    if (saved?.version !== version) return notCurrent(saved)
    const { sku, document, contentHash } = saved
    const known = await revisionByContent(tx, key, contentHash)
    if (known) return { kind: 'revision', revision: known }
    const design = readDesign(saved)
    // It was checked when it was saved; the shop may have stopped making the SKU since.
    const invalid = await checkPrintable(tx, sku, design)
    if (invalid) return invalid
    const revision = await insertRevision(
      tx,
      { key: newId(), designKey: key, sku, document, contentHash, frozenAt: clock.now() },
      photosOf(design),
    )
    return { kind: 'revision', revision }
  })
}
