import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { emailKey } from '#packages/typed-values/typed-email.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { orders } from '../orders/tables.ts'
import { type PaymentState, payments } from './tables.ts'

export type Payment = typeof payments.$inferSelect

export async function insertPayment(tx: Queryable, payment: Payment): Promise<void> {
  await tx.insert(payments).values(payment).prepare('insert_payment').execute()
}

/** The open or completed payment of a cart, locked until the transaction ends; closed ones are history. */
export async function lockPaymentOfCart(tx: Queryable, cartId: string): Promise<Payment | undefined> {
  const [payment] = await ofCartForUpdate(tx).execute({ cartId })
  return payment
}

const ofCartForUpdate = prepared((tx) =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.cartId, sql.placeholder('cartId')),
        inArray(payments.state, ['open', 'authorised', 'captured']),
      ),
    )
    .for('update')
    .prepare('lock_payment_of_cart'),
)

export async function lockPayment(tx: Queryable, id: string): Promise<Payment | undefined> {
  const [payment] = await forUpdate(tx).execute({ id })
  return payment
}

const forUpdate = prepared((tx) =>
  tx
    .select()
    .from(payments)
    .where(eq(payments.id, sql.placeholder('id')))
    .for('update')
    .prepare('lock_payment'),
)

export async function findPayment(db: Queryable, id: string): Promise<Payment | undefined> {
  const [payment] = await byId(db).execute({ id })
  return payment
}

const byId = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare('payment_by_id'),
)

export async function findPaymentAtGateway(
  db: Queryable,
  gatewayPaymentId: string,
): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.gatewayPaymentId, gatewayPaymentId))
  return payment
}

/** Changes the state of a payment, unless another call did: returns nothing when the row is not in the expected state. */
export async function movePayment(
  db: Queryable,
  id: string,
  from: PaymentState,
  to: Partial<Payment> & Pick<Payment, 'changedAt'>,
): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set(to)
    .where(and(eq(payments.id, id), eq(payments.state, from)))
    .returning({ id: payments.id })
  return rows.length > 0
}

/** Whether the card of a payment has paid an order of a customer, or of somebody with the same email. */
export async function hasPaidFor(
  db: Queryable,
  paymentId: string,
  customer: { id: number; email: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ hasPaid: boolean }>(sql`
    select exists (select 1 from ${payments} one
        join ${payments} other on other.card_hash = one.card_hash and other.id <> one.id
        join ${orders} o on o.payment_id = other.id
      where one.id = ${paymentId}
        and (o.customer_id = ${customer.id} or lower(o.email) = ${emailKey(customer.email)})) as "hasPaid"`)
  return rows[0]?.hasPaid ?? false
}

/** Of an erased customer. */
export async function eraseCards(tx: Queryable, customerId: number): Promise<void> {
  const own = tx.select({ id: orders.paymentId }).from(orders).where(eq(orders.customerId, customerId))
  await tx.update(payments).set({ cardHash: null }).where(inArray(payments.id, own))
}

/** How many payments are read at once. */
const PAGE = 500

/** Payments that somebody began up to a moment and that are neither finished nor closed, oldest first. */
export async function* unfinishedPayments(db: Queryable, before: Date): AsyncGenerator<Payment> {
  let last: Payment | undefined
  do {
    const page = await pageOfUnfinished(db, before, last)
    yield* page
    last = page.length < PAGE ? undefined : page.at(-1)
  } while (last)
}

function pageOfUnfinished(db: Queryable, before: Date, last: Payment | undefined): Promise<Payment[]> {
  const isNext =
    last &&
    or(
      gt(payments.createdAt, last.createdAt),
      and(eq(payments.createdAt, last.createdAt), gt(payments.id, last.id)),
    )
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, ['open', 'unwanted']), lte(payments.createdAt, before), isNext))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(PAGE)
}

/** Which of these carts a payment is under way for. */
export async function cartsBeingPaid(db: Queryable, cartIds: readonly string[]): Promise<Set<string>> {
  if (cartIds.length === 0) return new Set()
  const rows = await db
    .select({ cartId: payments.cartId })
    .from(payments)
    .where(
      and(
        inArray(payments.cartId, [...cartIds]),
        inArray(payments.state, ['open', 'authorised', 'captured']),
      ),
    )
  return new Set(rows.map(({ cartId }) => cartId))
}
