/** Lists of kept designs, and the links that open them. */
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { designListEntries, designListLinks, designLists, designs } from './tables.ts'

export interface KeptDesign {
  key: string
  sku: string
  parentSku: string | null
  title: string | null
  version: number
  /** Of SKU and document: what its picture shows. */
  contentHash: string
  savedAt: Date
  keptAt: Date
}

/** What any list shows of a design; when it was kept is known to the list. */
export const shownOfDesign = {
  key: designs.key,
  sku: designs.sku,
  parentSku: designs.parentSku,
  title: designs.title,
  version: designs.version,
  contentHash: designs.contentHash,
  savedAt: designs.savedAt,
}

export async function designsOfList(db: Queryable, listId: number): Promise<KeptDesign[]> {
  return db
    .select({ ...shownOfDesign, keptAt: designListEntries.keptAt })
    .from(designListEntries)
    .innerJoin(designs, eq(designs.key, designListEntries.designKey))
    .where(eq(designListEntries.listId, listId))
    .orderBy(desc(designListEntries.keptAt), desc(designs.savedAt))
}

export async function listOfCustomer(db: Queryable, customerId: number): Promise<number | undefined> {
  const [list] = await db
    .select({ id: designLists.id })
    .from(designLists)
    .where(eq(designLists.customerId, customerId))
  return list?.id
}

/** The customer's one list, made when there is none; a guest's is always new. */
export async function makeList(db: Queryable, customerId: number | null, createdAt: Date): Promise<number> {
  const [made] = await db
    .insert(designLists)
    .values({ customerId, createdAt })
    .onConflictDoNothing()
    .returning({ id: designLists.id })
  const id = made?.id ?? (customerId === null ? undefined : await listOfCustomer(db, customerId))
  if (id === undefined)
    throw new Error('Expected a list of designs to be stored but the database returned none')
  return id
}

/** Held, so that two devices do not both take the last place. @returns how many designs it has */
export async function lockList(tx: Queryable, listId: number): Promise<number> {
  await tx.select({ id: designLists.id }).from(designLists).where(eq(designLists.id, listId)).for('update')
  const [counted] = await tx
    .select({ designs: count() })
    .from(designListEntries)
    .where(eq(designListEntries.listId, listId))
  return counted?.designs ?? 0
}

export async function keepDesigns(
  tx: Queryable,
  listId: number,
  designKeys: readonly string[],
  keptAt: Date,
): Promise<void> {
  if (designKeys.length === 0) return
  await tx
    .insert(designListEntries)
    .values(designKeys.map((designKey) => ({ listId, designKey, keptAt })))
    .onConflictDoNothing()
}

export async function dropDesign(db: Queryable, listId: number, designKey: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(designListEntries)
    .where(and(eq(designListEntries.listId, listId), eq(designListEntries.designKey, designKey)))
  return rowCount === 1
}

export async function knownDesigns(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: designs.key })
    .from(designs)
    .where(inArray(designs.key, [...keys]))
  return new Set(rows.map(({ key }) => key))
}

/** Those that are there, held until the transaction ends: none is removed before the caller has kept it. */
export async function holdKnownDesigns(tx: Transaction, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await tx
    .select({ key: designs.key })
    .from(designs)
    .where(inArray(designs.key, [...keys]))
    .orderBy(designs.key)
    .for('key share')
  return new Set(rows.map(({ key }) => key))
}

export async function insertLink(
  db: Queryable,
  link: { hash: string; listId: number; expiresAt: Date },
): Promise<void> {
  await db.insert(designListLinks).values(link)
}

/** The list that a link opens; undefined when it opens none, or none any more. */
export async function listOfLink(db: Queryable, hash: string, now: Date) {
  const [link] = await db
    .select({
      listId: designListLinks.listId,
      expiresAt: designListLinks.expiresAt,
      customerId: designLists.customerId,
    })
    .from(designListLinks)
    .innerJoin(designLists, eq(designLists.id, designListLinks.listId))
    .where(and(eq(designListLinks.hash, hash), gt(designListLinks.expiresAt, now)))
  return link
}

/** The list of an erased account, with the links to it. */
export async function eraseDesignList(tx: Queryable, customerId: number): Promise<void> {
  await tx.delete(designLists).where(eq(designLists.customerId, customerId))
}
