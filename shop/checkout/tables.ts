import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { carts } from '../cart/tables.ts'

/**
 * - `open`: the gateway has been or will be asked; it may still become an order.
 * - `authorised`: the amount is authorised and the order is placed.
 * - `captured`: the amount is captured.
 * - `unwanted`: it will not become an order, but the gateway may have authorised it or may still do so; to be released.
 * - `closed`: nothing is authorised or captured; `reason` says why.
 */
export type PaymentState = 'open' | 'authorised' | 'captured' | 'unwanted' | 'closed'

/** The shop's side of every payment: written before the gateway is asked, so that a crash leaves a record. */
export const payments = pgTable(
  'payments',
  {
    /** Also the idempotency key at the gateway. */
    id: uuid().primaryKey(),
    cartId: text('cart_id').notNull(),
    state: text().$type<PaymentState>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    token: text().notNull(),
    /** Hash of everything the shopper agreed to pay for; another cart needs another payment. */
    fingerprint: text().notNull(),
    /** The gateway's own id of the payment, stored before a bank is asked; null until the gateway has opened it. */
    gatewayPaymentId: text('gateway_payment_id'),
    reason: text(),
    /** Hash of what the gateway knows a card by, the same for each of its payments; null where it knows none. */
    cardHash: text('card_hash'),
    /** When the limits admitted it to the gateway; null until then, and the gateway is not asked before. */
    admittedAt: timestamp('admitted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // One payment at a time can be under way for a cart, whatever the number of tabs and processes.
    uniqueIndex('payments_one_under_way')
      .on(table.cartId)
      .where(sql`${table.state} in ('open', 'authorised', 'captured')`),
    // Gateway events name a payment by the gateway's id.
    uniqueIndex('payments_gateway_payment').on(table.gatewayPaymentId),
    index('payments_of_card').on(table.cardHash).where(sql`${table.cardHash} is not null`),
    index('payments_unfinished').on(table.createdAt).where(sql`${table.state} in ('open', 'unwanted')`),
  ],
)

/** The one mail about a cart that was left: written together with its job, so that a kill neither loses nor repeats it. */
export const cartReminders = pgTable(
  'cart_reminders',
  {
    cartId: text('cart_id')
      .primaryKey()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** In the mail's link only. */
    key: text().notNull().unique(),
    /** Of the subscription, in lower case. */
    email: text().notNull(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('cart_reminders_email').on(table.email, table.remindedAt)],
)
