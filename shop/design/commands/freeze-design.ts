import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { photosOf } from '../rules/photos-of.ts'
import { readDesign } from '../rules/read-design.ts'
import { type DesignRevision, insertRevision, lockDesign, revisionByContent } from '../store.ts'
import { type DesignInvalid, misfitOf } from './check-design.ts'
import type { ChangedElsewhere } from './save-design.ts'

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
    if (!saved) return { kind: 'not-found' }
    if (saved.version !== version) return { kind: 'changed-elsewhere', current: saved }
    const { sku, document, contentHash } = saved
    const known = await revisionByContent(tx, key, contentHash)
    if (known) return { kind: 'revision', revision: known }
    const design = readDesign(saved)
    // It was checked when it was saved; the shop may have stopped making the SKU since.
    const misfit = await misfitOf(tx, sku, design)
    if (misfit !== undefined) return { kind: 'invalid', message: misfit }
    const revision = await insertRevision(
      tx,
      { key: newId(), designKey: key, sku, document, contentHash, frozenAt: clock.now() },
      photosOf(design),
    )
    return { kind: 'revision', revision }
  })
}
