import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import type { ContactMessage } from './rules/contact.ts'
import { contactMessages } from './tables.ts'

export type ReceivedMessage = typeof contactMessages.$inferSelect

export async function insertContactMessage(
  db: Queryable,
  message: ContactMessage & { receivedAt: Date },
): Promise<number> {
  const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  if (!row) throw new Error('Expected a message to be stored but the database returned none')
  return row.id
}

export async function contactMessageById(db: Queryable, id: number): Promise<ReceivedMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row
}
