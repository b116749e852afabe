import { emailKey } from '#packages/typed-values/typed-email.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import { changeOrder, findOrderByToken, type Order } from '../store.ts'
import { changeLockedOrder, notNow } from './change-order.ts'
import type { OrderDeps } from './deps.ts'
import { numberOfReadingToken } from './reading-token.ts'

/**
 * Makes a guest's order one of a customer's account. Its token shows that this browser placed it, and the email that it is
 * the same person's.
 */
export async function takeGuestOrder(
  deps: OrderDeps & { secretKey: string },
  customer: { id: number; email: string },
  token: string,
): Promise<Order | Refusal> {
  if (numberOfReadingToken(deps.secretKey, token) !== undefined) return notNow(ONLY_READ)
  const found = await findOrderByToken(deps.db, token)
  if (!found || emailKey(found.email) !== emailKey(customer.email)) return notTheirs()
  const taken = await changeLockedOrder(deps, found.id, async ({ tx }, order) => {
    if (order.customerId === customer.id) return undefined
    if (order.customerId !== null) return notTheirs()
    await changeOrder(tx, order.id, { customerId: customer.id })
    return undefined
  })
  return isRefusal(taken) ? taken : { ...found, customerId: customer.id }
}

const ONLY_READ =
  'Looked up by its number and email, an order can only be read. Only the browser that placed it puts it into an account.'

/** The same for every mismatch, so that nobody learns whose an order is. */
const notTheirs = () => refusal('graphql-no-such-entity', 'There is no such order of your email.')
