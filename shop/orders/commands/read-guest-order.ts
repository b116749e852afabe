import type { Queryable } from '#platform/database/pool.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { type LimitName, withinLimit } from '../../api/limits.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import type { Visit } from '../../request/visit.ts'
import { isGuestsOrder, isOrderOf, isOrderType, type OrderClaim } from '../rules/guest-order.ts'
import { findOrderByNumber, findOrderByToken, type Order } from '../store.ts'

export interface ReadDeps {
  db: Queryable
  limits: Limits<LimitName>
  visit: Visit
  caller(): Promise<Caller>
}

/** The same sentence for every mismatch, so that nobody learns which order numbers exist. */
const NOT_FOUND = "We couldn't locate an order with the information provided."

/** An order by number, e-mail and name or postcode; an account's order for its owner only. */
export async function readOrder(deps: ReadDeps, claim: OrderClaim): Promise<Order | Refusal> {
  const refused = typeRefusal(claim.order_type) ?? (await limitRefusal(deps, claim.number))
  if (refused) return refused
  const order = await findOrderByNumber(deps.db, claim.number.trim())
  if (!order || !isGuestsOrder(order, claim)) return notFound()
  await giveTryBack(deps, claim.number)
  return forOwner(deps, order)
}

/** An order by its token; an account's order for its owner only. */
export async function readOrderByToken(
  deps: ReadDeps,
  token: string,
  orderType?: string | null,
): Promise<Order | Refusal> {
  const refused = typeRefusal(orderType)
  if (refused) return refused
  const order = await findOrderByToken(deps.db, token)
  return order ? forOwner(deps, order) : notFound()
}

/** An order for a tracking page, which shows nothing private: number and e-mail are enough, signed in or not. */
export async function readOrderForTracking(
  deps: ReadDeps,
  claim: Pick<OrderClaim, 'number' | 'email' | 'order_type'>,
): Promise<Order | Refusal> {
  const refused = typeRefusal(claim.order_type) ?? (await limitRefusal(deps, claim.number))
  if (refused) return refused
  const order = await findOrderByNumber(deps.db, claim.number.trim())
  if (!order || !isOrderOf(order, claim.email)) return notFound()
  await giveTryBack(deps, claim.number)
  return order
}

async function forOwner({ caller }: ReadDeps, order: Order): Promise<Order | Refusal> {
  if (order.customerId === null) return order
  const visitor = await caller()
  if (visitor.kind === 'customer' && visitor.id === order.customerId) return order
  return refusal('graphql-authorization', 'Please login to view the order.')
}

/** Limits by address against guessing numbers, and by number against guessing names from many addresses. */
async function limitRefusal({ limits, visit }: ReadDeps, number: string): Promise<Refusal | undefined> {
  const ofAddress = visit.address && (await withinLimit(limits, 'guest-order-address', visit.address))
  return ofAddress || withinLimit(limits, 'guest-order-number', number.trim())
}

/** Who knows the order did not guess, however often they look. */
async function giveTryBack({ limits, visit }: ReadDeps, number: string): Promise<void> {
  if (visit.address) await limits.restore('guest-order-address', visit.address)
  await limits.restore('guest-order-number', number.trim())
}

function typeRefusal(orderType: string | null | undefined): Refusal | undefined {
  if (orderType == null || isOrderType(orderType)) return undefined
  return refusal('graphql-input', `"${orderType}" is no type of order.`)
}

const notFound = () => refusal('graphql-no-such-entity', NOT_FOUND)
