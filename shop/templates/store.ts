import { and, asc, eq, getTableColumns, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { readymadeTemplates } from './tables.ts'

type StoredTemplate = typeof readymadeTemplates.$inferSelect
export type ListedTemplate = Omit<StoredTemplate, 'document'>
export type ReadymadeTemplate = ListedTemplate & Partial<Pick<StoredTemplate, 'document'>>
export type TemplateDraft = Omit<typeof readymadeTemplates.$inferInsert, 'isPublished'> & {
  contentHash: string
}

export interface TemplateQuery {
  productType?: string | undefined
  category?: string | undefined
}

/** More than a gallery shows at once. */
const MAX_TEMPLATES = 200

const { document: _, ...listed } = getTableColumns(readymadeTemplates)

/** Published templates that match everything asked for, in the order of a gallery, without their documents. */
export async function findTemplates(db: Queryable, query: TemplateQuery): Promise<ListedTemplate[]> {
  const { productType, category } = query
  return db
    .select(listed)
    .from(readymadeTemplates)
    .where(
      and(
        readymadeTemplates.isPublished,
        productType === undefined ? undefined : eq(readymadeTemplates.productType, productType),
        category === undefined ? undefined : eq(readymadeTemplates.category, category),
      ),
    )
    .orderBy(asc(readymadeTemplates.position), asc(readymadeTemplates.id))
    .limit(MAX_TEMPLATES)
}

/** A published template with its document. */
export async function findTemplate(db: Queryable, sku: string): Promise<StoredTemplate | undefined> {
  const [found] = await db
    .select()
    .from(readymadeTemplates)
    .where(and(readymadeTemplates.isPublished, eq(readymadeTemplates.sku, sku)))
  return found
}

/** Brings templates in line with their files. What staff have hidden stays hidden, and what has no file is left alone. */
export async function storeTemplates(db: Queryable, drafts: readonly TemplateDraft[]): Promise<void> {
  const isOurs = isNotNull(readymadeTemplates.contentHash)
  const skus = drafts.map(({ sku }) => sku)
  await db
    .delete(readymadeTemplates)
    .where(skus.length > 0 ? and(isOurs, notInArray(readymadeTemplates.sku, skus)) : isOurs)
  if (drafts.length === 0) return
  const { id: _, sku: __, isPublished: ___, ...followed } = getTableColumns(readymadeTemplates)
  const set = Object.fromEntries(
    Object.entries(followed).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  )
  const isChanged = or(
    isNull(readymadeTemplates.contentHash),
    ne(readymadeTemplates.contentHash, sql`excluded.content_hash`),
  )
  await db
    .insert(readymadeTemplates)
    .values([...drafts])
    .onConflictDoUpdate({ target: readymadeTemplates.sku, set, ...(isChanged && { setWhere: isChanged }) })
}
