import { and, eq, exists, gt, isNull, lt, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#platform/database/pool.ts'
import { cartLines, carts } from '../cart/tables.ts'
import { customers } from '../customers/tables.ts'
import { newsletterSubscriptions } from '../newsletter/tables.ts'
import { orders } from '../orders/tables.ts'
import { cartReminders } from './tables.ts'

export type CartReminder = typeof cartReminders.$inferSelect

/** Who fills a cart: the account's email, or what a guest typed. */
const emailOfCart = sql<string>`lower(coalesce(${customers.email}, ${carts.email}))`

interface Left {
  /** Carts that were changed after this are too old. */
  after: Date
  /** Carts that were changed before this are left alone by their shoppers. */
  before: Date
  /** An address with a reminder since then gets no other. */
  remindedBefore: Date
  limit: number
}

/** Carts with something in them whose shopper wants mails, ordered nothing since, and was not reminded lately. */
export async function leftCarts(
  db: Queryable,
  { after, before, remindedBefore, limit }: Left,
): Promise<{ cartId: string; email: string }[]> {
  const earlier = alias(cartReminders, 'earlier_reminders')
  const line = db
    .select({ one: sql`1` })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, carts.id), eq(cartLines.savedForLater, false)))
  const order = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(sql`lower(${orders.email}) = ${emailOfCart}`, gt(orders.placedAt, carts.changedAt)))
  const reminder = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(and(sql`${earlier.email} = ${emailOfCart}`, gt(earlier.remindedAt, remindedBefore)))
  return db
    .select({ cartId: carts.id, email: emailOfCart })
    .from(carts)
    .leftJoin(customers, eq(customers.id, carts.customerId))
    .innerJoin(newsletterSubscriptions, sql`${newsletterSubscriptions.email} = ${emailOfCart}`)
    .leftJoin(cartReminders, eq(cartReminders.cartId, carts.id))
    .where(
      and(
        eq(carts.state, 'active'),
        gt(carts.changedAt, after),
        lt(carts.changedAt, before),
        eq(newsletterSubscriptions.status, 'SUBSCRIBED'),
        isNull(cartReminders.cartId),
        exists(line),
        not(exists(order)),
        not(exists(reminder)),
      ),
    )
    .orderBy(carts.changedAt)
    .limit(limit)
}

/** @returns those that no other process has stored */
export async function insertReminders(tx: Queryable, reminders: readonly CartReminder[]): Promise<string[]> {
  const rows = await tx
    .insert(cartReminders)
    .values([...reminders])
    .onConflictDoNothing()
    .returning({ cartId: cartReminders.cartId })
  return rows.map(({ cartId }) => cartId)
}

export async function reminderOfCart(db: Queryable, cartId: string): Promise<CartReminder | undefined> {
  const [row] = await db.select().from(cartReminders).where(eq(cartReminders.cartId, cartId))
  return row
}

export async function reminderByKey(db: Queryable, key: string): Promise<CartReminder | undefined> {
  const [row] = await db.select().from(cartReminders).where(eq(cartReminders.key, key))
  return row
}

/** Whether an address ordered something after a moment. */
export async function hasOrderedSince(db: Queryable, email: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(sql`lower(${orders.email}) = ${email}`, gt(orders.placedAt, since)))
    .limit(1)
  return rows.length > 0
}
