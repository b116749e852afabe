import { inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { designRevisions } from './tables.ts'

export type DesignRevision = typeof designRevisions.$inferSelect

export async function revisionsByKeys(db: Queryable, keys: readonly string[]): Promise<Map<string, DesignRevision>> {
  if (keys.length === 0) return new Map()
  const rows = await db.select().from(designRevisions).where(inArray(designRevisions.key, [...keys]))
  return new Map(rows.map((row) => [row.key, row]))
}

/** The SKU that each known revision was frozen for. */
export async function revisionSkus(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: designRevisions.key, sku: designRevisions.sku })
    .from(designRevisions)
    .where(inArray(designRevisions.key, [...keys]))
  return new Map(rows.map(({ key, sku }) => [key, sku]))
}
