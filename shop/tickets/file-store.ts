/** Files beside messages: their bytes are in storage, keyed by their references. */
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { ticketFiles, ticketMessages } from './tables.ts'

export type TicketFile = typeof ticketFiles.$inferSelect

export async function insertTicketFile(db: Queryable, file: typeof ticketFiles.$inferInsert): Promise<void> {
  await db.insert(ticketFiles).values(file)
}

/** Undefined for a file of somebody else. */
export async function ownTicketFile(
  db: Queryable,
  customerId: number,
  reference: string,
): Promise<TicketFile | undefined> {
  const [file] = await db
    .select()
    .from(ticketFiles)
    .where(and(eq(ticketFiles.reference, reference), eq(ticketFiles.customerId, customerId)))
  return file
}

/**
 * Files are a message's from then on, and kept.
 *
 * @returns how many of the references are the customer's and no message's yet
 */
export async function claimFiles(
  tx: Transaction,
  {
    references,
    customerId,
    messageId,
  }: { references: readonly string[]; customerId: number; messageId: number },
): Promise<number> {
  if (references.length === 0) return 0
  const { rowCount } = await tx
    .update(ticketFiles)
    .set({ messageId })
    .where(
      and(
        inArray(ticketFiles.reference, [...references]),
        eq(ticketFiles.customerId, customerId),
        isNull(ticketFiles.messageId),
      ),
    )
  return rowCount ?? 0
}

/** In the order that they were sent, by the id of their message. */
export async function filesOfMessages(
  db: Queryable,
  messageIds: readonly number[],
): Promise<Map<number, TicketFile[]>> {
  const rows = await db
    .select()
    .from(ticketFiles)
    .where(inArray(ticketFiles.messageId, [...messageIds]))
    .orderBy(asc(ticketFiles.uploadedAt), asc(ticketFiles.reference))
  return Map.groupBy(rows, ({ messageId }) => messageId ?? NO_MESSAGE)
}

/** No row is asked for without a message. */
const NO_MESSAGE = -1

/** Files of a customer's messages, oldest first. */
export async function filesOfCustomer(
  db: Queryable,
  customerId: number,
  limit: number,
): Promise<TicketFile[]> {
  const rows = await db
    .select({ file: ticketFiles })
    .from(ticketFiles)
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketFiles.messageId))
    .where(eq(ticketFiles.customerId, customerId))
    .orderBy(asc(ticketFiles.uploadedAt), asc(ticketFiles.reference))
    .limit(limit)
  return rows.map(({ file }) => file)
}

/** References of uploads before a moment that no message names. */
export async function unclaimedTicketFiles(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db
    .select({ reference: ticketFiles.reference })
    .from(ticketFiles)
    .where(and(isNull(ticketFiles.messageId), lt(ticketFiles.uploadedAt, before)))
  return rows.map(({ reference }) => reference)
}

/** @returns false when a message named it meanwhile */
export async function removeUnclaimedFile(db: Queryable, reference: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(ticketFiles)
    .where(and(eq(ticketFiles.reference, reference), isNull(ticketFiles.messageId)))
  return rowCount === 1
}
