/** Which order is the first of somebody, by account and by mailbox. */
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { mailboxOf } from '#packages/typed-values/mailbox.ts'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { firstOrders } from '../tables.ts'
import type { Shopper } from './incentives.ts'
import { hashOfMailbox } from './mailbox-hash.ts'

/** Of whom another order is looked for. */
export type OneName = { customerId: number } | { mailbox: string }

/**
 * Writes down that somebody has ordered. Two orders of one shopper at the same moment wait here for each other, and so does
 * one that is placed while another is given back.
 *
 * @returns whether this is the first order under every name the shopper has
 */
export async function noteFirstOrder(tx: Transaction, shopper: Shopper, orderId: string): Promise<boolean> {
  const names = shopperNames(shopper)
  const rows = await tx
    .insert(firstOrders)
    .values(names.map((name) => ({ shopper: name, orderId })))
    // Changes no row of another order, but locks it: doing nothing would not.
    .onConflictDoUpdate({
      target: firstOrders.shopper,
      set: { orderId },
      setWhere: sql`${firstOrders.orderId} = excluded.order_id`,
    })
    .returning({ shopper: firstOrders.shopper })
  return rows.length === names.length
}

/** Of an order that is not placed after all, in the transaction that noted it: nobody else has seen its rows. */
export async function deleteFirstOrder(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(firstOrders).where(eq(firstOrders.orderId, orderId))
}

/**
 * Takes an order that is given back out of the first orders. Under each name that it was the first of, another order that
 * stands becomes it; without one, the shopper is new again.
 *
 * @param nextOrderOf  the earliest other order of the name that is neither cancelled nor wholly refunded
 */
export async function passOnFirstOrder(
  tx: Transaction,
  { orderId, ...shopper }: Shopper & { orderId: string; email: string },
  nextOrderOf: (name: OneName) => Promise<string | undefined>,
): Promise<void> {
  // All names, not only those of this order: of two orders given back at once, the later one sees what the other passed on.
  const rows = await tx
    .select()
    .from(firstOrders)
    .where(or(inArray(firstOrders.shopper, shopperNames(shopper)), eq(firstOrders.orderId, orderId)))
    .orderBy(asc(firstOrders.shopper))
    .for('update')
  for (const row of rows) {
    if (row.orderId !== orderId) continue
    const next = await nextOrderOf(nameIn(row.shopper, shopper.email))
    const ofName = eq(firstOrders.shopper, row.shopper)
    if (next === undefined) await tx.delete(firstOrders).where(ofName)
    else await tx.update(firstOrders).set({ orderId: next }).where(ofName)
  }
}

/** Whether an order of the shopper stands, under any name. */
export async function hasOrdered(db: Queryable, shopper: Shopper): Promise<boolean> {
  const isTheirs = inArray(firstOrders.shopper, shopperNames(shopper))
  return (
    (await db.select({ shopper: firstOrders.shopper }).from(firstOrders).where(isTheirs).limit(1)).length > 0
  )
}

export async function isFirstOrder(tx: Transaction, customerId: number, orderId: string): Promise<boolean> {
  const rows = await tx
    .select({ shopper: firstOrders.shopper })
    .from(firstOrders)
    .where(and(eq(firstOrders.shopper, `${CUSTOMER}${customerId}`), eq(firstOrders.orderId, orderId)))
  return rows.length > 0
}

const CUSTOMER = 'customer:'
const MAILBOX = 'mailbox:'

/** In one order for everybody. */
function shopperNames({ customerId, email }: Shopper): string[] {
  const names = [
    ...(customerId === null ? [] : [`${CUSTOMER}${customerId}`]),
    ...(email === null ? [] : [`${MAILBOX}${hashOfMailbox(email)}`]),
  ]
  return names.sort()
}

/** @param email  of the order that the name belongs to: the name has only the hash of its mailbox */
const nameIn = (shopper: string, email: string): OneName =>
  shopper.startsWith(CUSTOMER)
    ? { customerId: Number(shopper.slice(CUSTOMER.length)) }
    : { mailbox: mailboxOf(email) }
