import { createHash } from 'node:crypto'
import type { Design } from '#packages/design-document/design.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { findSku, whyNotMade } from '../../catalogue/store.ts'
import { coverExcess } from '../rules/cover-excess.ts'
import { fontMisfit, PHOTO_MISSING, photoMisfit, surfacesMisfit } from '../rules/design-fits.ts'
import { designExcess } from '../rules/design-limits.ts'
import { photosOf } from '../rules/photos-of.ts'
import { readDocument } from '../rules/read-design.ts'
import { readTitle } from '../rules/title.ts'
import { photosByKeys } from '../store.ts'

export interface DesignInvalid {
  kind: 'invalid'
  /** Written for the shopper. */
  message: string
}

export interface CheckedDesign {
  kind: 'checked'
  /** In its one canonical form: fields in the schema's order, nothing unknown in it. */
  design: Design
  contentHash: string
  /** Undefined when none was sent. */
  title: string | undefined
}

/** What a browser sends to be saved. */
export interface SentDesign {
  sku: string
  /** JSON text. */
  document: string
  title: string | undefined
}

/** Whether a design can be saved as a browser sent it. */
export async function checkSentDesign(
  db: Queryable,
  { sku, document, title }: SentDesign,
): Promise<CheckedDesign | DesignInvalid> {
  const read = readDocument(document)
  if (read.kind === 'invalid') return read
  const { design } = read
  const invalid = await checkPrintable(db, sku, design)
  if (invalid) return invalid
  const named = readTitle(title)
  if (named.kind === 'invalid') return named
  return { kind: 'checked', design, contentHash: contentHashOf(sku, design), title: named.title }
}

/** A photo that was there a moment ago was removed meanwhile. */
export const photoGone = (): DesignInvalid => ({ kind: 'invalid', message: PHOTO_MISSING })

/** Why this design cannot be printed as this SKU today; undefined when it can. */
export async function checkPrintable(
  db: Queryable,
  sku: string,
  design: Design,
): Promise<DesignInvalid | undefined> {
  const message = designExcess(design) ?? coverExcess(design) ?? (await misfitOf(db, sku, design))
  return message === undefined ? undefined : { kind: 'invalid', message }
}

async function misfitOf(db: Queryable, sku: string, design: Design): Promise<string | undefined> {
  const sold = await findSku(db, sku)
  if (!sold) return whyNotMade(db, sku)
  return (
    surfacesMisfit(design, surfacesOf(sold.record, sold.choice)) ??
    fontMisfit(design) ??
    photoMisfit(design, await photosByKeys(db, photosOf(design)))
  )
}

/** One hash for what is printed: the SKU and everything drawn. A title is not part of it. */
function contentHashOf(sku: string, design: Design): string {
  return createHash('sha256')
    .update(JSON.stringify([sku, design]))
    .digest('hex')
}
