/** Changes of a cart by whoever it belongs to: each checks the owner, locks and marks the cart in one statement. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { changeBy, written } from './cart-row-store.ts'
import type { Cart, CartDetails } from './store.ts'
import { cartLines, carts } from './tables.ts'

/** Who may change a cart: its own customer, or any guest who knows its id; a store that is named must be the cart's. */
export interface CartOwner {
  id: string
  customerId: number | null
  store: string | undefined
}

/**
 * Locks the cart and marks it as changed until the transaction ends; undefined unless it is active and belongs to this
 * owner. The same conditions as `allowedCart`, which says why not.
 */
export async function claimCart(
  tx: Queryable,
  { id, customerId, store }: CartOwner,
  now: Date,
): Promise<Cart | undefined> {
  const [cart] = await claim(tx).execute({ id, customerId, store: store ?? null, now: now.toISOString() })
  return cart
}

const claim = prepared((tx) =>
  tx
    .update(carts)
    .set({ changedAt: sql`${sql.placeholder('now')}` })
    .where(isOwn())
    .returning()
    .prepare('claim_cart'),
)

/** The same lock as `claimCart`, without a mark: for changes that write to the cart's row themselves. */
export async function lockOwnCart(
  tx: Queryable,
  { id, customerId, store }: CartOwner,
): Promise<Cart | undefined> {
  const [cart] = await ownForUpdate(tx).execute({ id, customerId, store: store ?? null })
  return cart
}

const ownForUpdate = prepared((tx) =>
  tx.select().from(carts).where(isOwn()).for('no key update').prepare('lock_own_cart'),
)

/**
 * Saves details of a cart that this owner may change, in one statement.
 *
 * @param when  'before-method' where nothing is saved once a way of delivery is chosen, which the details may rule out
 * @returns the cart as it is now; undefined when nothing was saved
 */
export async function changeOwnCart(
  db: Queryable,
  { id, customerId, store }: CartOwner,
  details: CartDetails,
  now: Date,
  when: keyof typeof ownChanges = 'always',
): Promise<Cart | undefined> {
  const { columns, values } = written(details, now)
  const owner = { id, customerId, store: store ?? null }
  const [cart] = await ownChanges[when](columns)(db).execute({ ...values, ...owner })
  return cart
}

/** Has a cart billed where it is delivered to; undefined when it has no such address, or is not this owner's. */
export async function billToShippingAddress(
  db: Queryable,
  { id, customerId, store }: CartOwner,
  now: Date,
): Promise<Cart | undefined> {
  const values = { id, customerId, store: store ?? null, now: now.toISOString() }
  const [cart] = await billedToShipping(db).execute(values)
  return cart
}

const billedToShipping = prepared((db) =>
  db
    .update(carts)
    .set({ billingAddress: sql`${carts.shippingAddress}`, changedAt: sql`${sql.placeholder('now')}` })
    .where(and(isOwn(), isNotNull(carts.shippingAddress)))
    .returning()
    .prepare('bill_to_shipping_address'),
)

/** Active and of the owner that a statement is executed with. */
function isOwn() {
  const { id, customerId, store } = ownerPlaceholders
  return and(
    eq(carts.id, id),
    eq(carts.state, 'active'),
    sql`${carts.customerId} is not distinct from ${customerId}::int`,
    sql`(${carts.store} is null or ${store}::text is null or ${carts.store} = ${store})`,
  )
}

const ownerPlaceholders = {
  id: sql.placeholder('id'),
  customerId: sql.placeholder('customerId'),
  store: sql.placeholder('store'),
}

/**
 * Sets the quantity of a printed line in a cart that this owner may change, in one statement that locks and marks the
 * cart first.
 *
 * @returns false when nothing was changed
 */
export async function setOwnQuantity(
  db: Queryable,
  { id, customerId, store }: CartOwner,
  { lineId, quantity }: { lineId: number; quantity: number },
  now: Date,
): Promise<boolean> {
  const owner = { id, customerId, store: store ?? null }
  const rows = await ownQuantity(db).execute({ ...owner, lineId, quantity, now: now.toISOString() })
  return rows.length > 0
}

const ownQuantity = prepared((db) => {
  const claimed = db.$with('claimed').as(
    db
      .update(carts)
      .set({ changedAt: sql`${sql.placeholder('now')}` })
      .where(isOwn())
      .returning({ id: carts.id }),
  )
  const isLine = eq(cartLines.id, sql.placeholder('lineId'))
  return db
    .with(claimed)
    .update(cartLines)
    .set({ quantity: sql`${sql.placeholder('quantity')}`, savedUnitCents: null })
    .from(claimed)
    .where(and(isLine, eq(cartLines.cartId, claimed.id), eq(cartLines.kind, 'printed')))
    .returning({ id: cartLines.id })
    .prepare('set_own_quantity')
})

const ownChanges = {
  always: changeBy('change own cart', isOwn),
  'before-method': changeBy('change own cart early', () => and(isOwn(), isNull(carts.shippingChoice))),
}
