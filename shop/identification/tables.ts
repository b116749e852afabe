import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { carts } from '../cart/tables.ts'
import type { Verdict } from './rules/identification.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Checks of who somebody is, by a provider: the verdict, who gave it and when, and nothing about the person. A row is
 * written before the provider is asked, so that a crash leaves nothing there that the shop does not know of.
 */
export const identifications = pgTable(
  'identifications',
  {
    /** Also the key at the provider. */
    id: uuid().primaryKey(),
    /** Whose it is: an account, or a guest's cart. Neither after an erasure; the row goes when the provider has deleted. */
    customerId: integer('customer_id'),
    cartId: text('cart_id').references(() => carts.id, { onDelete: 'set null' }),
    /** Its name, for the shopper. */
    provider: text().notNull(),
    /** The provider's own id; null until it has opened the check. */
    checkId: text('check_id').unique(),
    state: text().$type<'open' | Verdict>().notNull(),
    startedAt: moment('started_at').notNull(),
    decidedAt: moment('decided_at'),
    /** When the provider took the order to delete what it had collected. */
    redactedAt: moment('redacted_at'),
  },
  (table) => [
    check('identifications_one_owner', sql`${table.customerId} is null or ${table.cartId} is null`),
    // However many tabs and processes begin one.
    uniqueIndex('identifications_open_of_customer').on(table.customerId).where(sql`${table.state} = 'open'`),
    uniqueIndex('identifications_open_of_cart').on(table.cartId).where(sql`${table.state} = 'open'`),
    index('identifications_of_customer').on(table.customerId, table.startedAt.desc()),
    index('identifications_of_cart').on(table.cartId, table.startedAt.desc()),
    index('identifications_to_redact').on(table.startedAt).where(sql`${table.redactedAt} is null`),
  ],
)
