/** What the removal of designs and photos asks of the database, and how it takes them out. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import {
  customerPhotos,
  designListEntries,
  designListLinks,
  designLists,
  designPhotos,
  designRevisionPhotos,
  designRevisions,
  designs,
  photos,
  portfolioDesigns,
} from './tables.ts'

export interface Page {
  /** Key of the last one of the page before. */
  after: string
  limit: number
}

const inNoList = (db: Queryable) =>
  notExists(
    db.select({ one: sql`1` }).from(designListEntries).where(eq(designListEntries.designKey, designs.key)),
  )
const inNoPortfolio = (db: Queryable) =>
  notExists(
    db.select({ one: sql`1` }).from(portfolioDesigns).where(eq(portfolioDesigns.designKey, designs.key)),
  )
const isUnkept = (db: Queryable, savedBefore: Date) =>
  and(lt(designs.savedAt, savedBefore), inNoList(db), inNoPortfolio(db))

/** Keys of designs that were last saved before, and are in no list and no portfolio; by key. */
export async function unkeptDesigns(
  db: Queryable,
  { savedBefore, after, limit }: Page & { savedBefore: Date },
): Promise<string[]> {
  const rows = await db
    .select({ key: designs.key })
    .from(designs)
    .where(and(gt(designs.key, after), isUnkept(db, savedBefore)))
    .orderBy(asc(designs.key))
    .limit(limit)
  return rows.map(({ key }) => key)
}

/**
 * Those of the designs that are still unkept, held until the transaction ends: nobody saves, freezes or keeps them
 * meanwhile. Those that somebody works on at this moment are left out.
 */
export async function holdUnkeptDesigns(
  tx: Transaction,
  keys: readonly string[],
  savedBefore: Date,
): Promise<string[]> {
  const held = await tx
    .select({ key: designs.key })
    .from(designs)
    .where(inArray(designs.key, [...keys]))
    .orderBy(asc(designs.key))
    .for('update', { skipLocked: true })
  if (held.length === 0) return []
  // Asked again now that nothing changes any more: a lock does not see what was written just before it.
  const rows = await tx
    .select({ key: designs.key })
    .from(designs)
    .where(
      and(
        inArray(
          designs.key,
          held.map(({ key }) => key),
        ),
        isUnkept(tx, savedBefore),
      ),
    )
  return rows.map(({ key }) => key)
}

/** Held like those above, after whoever works on them has finished. @returns those that are there */
export async function holdDesigns(tx: Transaction, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .select({ key: designs.key })
    .from(designs)
    .where(inArray(designs.key, [...keys]))
    .orderBy(asc(designs.key))
    .for('update')
  return rows.map(({ key }) => key)
}

export interface RevisionOfDesign {
  key: string
  designKey: string
}

export async function revisionsOfDesigns(
  db: Queryable,
  designKeys: readonly string[],
): Promise<RevisionOfDesign[]> {
  if (designKeys.length === 0) return []
  return revisionsOf(db, designKeys)
}

/** Of designs that the caller holds; held too, so that no line of a cart or an order takes one up meanwhile. */
export async function holdRevisions(
  tx: Transaction,
  designKeys: readonly string[],
): Promise<RevisionOfDesign[]> {
  if (designKeys.length === 0) return []
  return revisionsOf(tx, designKeys).for('update')
}

const revisionsOf = (db: Queryable, designKeys: readonly string[]) =>
  db
    .select({ key: designRevisions.key, designKey: designRevisions.designKey })
    .from(designRevisions)
    .where(inArray(designRevisions.designKey, [...designKeys]))
    .orderBy(asc(designRevisions.key))

/** Keys of the photos that these designs or their revisions place. */
export async function photosOfDesigns(tx: Transaction, designKeys: readonly string[]): Promise<string[]> {
  if (designKeys.length === 0) return []
  const placed = await tx
    .select({ key: designPhotos.photoKey })
    .from(designPhotos)
    .where(inArray(designPhotos.designKey, [...designKeys]))
  const printed = await tx
    .select({ key: designRevisionPhotos.photoKey })
    .from(designRevisionPhotos)
    .innerJoin(designRevisions, eq(designRevisions.key, designRevisionPhotos.revisionKey))
    .where(inArray(designRevisions.designKey, [...designKeys]))
  return [...new Set([...placed, ...printed].map(({ key }) => key))]
}

/** @throws when a line of a cart or an order holds a revision of one, or a list or portfolio a design */
export async function deleteDesigns(tx: Transaction, designKeys: readonly string[]): Promise<void> {
  if (designKeys.length === 0) return
  await tx.delete(designRevisions).where(inArray(designRevisions.designKey, [...designKeys]))
  await tx.delete(designs).where(inArray(designs.key, [...designKeys]))
}

/** Takes designs that the caller holds off every list and out of every portfolio. */
export async function takeOffLists(tx: Transaction, designKeys: readonly string[]): Promise<void> {
  if (designKeys.length === 0) return
  await tx.delete(designListEntries).where(inArray(designListEntries.designKey, [...designKeys]))
  await tx.delete(portfolioDesigns).where(inArray(portfolioDesigns.designKey, [...designKeys]))
}

/** Lists of guests that were made before and that no link opens any more. */
export async function deleteLeftLists(db: Queryable, { before, now }: { before: Date; now: Date }) {
  const living = db
    .select({ one: sql`1` })
    .from(designListLinks)
    .where(and(eq(designListLinks.listId, designLists.id), gt(designListLinks.expiresAt, now)))
  await db
    .delete(designLists)
    .where(and(isNull(designLists.customerId), lt(designLists.createdAt, before), notExists(living)))
}

const isUnplaced = (db: Queryable): SQL | undefined =>
  and(
    notExists(db.select({ one: sql`1` }).from(designPhotos).where(eq(designPhotos.photoKey, photos.key))),
    notExists(
      db
        .select({ one: sql`1` })
        .from(designRevisionPhotos)
        .where(eq(designRevisionPhotos.photoKey, photos.key)),
    ),
  )

/** Keys of photos that were received before, and that no design and no revision places; by key. */
export async function unplacedPhotos(
  db: Queryable,
  { receivedBefore, after, limit }: Page & { receivedBefore: Date },
): Promise<string[]> {
  const rows = await db
    .select({ key: photos.key })
    .from(photos)
    .where(and(gt(photos.key, after), lt(photos.receivedAt, receivedBefore), isUnplaced(db)))
    .orderBy(asc(photos.key))
    .limit(limit)
  return rows.map(({ key }) => key)
}

/** Which of these photos a domain above this one holds, such as for a review. */
export type PhotoHolder = (db: Queryable, photoKeys: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Deletes those of the photos that no design and no revision places and that nobody else holds. Whoever places or takes one
 * at this moment comes first.
 *
 * @returns the folders that their files were in, each once; another photo may still be in one
 */
export async function deleteUnplacedPhotos(
  tx: Transaction,
  keys: readonly string[],
  holders: readonly PhotoHolder[],
): Promise<string[]> {
  if (keys.length === 0) return []
  await tx
    .select({ key: photos.key })
    .from(photos)
    .where(inArray(photos.key, [...keys]))
    .orderBy(asc(photos.key))
    .for('update')
  // Asked under the lock, without which somebody could take one meanwhile.
  const held = new Set<string>()
  for (const holder of holders) for (const key of await holder(tx, keys)) held.add(key)
  const free = keys.filter((key) => !held.has(key))
  if (free.length === 0) return []
  const gone = await tx
    .delete(photos)
    .where(and(inArray(photos.key, free), isUnplaced(tx)))
    .returning({ files: photos.files })
  return [...new Set(gone.map(({ files }) => files))]
}

/** Which of these folders hold the files of a photo. */
export async function usedPhotoFolders(db: Queryable, folders: readonly string[]): Promise<Set<string>> {
  if (folders.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ files: photos.files })
    .from(photos)
    .where(inArray(photos.files, [...folders]))
  return new Set(rows.map(({ files }) => files))
}

export async function photosOfCustomer(db: Queryable, customerId: number): Promise<string[]> {
  const rows = await db
    .select({ key: customerPhotos.photoKey })
    .from(customerPhotos)
    .where(eq(customerPhotos.customerId, customerId))
  return rows.map(({ key }) => key)
}

/** Keys of the designs that are on the customer's list, or that place a photo of theirs. */
export async function designsOfPerson(db: Queryable, customerId: number): Promise<string[]> {
  const listed = await db
    .select({ key: designListEntries.designKey })
    .from(designListEntries)
    .innerJoin(designLists, eq(designLists.id, designListEntries.listId))
    .where(eq(designLists.customerId, customerId))
  const placing = await db
    .select({ key: designPhotos.designKey })
    .from(designPhotos)
    .innerJoin(customerPhotos, eq(customerPhotos.photoKey, designPhotos.photoKey))
    .where(eq(customerPhotos.customerId, customerId))
  const printing = await db
    .select({ key: designRevisions.designKey })
    .from(designRevisions)
    .innerJoin(designRevisionPhotos, eq(designRevisionPhotos.revisionKey, designRevisions.key))
    .innerJoin(customerPhotos, eq(customerPhotos.photoKey, designRevisionPhotos.photoKey))
    .where(eq(customerPhotos.customerId, customerId))
  return [...new Set([...listed, ...placing, ...printing].map(({ key }) => key))]
}

/** Which of the designs another customer has on a list. */
export async function listedByOthers(
  db: Queryable,
  designKeys: readonly string[],
  customerId: number,
): Promise<Set<string>> {
  if (designKeys.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ key: designListEntries.designKey })
    .from(designListEntries)
    .innerJoin(designLists, eq(designLists.id, designListEntries.listId))
    .where(
      and(
        inArray(designListEntries.designKey, [...designKeys]),
        isNotNull(designLists.customerId),
        ne(designLists.customerId, customerId),
      ),
    )
  return new Set(rows.map(({ key }) => key))
}
