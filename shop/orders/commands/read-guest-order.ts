import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { type LimitName, withinLimit } from '../../api/limits.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import { customerById } from '../../customers/store.ts'
import type { Visit } from '../../request/visit.ts'
import { isGuestsOrder, isOrderOf, isOrderType, type OrderClaim } from '../rules/guest-order.ts'
import { findOrderByNumber, findOrderByToken, type Order } from '../store.ts'
import { notNow } from './change-order.ts'
import { numberOfReadingToken, READ_ONLY, readingToken } from './reading-token.ts'

export interface ReadDeps {
  db: Queryable
  limits: Limits<LimitName>
  visit: Visit
  secretKey: string
  caller(): Promise<Caller>
}

export interface ShownOrder extends Order {
  /** Looked up by facts: its `token` is the one for reading. */
  isForReading?: true
  /** Of an account that is closed: nobody can order it again. */
  isLeftBehind?: true
}

/**
 * Whether an order belongs to an account that somebody can sign in to. Once the account is closed, the order's own token, which
 * its mails hold, is all that shows whose it is; nothing else opens it.
 */
export async function hasOwner(db: Queryable, { customerId }: Pick<Order, 'customerId'>): Promise<boolean> {
  return customerId !== null && (await customerById(db, customerId)) !== undefined
}

/** The same sentence for every mismatch, so that nobody learns which order numbers exist. */
const NOT_FOUND = "We couldn't locate an order with the information provided."

/** An order by number, e-mail and name or postcode, for reading; an account's order for its owner only, who may change it. */
export async function readOrder(deps: ReadDeps, claim: OrderClaim): Promise<ShownOrder | Refusal> {
  const refused = typeRefusal(claim.order_type)
  if (refused) return refused
  const counted = await countTry(deps, claim)
  if (isRefusal(counted)) return counted
  const order = await findOrderByNumber(deps.db, claim.number.trim())
  if (!order || !isGuestsOrder(order, claim)) return notFound()
  await giveTryBack(deps, counted)
  return forOwner(deps, forReading(deps, order))
}

/** An order by its token, or by one for reading; an account's order for its owner only, until the account is closed. */
export async function readOrderByToken(
  deps: ReadDeps,
  token: string,
  orderType?: string | null,
): Promise<ShownOrder | Refusal> {
  const refused = typeRefusal(orderType)
  if (refused) return refused
  const own = await findOrderByToken(deps.db, token)
  if (own && !(await hasOwner(deps.db, own)))
    return own.customerId === null ? own : { ...own, isLeftBehind: true }
  const order = own ?? (await orderToRead(deps, token))
  return order ? forOwner(deps, order) : notFound()
}

/** The same for whoever is going to change it: a token for reading is refused. */
export async function readOrderToChange(deps: ReadDeps, token: string): Promise<Order | Refusal> {
  const order = await readOrderByToken(deps, token)
  return !isRefusal(order) && order.isForReading ? notNow(READ_ONLY) : order
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

async function orderToRead(deps: ReadDeps, token: string): Promise<ShownOrder | undefined> {
  const number = numberOfReadingToken(deps.secretKey, token)
  const order = number === undefined ? undefined : await findOrderByNumber(deps.db, number)
  return order && forReading(deps, order)
}

/** What is shown of a guest's order holds no token but the one for reading; the owner of an account has signed in. */
function forReading({ secretKey }: ReadDeps, order: Order): ShownOrder {
  if (order.customerId !== null) return order
  return { ...order, token: readingToken(secretKey, order.number), isForReading: true }
}

async function forOwner({ caller }: ReadDeps, order: ShownOrder): Promise<ShownOrder | Refusal> {
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
