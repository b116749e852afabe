import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { HomeRecord } from './rules/home-record.ts'
import { cmsBlocks, cmsPages } from './tables.ts'

type PageRow = typeof cmsPages.$inferSelect

/** A page, marked so that it can be told from products and categories where an address may open either. */
export type CmsPage = PageRow & { kind: 'cms-page' }

export interface CmsBlock {
  id: number
  identifier: string
  title: string
  content: string
}

/** A published page by its number. */
export async function pageById(db: Queryable, id: number): Promise<CmsPage | undefined> {
  const rows = await db
    .select()
    .from(cmsPages)
    .where(and(eq(cmsPages.id, id), cmsPages.isPublished))
  return rows.map(asPage)[0]
}

/** Published pages by their url keys, in one query. */
export async function pagesByIdentifiers(
  db: Queryable,
  identifiers: readonly string[],
): Promise<Map<string, CmsPage>> {
  const rows = await byIdentifiers(db).execute({ identifiers })
  return new Map(rows.map((row) => [row.identifier, asPage(row)]))
}

const byIdentifiers = prepared((db) =>
  db
    .select()
    .from(cmsPages)
    .where(and(sql`${cmsPages.identifier} = any(${sql.placeholder('identifiers')})`, cmsPages.isPublished))
    .prepare('cms_pages_by_identifier'),
)

/** Published blocks by their identifiers, in one query. */
export async function blocksByIdentifiers(
  db: Queryable,
  identifiers: readonly string[],
): Promise<Map<string, CmsBlock>> {
  const rows = await db
    .select({
      id: cmsBlocks.id,
      identifier: cmsBlocks.identifier,
      title: cmsBlocks.title,
      content: cmsBlocks.content,
    })
    .from(cmsBlocks)
    .where(and(inArray(cmsBlocks.identifier, [...identifiers]), cmsBlocks.isPublished))
  return new Map(rows.map((row) => [row.identifier, row]))
}

/** Writes a page, over an earlier one of the same identifier. */
export async function putPage(db: Queryable, page: typeof cmsPages.$inferInsert): Promise<void> {
  await db.insert(cmsPages).values(page).onConflictDoUpdate({ target: cmsPages.identifier, set: page })
}

/** Writes what the home page shows; its other words stay. */
export async function putHomeRecord(
  db: Queryable,
  { record, updatedAt }: { record: HomeRecord; updatedAt: Date },
): Promise<void> {
  await db
    .insert(cmsPages)
    .values({ identifier: 'home', title: record.metaTitle, metaRobots: 'INDEX,FOLLOW', record, updatedAt })
    .onConflictDoUpdate({ target: cmsPages.identifier, set: { record, updatedAt } })
}

export async function putBlock(db: Queryable, block: typeof cmsBlocks.$inferInsert): Promise<void> {
  await db.insert(cmsBlocks).values(block).onConflictDoUpdate({ target: cmsBlocks.identifier, set: block })
}

const asPage = (row: PageRow): CmsPage => ({ ...row, kind: 'cms-page' })
