import { and, eq, inArray, max, notInArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import {
  customerPhotos,
  designPhotos,
  designRevisionPhotos,
  designRevisions,
  designs,
  photos,
} from './tables.ts'

export type Photo = typeof photos.$inferSelect
export type SavedDesign = typeof designs.$inferSelect
export type DesignRevision = typeof designRevisions.$inferSelect

/** @returns false when this upload has its photo already */
export async function insertPhoto(db: Queryable, photo: Photo): Promise<boolean> {
  const rows = await db.insert(photos).values(photo).onConflictDoNothing().returning({ key: photos.key })
  return rows.length > 0
}

export async function photoByUpload(db: Queryable, uploadKey: string): Promise<Photo | undefined> {
  const [photo] = await db.select().from(photos).where(eq(photos.uploadKey, uploadKey))
  return photo
}

/**
 * Any photo made of these bytes, which stays until the transaction ends: its files serve the photo that the caller adds.
 */
export async function holdPhotoByBytes(tx: Transaction, sha256: string): Promise<Photo | undefined> {
  const [photo] = await tx.select().from(photos).where(eq(photos.sha256, sha256)).limit(1).for('key share')
  return photo
}

/** @returns whether all of them are here; they stay until the transaction ends */
export async function holdPhotos(tx: Transaction, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return true
  const held = await tx
    .select({ key: photos.key })
    .from(photos)
    .where(inArray(photos.key, [...keys]))
    .orderBy(photos.key)
    .for('key share')
  return held.length === new Set(keys).size
}

export async function photosByKeys(db: Queryable, keys: readonly string[]): Promise<Map<string, Photo>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(photos)
    .where(inArray(photos.key, [...keys]))
  return new Map(rows.map((photo) => [photo.key, photo]))
}

/** The first sender stays. */
export async function noteSender(db: Queryable, photoKey: string, customerId: number): Promise<void> {
  await db.insert(customerPhotos).values({ photoKey, customerId }).onConflictDoNothing()
}

/** Which of these photos the customer has sent. */
export async function photosSentBy(
  db: Queryable,
  customerId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: customerPhotos.photoKey })
    .from(customerPhotos)
    .where(and(eq(customerPhotos.customerId, customerId), inArray(customerPhotos.photoKey, [...keys])))
  return new Set(rows.map(({ key }) => key))
}

/** Of an erased account: of the photos that stay, nobody is the sender any more. */
export async function eraseSender(tx: Queryable, customerId: number): Promise<void> {
  await tx.delete(customerPhotos).where(eq(customerPhotos.customerId, customerId))
}

/** @param photoKeys  what its document places */
export async function insertDesign(
  db: Queryable,
  design: SavedDesign,
  photoKeys: readonly string[],
): Promise<void> {
  await db.insert(designs).values(design)
  await insertDesignPhotos(db, design.key, photoKeys)
}

async function insertDesignPhotos(db: Queryable, designKey: string, photoKeys: readonly string[]) {
  if (photoKeys.length === 0) return
  const rows = photoKeys.map((photoKey) => ({ designKey, photoKey }))
  await db.insert(designPhotos).values(rows).onConflictDoNothing()
}

/** Notes what the document of a design places from now on, which the caller has just saved. */
export async function notePhotosOfDesign(
  tx: Transaction,
  designKey: string,
  photoKeys: readonly string[],
): Promise<void> {
  await tx
    .delete(designPhotos)
    .where(and(eq(designPhotos.designKey, designKey), notInArray(designPhotos.photoKey, [...photoKeys])))
  await insertDesignPhotos(tx, designKey, photoKeys)
}

export async function findDesign(db: Queryable, key: string): Promise<SavedDesign | undefined> {
  const [design] = await db.select().from(designs).where(eq(designs.key, key))
  return design
}

/** The design, held against every other change until the transaction ends. */
export async function lockDesign(tx: Queryable, key: string): Promise<SavedDesign | undefined> {
  const [design] = await tx.select().from(designs).where(eq(designs.key, key)).for('update')
  return design
}

/** @returns the design as it is now; undefined when it is not at this version any more */
export async function changeDesign(
  db: Queryable,
  { key, baseVersion }: { key: string; baseVersion: number },
  change: Pick<SavedDesign, 'sku' | 'title' | 'document' | 'contentHash' | 'savedAt'>,
): Promise<SavedDesign | undefined> {
  const [design] = await db
    .update(designs)
    .set({ ...change, version: sql`${designs.version} + 1` })
    .where(and(eq(designs.key, key), eq(designs.version, baseVersion)))
    .returning()
  return design
}

/** Adds the next revision of a design that the caller holds locked. */
export async function insertRevision(
  tx: Queryable,
  revision: Omit<DesignRevision, 'number'>,
  photoKeys: readonly string[],
): Promise<DesignRevision> {
  const [last] = await tx
    .select({ number: max(designRevisions.number) })
    .from(designRevisions)
    .where(eq(designRevisions.designKey, revision.designKey))
  const added = { ...revision, number: (last?.number ?? 0) + 1 }
  await tx.insert(designRevisions).values(added)
  if (photoKeys.length > 0) {
    const rows = photoKeys.map((photoKey) => ({ revisionKey: revision.key, photoKey }))
    await tx.insert(designRevisionPhotos).values(rows)
  }
  return added
}

export async function revisionByContent(
  db: Queryable,
  designKey: string,
  contentHash: string,
): Promise<DesignRevision | undefined> {
  const [revision] = await db
    .select()
    .from(designRevisions)
    .where(and(eq(designRevisions.designKey, designKey), eq(designRevisions.contentHash, contentHash)))
  return revision
}

export async function revisionsByKeys(
  db: Queryable,
  keys: readonly string[],
): Promise<Map<string, DesignRevision>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(designRevisions)
    .where(inArray(designRevisions.key, [...keys]))
  return new Map(rows.map((row) => [row.key, row]))
}

/** The SKU that each known revision was frozen for. */
export async function revisionSkus(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  const made = await madeFor(db, keys)
  return new Map([...made].map(([key, { sku }]) => [key, sku]))
}

/** What frozen designs were made for: the SKU, and that of the product page that the design was begun on. */
export async function madeFor(
  db: Queryable,
  keys: readonly string[],
): Promise<Map<string, { sku: string; parentSku: string | null }>> {
  if (keys.length === 0) return new Map()
  const rows = await skusByKeys(db).execute({ keys })
  return new Map(rows.map(({ key, ...made }) => [key, made]))
}

const skusByKeys = prepared((db) =>
  db
    .select({ key: designRevisions.key, sku: designRevisions.sku, parentSku: designs.parentSku })
    .from(designRevisions)
    .innerJoin(designs, eq(designs.key, designRevisions.designKey))
    .where(sql`${designRevisions.key} = any(${sql.placeholder('keys')})`)
    .prepare('skus_of_revisions'),
)
