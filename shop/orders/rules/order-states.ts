/** The states of an order, the actions that each allows, and their names. */
import { paymentMethodOf } from './payment-methods.ts'

export type OrderState =
  /** Waits for a bank transfer or a cheque. */
  | 'pending-payment'
  | 'placed'
  | 'in-production'
  | 'partly-shipped'
  | 'shipped'
  | 'complete'
  | 'cancelled'
  | 'refunded'

/** Who did something: the shopper, a person in the office, or the shop by itself. */
export type Actor = 'shopper' | 'staff' | 'shop'

export type OrderAction =
  | 'pay'
  | 'decide'
  | 'change'
  | 'cancel'
  | 'produce'
  | 'ship'
  | 'deliver'
  | 'complete'
  | 'refund'
  | 'reorder'

/** States in which each action is open. The press locks an order: from then on nothing can be undone. */
const openStates = {
  pay: ['pending-payment', 'placed'],
  /** On the proof of a line. */
  decide: ['pending-payment', 'placed'],
  /** By the shopper, in what is made or where it goes; see press-lock.ts for until when. */
  change: ['pending-payment', 'placed'],
  cancel: ['pending-payment', 'placed'],
  produce: ['placed'],
  ship: ['placed', 'in-production', 'partly-shipped'],
  /** News of a parcel may come after the order was completed without it. */
  deliver: ['partly-shipped', 'shipped', 'complete'],
  complete: ['placed', 'shipped'],
  refund: ['placed', 'in-production', 'partly-shipped', 'shipped', 'complete'],
  reorder: [
    'pending-payment',
    'placed',
    'in-production',
    'partly-shipped',
    'shipped',
    'complete',
    'cancelled',
    'refunded',
  ],
} as const satisfies Record<OrderAction, readonly OrderState[]>

export function isOpenFor(action: OrderAction, state: OrderState): boolean {
  const states: readonly OrderState[] = openStates[action]
  return states.includes(state)
}

/** The contract's five statuses; clients colour and filter by them. */
export type StatusCode = 'pending' | 'processing' | 'complete' | 'canceled' | 'closed'

interface StateWords {
  code: StatusCode
  /** What the shopper reads. */
  label: string
  /** Why an order in this state can no longer be changed; it follows the order's number. */
  because: string
}

export const stateWords: Record<OrderState, StateWords> = {
  'pending-payment': { code: 'pending', label: 'Awaiting payment', because: 'is not paid yet' },
  placed: { code: 'processing', label: 'Placed', because: 'is not in production yet' },
  'in-production': { code: 'processing', label: 'In production', because: 'is being made' },
  'partly-shipped': { code: 'processing', label: 'Partly sent', because: 'is partly on its way' },
  shipped: { code: 'complete', label: 'Sent', because: 'is on its way' },
  complete: { code: 'complete', label: 'Complete', because: 'is complete' },
  cancelled: { code: 'canceled', label: 'Cancelled', because: 'is cancelled' },
  refunded: { code: 'closed', label: 'Refunded', because: 'is refunded in full' },
}

export const orderStates = Object.keys(stateWords) as OrderState[]

/** The states that a client's status means: the contract's code or the label that it was shown, in any case. */
export function statesOfStatus(status: string): OrderState[] {
  const wanted = status.trim().toLowerCase()
  return orderStates.filter((state) => {
    const { code, label } = stateWords[state]
    return code === wanted || label.toLowerCase() === wanted
  })
}

/** Why an action is refused in a state, as a sentence; undefined when it is open. */
export function whyClosed(
  action: OrderAction,
  order: { number: string; state: OrderState },
): string | undefined {
  if (isOpenFor(action, order.state)) return undefined
  const tail = opensLater(action, order.state) ? 'yet' : 'any more'
  return `Order ${order.number} ${stateWords[order.state].because}, so it cannot be ${pastWords[action]} ${tail}.`
}

/** An order goes through its states in their order; those that end it open nothing. */
function opensLater(action: OrderAction, state: OrderState): boolean {
  return orderStates.slice(orderStates.indexOf(state) + 1).some((later) => isOpenFor(action, later))
}

const pastWords: Record<OrderAction, string> = {
  pay: 'paid',
  decide: 'changed',
  change: 'changed',
  cancel: 'cancelled',
  produce: 'taken to production',
  ship: 'sent',
  deliver: 'delivered',
  complete: 'completed',
  refund: 'refunded',
  reorder: 'ordered again',
}

/** An order waits for money that arrives days later. */
export function firstState(paymentMethod: string, grandTotalCents: number): OrderState {
  return grandTotalCents > 0 && paymentMethodOf(paymentMethod)?.isOffline ? 'pending-payment' : 'placed'
}
