/** Tickets and their messages; always asked for by number and, for a customer, by whose they are. */
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import type { PageWindow } from '../api/page-window.ts'
import type { TicketState } from './rules/ticket-states.ts'
import { ticketFiles, ticketMessages, tickets } from './tables.ts'

export type Ticket = typeof tickets.$inferSelect
export type TicketMessage = typeof ticketMessages.$inferSelect

export interface TicketsAsked {
  customerId: number
  /** Only those about this order; undefined for all. */
  orderNumber?: string | undefined
}

export async function ticketsOfCustomer(
  db: Queryable,
  asked: TicketsAsked,
  page: PageWindow,
): Promise<Ticket[]> {
  return db
    .select()
    .from(tickets)
    .where(askedFor(asked))
    .orderBy(desc(tickets.changedAt), asc(tickets.id))
    .limit(page.limit)
    .offset(page.offset)
}

export const countTickets = (db: Queryable, asked: TicketsAsked): Promise<number> =>
  db.$count(tickets, askedFor(asked))

const askedFor = ({ customerId, orderNumber }: TicketsAsked) =>
  and(
    eq(tickets.customerId, customerId),
    orderNumber === undefined ? undefined : eq(tickets.orderNumber, orderNumber),
  )

/** Of every customer: what waits for the shop, longest first. */
export async function waitingTickets(db: Queryable, limit: number): Promise<Ticket[]> {
  return db
    .select()
    .from(tickets)
    .where(eq(tickets.state, 'waiting'))
    .orderBy(asc(tickets.changedAt), asc(tickets.id))
    .limit(limit)
}

export const countWaiting = (db: Queryable): Promise<number> =>
  db.$count(tickets, eq(tickets.state, 'waiting'))

export async function ticketByNumber(db: Queryable, number: string): Promise<Ticket | undefined> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.number, number))
  return ticket
}

/** Held until the transaction ends, so that two messages come one after the other. */
export async function lockTicket(tx: Transaction, number: string): Promise<Ticket | undefined> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.number, number)).for('update')
  return ticket
}

export async function insertTicket(
  tx: Transaction,
  ticket: Omit<typeof tickets.$inferInsert, 'number'>,
): Promise<Ticket> {
  const [row] = await tx
    .insert(tickets)
    .values({ ...ticket, number: sql`nextval('ticket_number')::text` })
    .returning()
  if (!row) throw new Error('Expected a ticket to be stored but the database returned none')
  return row
}

export async function insertMessage(
  tx: Transaction,
  message: typeof ticketMessages.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(ticketMessages).values(message).returning({ id: ticketMessages.id })
  if (!row) throw new Error('Expected a message to be stored but the database returned none')
  return row.id
}

export async function changeTicket(
  tx: Transaction,
  id: number,
  change: { state: TicketState; changedAt: Date },
): Promise<void> {
  await tx.update(tickets).set(change).where(eq(tickets.id, id))
}

export const countMessages = (db: Queryable, ticketId: number): Promise<number> =>
  db.$count(ticketMessages, eq(ticketMessages.ticketId, ticketId))

/** Oldest first, by the id of their ticket. */
export async function messagesOfTickets(
  db: Queryable,
  ticketIds: readonly number[],
): Promise<Map<number, TicketMessage[]>> {
  const rows = await db
    .select()
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, [...ticketIds]))
    .orderBy(asc(ticketMessages.id))
  return Map.groupBy(rows, ({ ticketId }) => ticketId)
}

export interface MessageOfTicket {
  message: TicketMessage
  ticket: Ticket
  /** How many came with it. */
  files: number
}

export async function messageById(db: Queryable, id: number): Promise<MessageOfTicket | undefined> {
  const [row] = await db
    .select({ message: ticketMessages, ticket: tickets, files: count(ticketFiles.reference) })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .leftJoin(ticketFiles, eq(ticketFiles.messageId, ticketMessages.id))
    .where(eq(ticketMessages.id, id))
    .groupBy(ticketMessages.id, tickets.id)
  return row
}

/** Erases a customer's tickets; the next clean-up removes their files. */
export async function eraseTickets(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(ticketFiles)
    .set({ customerId: null, messageId: null, uploadedAt: new Date(0) })
    .where(eq(ticketFiles.customerId, customerId))
  const own = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.customerId, customerId))
  await tx.delete(ticketMessages).where(inArray(ticketMessages.ticketId, own))
  await tx.delete(tickets).where(eq(tickets.customerId, customerId))
}
