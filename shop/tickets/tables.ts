import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgSequence, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SentFileFormat } from '../fields/rules/sent-file.ts'
import type { TicketAuthor, TicketState } from './rules/ticket-states.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Gaps are normal. The first digit tells a ticket from an order and its papers. */
export const ticketNumbers = pgSequence('ticket_number', { startWith: 600_000_001 })

export const tickets = pgTable(
  'tickets',
  {
    id: identity(),
    number: text().notNull().unique(),
    customerId: integer('customer_id').notNull(),
    /** Of the customer's order that it is about; null for a ticket about none. */
    orderNumber: text('order_number'),
    subject: text().notNull(),
    state: text().$type<TicketState>().notNull(),
    openedAt: moment('opened_at').notNull(),
    /** Of the newest message, or when it was closed. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('tickets_of_customer').on(table.customerId, table.changedAt.desc(), table.id),
    // The shopkeeper lists what waits, oldest first; answered and closed ones are not in this index.
    index('tickets_waiting').on(table.changedAt).where(sql`${table.state} = 'waiting'`),
  ],
)

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: identity(),
    ticketId: bigint('ticket_id', { mode: 'number' })
      .notNull()
      .references(() => tickets.id),
    author: text().$type<TicketAuthor>().notNull(),
    message: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('ticket_messages_ticket').on(table.ticketId)],
)

/** Files that customers send beside their messages. */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    /** Also the key in storage. */
    reference: text().primaryKey(),
    /** Who sent it, and alone may read it; null once the account is closed. */
    customerId: integer('customer_id'),
    /** Null until a message names it; such a file is deleted after a day. */
    messageId: bigint('message_id', { mode: 'number' }).references(() => ticketMessages.id),
    /** As the customer's device calls it, with an ending that fits its content. */
    name: text().notNull(),
    format: text().$type<SentFileFormat>().notNull(),
    byteSize: integer('byte_size').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    index('ticket_files_message').on(table.messageId),
    index('ticket_files_customer').on(table.customerId),
    index('ticket_files_unclaimed').on(table.uploadedAt).where(sql`${table.messageId} is null`),
  ],
)
