import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { readTitle } from '../rules/title.ts'
import { changeDesign, findDesign, type SavedDesign } from '../store.ts'
import { checkDesign, type DesignInvalid } from './check-design.ts'

export interface DesignChange {
  key: string
  /** The version that the change was made on. */
  baseVersion: number
  sku: string
  /** JSON text. */
  document: string
  /** Undefined keeps the title. */
  title: string | undefined
}

/** Another tab or device saved first; `current` is what it saved. */
export interface ChangedElsewhere {
  kind: 'changed-elsewhere'
  current: SavedDesign
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
  { key, baseVersion, sku, document, title }: DesignChange,
): Promise<SaveResult> {
  const checked = await checkDesign(db, { sku, document })
  if (checked.kind === 'invalid') return checked
  const named = readTitle(title)
  if (named.kind === 'invalid') return named
  const current = await findDesign(db, key)
  if (!current) return { kind: 'not-found' }
  const newTitle = named.title ?? current.title
  if (current.contentHash === checked.contentHash && current.title === newTitle) {
    return { kind: 'design', design: current }
  }
  if (current.version !== baseVersion) return { kind: 'changed-elsewhere', current }
  const design = await changeDesign(
    db,
    { key, baseVersion },
    {
      sku,
      title: newTitle,
      document: checked.design,
      contentHash: checked.contentHash,
      savedAt: clock.now(),
    },
  )
  if (design) return { kind: 'design', design }
  const newer = await findDesign(db, key)
  return newer ? { kind: 'changed-elsewhere', current: newer } : { kind: 'not-found' }
}
