import type { Clock } from '#platform/clock.ts'
import { type Database, oneStatement } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import type { CustomerCaller } from '../../customers/rules/caller.ts'
import type { CartRequest } from '../rules/access.ts'
import { customersHaveOwnCart } from '../rules/refusals.ts'
import { activeCartOf, type Cart, insertCart } from '../store.ts'

interface Deps {
  db: Database
  clock: Clock
}

/**
 * Starts an empty cart for a guest.
 *
 * @param request  its id is one that the client made, 32 letters and digits; left out, the shop makes one
 */
export async function createCart(
  { db, clock }: Deps,
  { id: wantedId, caller, store }: Omit<CartRequest, 'id'> & { id: string | undefined },
): Promise<Cart | Refusal> {
  if (caller.kind === 'customer') return customersHaveOwnCart()
  if (wantedId !== undefined && !/^[A-Za-z0-9]{32}$/.test(wantedId)) {
    return refusal('graphql-input', 'Cart ID length should to be 32 symbols.')
  }
  const id = wantedId ?? newId()
  const facts = { id, customerId: null, store: store ?? null }
  const cart = await oneStatement(db, (one) => insertCart(one, facts, clock.now()))
  return cart ?? refusal('graphql-already-exists', `Cart with ID "${id}" already exists.`)
}

/** The id of the customer's active cart, created when there is none. */
export async function customersCart(
  { db, clock }: Deps,
  customer: CustomerCaller,
  store: string | undefined,
): Promise<string> {
  for (;;) {
    const known = await activeCartOf(db, customer.id)
    if (known !== undefined) return known
    const created = await newCustomersCart({ db, clock }, customer, store)
    if (created) return created.id
  }
}

/**
 * A new cart for a customer who has no active one. Another tab may create one at the same moment: the unique index
 * accepts one of them.
 *
 * @returns undefined when there is an active one
 */
export async function newCustomersCart(
  { db, clock }: Deps,
  customer: CustomerCaller,
  store: string | undefined,
): Promise<Cart | undefined> {
  return insertCart(db, { id: newId(), customerId: customer.id, store: store ?? null }, clock.now())
}
