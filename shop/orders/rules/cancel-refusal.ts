/** Why a shopper cannot cancel an order, in the contract's codes with sentences of ours. */
import { whyInUse } from './in-use.ts'
import { isOpenFor, whyClosed } from './order-states.ts'
import { changeWindowOf, type LockableOrder } from './press-lock.ts'

export type CancelCode =
  | 'ORDER_CANCELLATION_DISABLED'
  | 'UNAUTHORISED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'INVALID_ORDER_STATUS'
  | 'UNDEFINED'

export interface CancelRefusal {
  code: CancelCode
  message: string
}

const SENTENCES: Record<CancelCode, string> = {
  ORDER_CANCELLATION_DISABLED: 'Orders cannot be cancelled here at the moment. Please write to us.',
  UNAUTHORISED: 'This order belongs to somebody else.',
  ORDER_NOT_FOUND: 'There is no such order.',
  PARTIAL_ORDER_ITEM_SHIPPED:
    'A part of this order is on its way already, so it cannot be cancelled any more.',
  INVALID_ORDER_STATUS: 'This order cannot be cancelled any more.',
  UNDEFINED: 'This order could not be cancelled.',
}

export function cancelRefusal(code: CancelCode, message = SENTENCES[code]): CancelRefusal {
  return { code, message }
}

const MAX_REASON_LENGTH = 500

/** PE-07: a reason that is too long is refused and never cut. */
export function refusalByReason(reason: string): CancelRefusal | undefined {
  const { length } = reason
  return length > MAX_REASON_LENGTH
    ? cancelRefusal(
        'UNDEFINED',
        `The reason may be ${MAX_REASON_LENGTH} characters long at most; yours has ${length}. The order is not cancelled.`,
      )
    : undefined
}

/** Why a shopper cannot cancel an order: its state, the press lock, or what is in use of it; undefined when they can. */
export function refusalByState(
  order: LockableOrder,
  configuration: ReadonlyMap<string, string>,
  now: Date,
): CancelRefusal | undefined {
  if (order.state === 'partly-shipped') return cancelRefusal('PARTIAL_ORDER_ITEM_SHIPPED')
  if (!isOpenFor('cancel', order.state))
    return cancelRefusal('INVALID_ORDER_STATUS', whyClosed('cancel', order))
  const because = changeWindowOf(order, configuration, now).closedBecause ?? whyInUse(order)
  return because === undefined ? undefined : cancelRefusal('INVALID_ORDER_STATUS', because)
}
