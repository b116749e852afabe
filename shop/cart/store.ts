import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { nameOf } from '#platform/database/prepared-statements.ts'
import type { MergedLines } from './rules/merged-lines.ts'
import { cartLines, carts } from './tables.ts'

export type Cart = typeof carts.$inferSelect
export type CartLine = typeof cartLines.$inferSelect
export type NewCartLine = typeof cartLines.$inferInsert
/** What shoppers fill in on the way to the order. */
export type CartDetails = Partial<Omit<Cart, 'id' | 'state' | 'customerId' | 'createdAt' | 'changedAt'>>

/** @returns undefined when a cart with this id is there already, or the customer has an active one */
export async function insertCart(
  db: Queryable,
  cart: { id: string; customerId: number | null; store: string | null },
  now: Date,
): Promise<Cart | undefined> {
  const [inserted] = await db
    .insert(carts)
    .values({ ...cart, createdAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted
}

/** The cart that a customer is filling. */
export async function activeCartOf(db: Queryable, customerId: number): Promise<string | undefined> {
  const [cart] = await activeCart(db).execute({ customerId })
  return cart?.id
}

const activeCart = prepared((db) =>
  db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.customerId, sql.placeholder('customerId')), eq(carts.state, 'active')))
    .prepare('active_cart_of_customer'),
)

/** A cart with its lines, oldest first, in one query; those that are saved for later too. */
export async function findCartWithLines(
  db: Queryable,
  id: string,
): Promise<{ cart: Cart; lines: CartLine[] } | undefined> {
  const rows = await cartWithLines(db).execute({ id })
  const cart = rows[0]?.cart
  return cart && { cart, lines: rows.flatMap(({ line }) => line ?? []) }
}

const cartWithLines = prepared((db) =>
  db
    .select({ cart: carts, line: cartLines })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(eq(carts.id, sql.placeholder('id')))
    .orderBy(asc(cartLines.id))
    .prepare('cart_with_lines'),
)

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
 * @returns the cart as it is now; undefined when nothing was saved
 */
export async function changeOwnCart(
  db: Queryable,
  { id, customerId, store }: CartOwner,
  details: CartDetails,
  now: Date,
): Promise<Cart | undefined> {
  const { columns, values } = written(details, now)
  const owner = { id, customerId, store: store ?? null }
  const [cart] = await ownChange(columns)(db).execute({ ...values, ...owner })
  return cart
}

/** The same, unless a way of delivery is chosen, which the details may rule out. */
export async function changeBeforeMethod(
  db: Queryable,
  { id, customerId, store }: CartOwner,
  details: CartDetails,
  now: Date,
): Promise<Cart | undefined> {
  const { columns, values } = written(details, now)
  const owner = { id, customerId, store: store ?? null }
  const [cart] = await earlyChange(columns)(db).execute({ ...values, ...owner })
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

export async function findCart(db: Queryable, id: string): Promise<Cart | undefined> {
  const [cart] = await db.select().from(carts).where(eq(carts.id, id))
  return cart
}

/** The cart, locked until the transaction ends. */
export async function lockCart(tx: Queryable, id: string): Promise<Cart | undefined> {
  const [cart] = await cartForUpdate(tx).execute({ id })
  return cart
}

const cartForUpdate = prepared((tx) =>
  tx
    .select()
    .from(carts)
    .where(eq(carts.id, sql.placeholder('id')))
    .for('update')
    .prepare('lock_cart'),
)

/** Several carts, locked in the order of their ids, so that two calls on the same carts cannot deadlock. */
export async function lockCarts(tx: Queryable, ids: readonly string[]): Promise<Map<string, Cart>> {
  const rows = await tx
    .select()
    .from(carts)
    .where(inArray(carts.id, [...ids]))
    .orderBy(asc(carts.id))
    .for('update')
  return new Map(rows.map((cart) => [cart.id, cart]))
}

/** Every line, those that are saved for later too: `activeLines` has what is in the cart. */
export async function linesOfCart(db: Queryable, cartId: string): Promise<CartLine[]> {
  return linesByCart(db).execute({ cartId })
}

const linesByCart = prepared((db) =>
  db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, sql.placeholder('cartId')))
    .orderBy(asc(cartLines.id))
    .prepare('lines_of_cart'),
)

/** @returns the cart as it is now */
export async function changeCart(tx: Queryable, id: string, details: CartDetails, now: Date): Promise<Cart> {
  const { columns, values } = written(details, now)
  const [cart] = await anyChange(columns)(tx).execute({ ...values, id })
  if (!cart) throw new Error(`Expected the cart ${id} to be changed but found none`)
  return cart
}

/** Statements that change a cart's row, one for each set of columns, so that each is built and planned once. */
const changeBy = (purpose: string, where: () => SQL | undefined) => {
  const known = new Map<string, (db: Queryable) => ReturnType<typeof build>>()
  const build = (db: Queryable, columns: readonly CartColumn[]) =>
    db
      .update(carts)
      .set(Object.fromEntries(columns.map((name) => [name, sql`${sql.placeholder(name)}`])))
      .where(where())
      .returning()
      .prepare(nameOf(`${purpose}: ${columns.join()}`))
  return (columns: readonly CartColumn[]) => {
    const key = columns.join()
    const statement = known.get(key) ?? prepared((db) => build(db, columns))
    known.set(key, statement)
    return statement
  }
}

const ownChange = changeBy('change own cart', isOwn)
const earlyChange = changeBy('change own cart early', () => and(isOwn(), isNull(carts.shippingChoice)))
const anyChange = changeBy('change cart', () => eq(carts.id, sql.placeholder('id')))

type CartColumn = keyof typeof cartColumns
const cartColumns = getTableColumns(carts)
const isCartColumn = (name: string): name is CartColumn => Object.hasOwn(cartColumns, name)

/** The columns that a change writes, with their values as the database takes them; what is undefined stays. */
function written(details: CartDetails, now: Date) {
  const columns: CartColumn[] = []
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries({ ...details, changedAt: now })) {
    if (value === undefined || !isCartColumn(name)) continue
    columns.push(name)
    values[name] = value === null ? null : cartColumns[name].mapToDriverValue(value)
  }
  return { columns, values }
}

/** Moves what is saved for later from an ordered cart into the one that comes after it. */
export async function moveSavedLines(tx: Queryable, from: string, to: string): Promise<void> {
  await tx
    .update(cartLines)
    .set({ cartId: to })
    .where(and(eq(cartLines.cartId, from), eq(cartLines.savedForLater, true)))
}

/** The active cart in which what an ordered one had saved for later waits, while it is of the same owner. */
export async function nextCartOf(db: Queryable, orderedId: string): Promise<string | undefined> {
  const next = alias(carts, 'next_carts')
  const [found] = await db
    .select({ id: next.id })
    .from(carts)
    .innerJoin(next, eq(next.id, carts.nextCartId))
    .where(
      and(
        eq(carts.id, orderedId),
        eq(next.state, 'active'),
        sql`${next.customerId} is not distinct from ${carts.customerId}`,
      ),
    )
  return found?.id
}

export async function markOrdered(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(carts).set({ state: 'ordered', changedAt: now }).where(eq(carts.id, id))
}

/** A cart whose lines were moved into another one. */
export async function closeMerged(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(carts).set({ state: 'merged', changedAt: now }).where(eq(carts.id, id))
}

export async function giveToCustomer(tx: Queryable, id: string, customerId: number, now: Date) {
  // The customer's account says the address; the guest's may be somebody else's.
  await tx.update(carts).set({ customerId, email: null, changedAt: now }).where(eq(carts.id, id))
}

/** Carries out what `mergedLines` decided, for lines of two carts that the caller holds. */
export async function joinLines(tx: Queryable, cartId: string, merged: MergedLines): Promise<void> {
  const { moved, joined, emptied } = merged
  if (emptied.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, [...emptied]))
  for (const { id, ...changes } of joined) await changeLine(tx, id, changes)
  if (moved.length > 0) {
    await tx
      .update(cartLines)
      .set({ cartId })
      .where(inArray(cartLines.id, [...moved]))
  }
}

/** Those that are saved for later stay. */
export async function deleteActiveLines(tx: Queryable, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.savedForLater, false)))
}

/** Those that are saved for later too. */
export async function deleteLines(tx: Queryable, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId))
}

export async function insertLine(tx: Queryable, line: NewCartLine): Promise<CartLine> {
  const [stored] = await tx.insert(cartLines).values(line).returning()
  if (!stored) throw new Error('Expected a cart line to be stored but the database returned none')
  return stored
}

export async function changeLine(
  tx: Queryable,
  id: number,
  changes: Partial<Omit<CartLine, 'id' | 'cartId' | 'kind'>>,
): Promise<void> {
  await tx.update(cartLines).set(changes).where(eq(cartLines.id, id))
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

export async function deleteLine(tx: Queryable, cartId: string, id: number): Promise<boolean> {
  const rows = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, id)))
    .returning({ id: cartLines.id })
  return rows.length > 0
}
