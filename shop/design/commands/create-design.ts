import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { readTitle } from '../rules/title.ts'
import { insertDesign, type SavedDesign } from '../store.ts'
import { checkDesign, type DesignInvalid } from './check-design.ts'

export interface NewDesign {
  sku: string
  /** JSON text. */
  document: string
  title: string | undefined
}

/** Starts a design at version 1, under a key that nobody can guess. */
export async function createDesign(
  { db, clock }: { db: Database; clock: Clock },
  { sku, document, title }: NewDesign,
): Promise<{ kind: 'design'; design: SavedDesign } | DesignInvalid> {
  const checked = await checkDesign(db, { sku, document })
  if (checked.kind === 'invalid') return checked
  const named = readTitle(title)
  if (named.kind === 'invalid') return named
  const now = clock.now()
  const design: SavedDesign = {
    key: newId(),
    sku,
    title: named.title ?? null,
    version: 1,
    document: checked.design,
    contentHash: checked.contentHash,
    createdAt: now,
    savedAt: now,
  }
  return transaction(db, async (tx) => {
    await insertDesign(tx, design)
    return { kind: 'design', design }
  })
}
