import { expect, test } from 'vitest'
import {
  firstState,
  isOpenFor,
  type OrderAction,
  type OrderState,
  orderStates,
  statesOfStatus,
  stateWords,
  whyClosed,
} from './order-states.ts'

/** Letters in the order of `orderStates`: y is open, a dot is closed. */
const table: Record<OrderAction, string> = {
  //          wait placed made partly sent done cancelled refunded
  pay: '      y    y      .    .      .    .    .         .',
  decide: '   y    y      .    .      .    .    .         .',
  change: '   y    y      .    .      .    .    .         .',
  cancel: '   y    y      .    .      .    .    .         .',
  produce: '  .    y      .    .      .    .    .         .',
  ship: '     .    y      y    y      .    .    .         .',
  deliver: '  .    .      .    y      y    y    .         .',
  complete: ' .    y      .    .      y    .    .         .',
  refund: '   .    y      y    y      y    y    .         .',
  reorder: '  y    y      y    y      y    y    y         y',
}

test.each(Object.entries(table))('%s is open in the right states', (action, marks) => {
  const wanted = marks.trim().split(/\s+/)
  const found = orderStates.map((state) => (isOpenFor(action as OrderAction, state) ? 'y' : '.'))
  expect(found).toEqual(wanted)
})

test('a closed step says why with the order’s number', () => {
  expect(whyClosed('cancel', { number: '100000001', state: 'in-production' })).toBe(
    'Order 100000001 is being made, so it cannot be cancelled any more.',
  )
  expect(whyClosed('cancel', { number: '100000001', state: 'placed' })).toBeUndefined()
})

test('a step that opens later is refused for now, and not for ever', () => {
  const why = (action: OrderAction, state: OrderState) => whyClosed(action, { number: '1', state })
  expect(why('deliver', 'placed')).toBe('Order 1 is not in production yet, so it cannot be delivered yet.')
  expect(why('complete', 'in-production')).toBe('Order 1 is being made, so it cannot be completed yet.')
  expect(why('deliver', 'cancelled')).toBe('Order 1 is cancelled, so it cannot be delivered any more.')
})

test('every state has one of the contract’s five words, and clients find it by word and by label', () => {
  for (const state of orderStates) {
    const { code, label } = stateWords[state]
    expect(['pending', 'processing', 'complete', 'canceled', 'closed']).toContain(code)
    expect(statesOfStatus(code.toUpperCase())).toContain(state)
    expect(statesOfStatus(` ${label} `)).toContain(state)
  }
})

test.each<[string, number, OrderState]>([
  ['card', 1000, 'placed'],
  ['banktransfer', 1000, 'pending-payment'],
  ['checkmo', 1000, 'pending-payment'],
  ['banktransfer', 0, 'placed'],
  ['free', 0, 'placed'],
])('an order paid by %s over %d cents begins as %s', (method, cents, state) => {
  expect(firstState(method, cents)).toBe(state)
})
