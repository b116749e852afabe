/** Uploads that were announced and are not finished: what they take of the disk and may still bring to it. */
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { type Database, type Queryable, transaction } from '#platform/database/pool.ts'
import { openUploads } from './tables.ts'

export type OpenUpload = Pick<
  typeof openUploads.$inferInsert,
  'key' | 'holder' | 'bytes' | 'announcedAt' | 'heldUntil'
>

/** What a holder, and all of them together, may have open, in bytes. */
export interface OpenShares {
  holder: number
  total: number
  /** A holder who has no more open is let in whatever the others have, as long as the disk itself has room. */
  modest: number
}

export type Room = 'open' | 'holder-full' | 'total-full'

/** Keeps room for an upload, one announcement after the other, or says whose share is used up. */
export async function insertOpenUpload(
  db: Database,
  upload: OpenUpload & { announcedAt: Date },
  shares: OpenShares,
): Promise<Room> {
  return oneAfterTheOther(db, async (tx) => {
    const room = await roomFor(tx, upload, { shares, now: upload.announcedAt })
    if (room === 'open') await tx.insert(openUploads).values(upload)
    return room
  })
}

/**
 * Keeps room for the whole of an upload while a piece of it comes.
 *
 * @returns "unknown" when there is no such upload
 */
export async function holdRoom(
  db: Database,
  { key, now, heldUntil }: { key: string; now: Date; heldUntil: Date },
  shares: OpenShares,
): Promise<Room | 'unknown'> {
  return oneAfterTheOther(db, async (tx) => {
    const { holder, bytes } = openUploads
    const [upload] = await tx.select({ holder, bytes }).from(openUploads).where(eq(openUploads.key, key))
    if (!upload) return 'unknown'
    const room = await roomFor(tx, { key, ...upload }, { shares, now })
    if (room === 'open') {
      // A process that was killed has left its piece in the number.
      const moving = sql`CASE WHEN ${isHeldAt(now)} THEN ${openUploads.moving} + 1 ELSE 1 END`
      await tx.update(openUploads).set({ moving, heldUntil }).where(eq(openUploads.key, key))
    }
    return room
  })
}

/** After a piece: what is here, and until when room for the rest is kept, unless another piece of it still comes. */
export async function noteArrived(
  db: Queryable,
  { key, arrived, heldUntil }: { key: string; arrived: number; heldUntil: Date },
): Promise<void> {
  const { moving } = openUploads
  await db
    .update(openUploads)
    .set({
      arrived,
      moving: sql`greatest(${moving} - 1, 0)`,
      heldUntil: sql`CASE WHEN ${moving} > 1 THEN ${openUploads.heldUntil} ELSE ${heldUntil.toISOString()}::timestamptz END`,
    })
    .where(eq(openUploads.key, key))
}

function oneAfterTheOther<Result>(
  db: Database,
  work: Parameters<typeof transaction<Result>>[1],
): Promise<Result> {
  return transaction(db, async (tx) => {
    await tx.execute(sql`LOCK TABLE ${openUploads} IN SHARE ROW EXCLUSIVE MODE`)
    return work(tx)
  })
}

/** All together are counted with what is here and what is being received, one holder also with what was announced. */
async function roomFor(
  tx: Queryable,
  { key, holder, bytes }: Pick<OpenUpload, 'key' | 'holder' | 'bytes'>,
  { shares, now }: { shares: OpenShares; now: Date },
): Promise<Room> {
  const { arrived, moving } = openUploads
  const isHeld = isHeldAt(now)
  const [open] = await tx
    .select({
      total: sql<number>`coalesce(sum(CASE WHEN ${moving} > 0 AND ${isHeld} THEN ${openUploads.bytes} ELSE ${arrived} END), 0)::float8`,
      holder: sql<number>`coalesce(sum(CASE WHEN ${isHeld} THEN ${openUploads.bytes} ELSE ${arrived} END) FILTER (WHERE ${openUploads.holder} = ${holder}), 0)::float8`,
    })
    .from(openUploads)
    .where(ne(openUploads.key, key))
  if (open && open.holder + bytes > shares.holder) return 'holder-full'
  const isModest = open !== undefined && open.holder + bytes <= shares.modest
  if (open && !isModest && open.total + bytes > shares.total) return 'total-full'
  return 'open'
}

const isHeldAt = (now: Date) => sql`${openUploads.heldUntil} > ${now.toISOString()}::timestamptz`

/** Gives the room back; not an error when it was given back before. */
export async function deleteOpenUpload(db: Queryable, key: string): Promise<void> {
  await db.delete(openUploads).where(eq(openUploads.key, key))
}

/** Deletes what was removed, and what was announced long ago and has not moved since. */
export async function deleteOpenUploads(
  db: Queryable,
  { keys, before }: { keys: readonly string[]; before: Date },
): Promise<void> {
  const { announcedAt, heldUntil, key } = openUploads
  await db.delete(openUploads).where(and(lt(announcedAt, before), lt(heldUntil, before)))
  if (keys.length > 0) await db.delete(openUploads).where(inArray(key, [...keys]))
}
