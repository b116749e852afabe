import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { type LimitName, withinLimit } from '../../api/limits.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
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
  const refused = typeRefusal(claim.order_type)
  if (refused) return refused
  const counted = await countTry(deps, claim)
  if (isRefusal(counted)) return counted
  const order = await findOrderByNumber(deps.db, claim.number.trim())
  if (!order || !isGuestsOrder(order, claim)) return notFound()
  await giveTryBack(deps, counted)
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
  const refused = typeRefusal(claim.order_type)
  if (refused) return refused
  const counted = await countTry(deps, claim)
  if (isRefusal(counted)) return counted
  const order = await findOrderByNumber(deps.db, claim.number.trim())
  if (!order || !isOrderOf(order, claim.email)) return notFound()
  await giveTryBack(deps, counted)
  return order
}

async function forOwner({ caller }: ReadDeps, order: Order): Promise<Order | Refusal> {
  if (order.customerId === null) return order
  const visitor = await caller()
  if (visitor.kind === 'customer' && visitor.id === order.customerId) return order
  return refusal('graphql-authorization', 'Please login to view the order.')
}

type Tried = Pick<OrderClaim, 'number' | 'email'>
type Counted = [name: LimitName, key: string]

/** @returns what the try has counted for, or the refusal */
async function countTry({ limits, visit }: ReadDeps, tried: Tried): Promise<Counted[] | Refusal> {
  const { address } = visit
  const number = tried.number.trim()
  const ofAll: Counted = ['guest-order-number', number]
  // The narrowest first, because what one refuses does not count for the next.
  const own: Counted[] = address
    ? [
        ['guest-order-number-pair', `${address} ${number}`],
        ['guest-order-email-pair', `${address} ${tidiedEmail(tried.email)}`],
        ['guest-order-address', address],
      ]
    : []
  for (const [name, key] of own) {
    const refused = await withinLimit(limits, name, key)
    if (refused) return refused
  }
  const barred = await withinLimit(limits, ...ofAll)
  if (!barred) return [...own, ofAll]
  const spare: Counted = ['guest-order-number-spare', `${address} ${number}`]
  const refused = address ? await withinLimit(limits, ...spare) : barred
  return refused ?? [...own, spare]
}

/** Who knows the order did not guess, however often they look. */
const giveTryBack = ({ limits }: ReadDeps, counted: readonly Counted[]) =>
  Promise.all(counted.map(([name, key]) => limits.restore(name, key)))

function typeRefusal(orderType: string | null | undefined): Refusal | undefined {
  if (orderType == null || isOrderType(orderType)) return undefined
  return refusal('graphql-input', `"${orderType}" is no type of order.`)
}

const notFound = () => refusal('graphql-no-such-entity', NOT_FOUND)
