import type { Clock } from '#platform/clock.ts'
import { type Database, type Queryable, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { findProducts } from '../../catalogue/store.ts'
import { photosOf } from '../rules/photos-of.ts'
import { holdPhotos, insertDesign, type SavedDesign } from '../store.ts'
import { checkSentDesign, type DesignInvalid, photoGone, type SentDesign } from './check-design.ts'

export interface NewDesign extends SentDesign {
  /** SKU of the product page that it is begun on. */
  parentSku?: string | undefined
}

/** Starts a design at version 1, under a key that nobody can guess. */
export async function createDesign(
  { db, clock }: { db: Database; clock: Clock },
  sent: NewDesign,
): Promise<{ kind: 'design'; design: SavedDesign } | DesignInvalid> {
  const checked = await checkSentDesign(db, sent)
  if (checked.kind === 'invalid') return checked
  const now = clock.now()
  const design: SavedDesign = {
    key: newId(),
    sku: sent.sku,
    parentSku: await pageOf(db, sent),
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

/** As the catalogue writes its SKU; null for what is no page of the family. Whether it sells the size, the cart asks each time. */
async function pageOf(db: Queryable, { sku, parentSku }: NewDesign): Promise<string | null> {
  const named = parentSku?.trim().toUpperCase() ?? ''
  if (!PAGE_SKU.test(named)) return null
  const [page] = await findProducts(db, { skus: [named] })
  const isOfFamily = page?.kind === 'printed' && sku.startsWith(`${page.record.skuPrefix}-`)
  return isOfFamily ? page.sku : null
}

const PAGE_SKU = /^[A-Z0-9][A-Z0-9-]{0,63}$/
