import { isRefusal } from '../../api/refusal.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import {
  type CancelRefusal,
  cancelRefusal,
  refusalByReason,
  refusalByState,
} from '../rules/cancel-refusal.ts'
import { cancellationSettings } from '../rules/cancellation.ts'
import { findOrderById, type Order } from '../store.ts'
import { cancelLocked } from './cancel-order.ts'
import { changeLockedOrder } from './change-order.ts'
import type { OrderDeps } from './deps.ts'
import { hasOwner } from './read-guest-order.ts'
import { numberOfReadingToken, READ_ONLY } from './reading-token.ts'

export type Cancelled =
  | { order: Order; refusal: undefined }
  | { order: Order | undefined; refusal: CancelRefusal }

/** @param token  of a guest's order, or of a closed account's; a customer's order needs its owner signed in */
export async function cancelAsShopper(
  deps: OrderDeps & { secretKey: string },
  caller: Caller,
  { orderId, reason, token }: { orderId: string; reason: string; token: string | undefined },
): Promise<Cancelled> {
  const order = isUuid(orderId) ? await findOrderById(deps.db, orderId) : undefined
  if (!order) return { order, refusal: cancelRefusal('ORDER_NOT_FOUND') }
  if (!(await mayCancel(deps, order, caller, token))) {
    const isReading = token !== undefined && numberOfReadingToken(deps.secretKey, token) === order.number
    return { order: undefined, refusal: cancelRefusal('UNAUTHORISED', isReading ? READ_ONLY : undefined) }
  }
  if (!cancellationSettings(await deps.configuration()).isEnabled) {
    return { order, refusal: cancelRefusal('ORDER_CANCELLATION_DISABLED') }
  }
  const message = reason.trim()
  const tooLong = refusalByReason(message)
  if (tooLong) return { order, refusal: tooLong }
  const result = await changeLockedOrder(deps, order.id, async (change, locked) => {
    const refusal = refusalByState(locked, change.configuration, change.clock.now())
    if (refusal) return refusal
    await cancelLocked(change, locked, { actor: 'shopper', message, isForShopper: true })
    return undefined
  })
  if (isRefusal(result)) return { order: undefined, refusal: cancelRefusal('ORDER_NOT_FOUND') }
  const after = await findOrderById(deps.db, order.id)
  return result ? { order: after, refusal: result } : { order: after ?? order, refusal: undefined }
}

async function mayCancel(
  { db }: OrderDeps,
  order: Order,
  caller: Caller,
  token: string | undefined,
): Promise<boolean> {
  if (order.customerId !== null && caller.kind === 'customer' && caller.id === order.customerId) return true
  return token === order.token && !(await hasOwner(db, order))
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
