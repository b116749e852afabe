/** Uploads that were announced and are not finished: what they may still bring to the disk. */
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { type Database, type Queryable, transaction } from '#platform/database/pool.ts'
import { openUploads } from './tables.ts'

export interface OpenUpload {
  key: string
  /** Hash of the address that announced it. */
  holder: string
  bytes: number
  announcedAt: Date
}

/** What a holder, and all of them together, may have open, in bytes. */
export interface OpenShares {
  holder: number
  total: number
}

/** Keeps room for an upload, one announcement after the other, or says whose share is used up. */
export async function insertOpenUpload(
  db: Database,
  upload: OpenUpload,
  shares: OpenShares,
): Promise<'open' | 'holder-full' | 'total-full'> {
  return transaction(db, async (tx) => {
    await tx.execute(sql`LOCK TABLE ${openUploads} IN SHARE ROW EXCLUSIVE MODE`)
    const [open] = await tx
      .select({
        total: sql<number>`coalesce(sum(${openUploads.bytes}), 0)::float8`,
        holder: sql<number>`coalesce(sum(${openUploads.bytes}) FILTER (WHERE ${openUploads.holder} = ${upload.holder}), 0)::float8`,
      })
      .from(openUploads)
    if (open && open.holder + upload.bytes > shares.holder) return 'holder-full'
    if (open && open.total + upload.bytes > shares.total) return 'total-full'
    await tx.insert(openUploads).values(upload)
    return 'open'
  })
}

/** Gives the room back; not an error when it was given back before. */
export async function deleteOpenUpload(db: Queryable, key: string): Promise<void> {
  await db.delete(openUploads).where(eq(openUploads.key, key))
}

export async function deleteOpenUploads(
  db: Queryable,
  gone: { keys: readonly string[]; announcedBefore: Date },
): Promise<void> {
  await db.delete(openUploads).where(lt(openUploads.announcedAt, gone.announcedBefore))
  if (gone.keys.length > 0) await db.delete(openUploads).where(inArray(openUploads.key, [...gone.keys]))
}
