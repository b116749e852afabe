import { expect, test } from 'vitest'
import { type CancelCode, cancelRefusal, refusalByReason, refusalByState } from './cancel-refusal.ts'
import { cancellationReasons, cancellationSettings } from './cancellation.ts'
import type { OrderState } from './order-states.ts'

const PRINT = { kind: 'printed' as const, productName: 'Custom canvas print' }

test.each<[CancelCode, string]>([
  ['ORDER_CANCELLATION_DISABLED', 'Orders cannot be cancelled here at the moment. Please write to us.'],
  ['UNAUTHORISED', 'This order belongs to somebody else.'],
  ['ORDER_NOT_FOUND', 'There is no such order.'],
  [
    'PARTIAL_ORDER_ITEM_SHIPPED',
    'A part of this order is on its way already, so it cannot be cancelled any more.',
  ],
  ['INVALID_ORDER_STATUS', 'This order cannot be cancelled any more.'],
  ['UNDEFINED', 'This order could not be cancelled.'],
])('%s is told the shopper in words', (code, message) => {
  expect(cancelRefusal(code)).toEqual({ code, message })
})

test('PE-07: a reason of 500 characters is taken, a longer one refused with its length', () => {
  expect(refusalByReason('x'.repeat(500))).toBeUndefined()
  expect(refusalByReason('x'.repeat(501))).toEqual({
    code: 'UNDEFINED',
    message: 'The reason may be 500 characters long at most; yours has 501. The order is not cancelled.',
  })
})

test.each<[OrderState, CancelCode | undefined, string | undefined]>([
  ['pending-payment', undefined, undefined],
  ['placed', undefined, undefined],
  [
    'in-production',
    'INVALID_ORDER_STATUS',
    'Order 100000001 is being made, so it cannot be cancelled any more.',
  ],
  [
    'partly-shipped',
    'PARTIAL_ORDER_ITEM_SHIPPED',
    'A part of this order is on its way already, so it cannot be cancelled any more.',
  ],
  ['shipped', 'INVALID_ORDER_STATUS', 'Order 100000001 is on its way, so it cannot be cancelled any more.'],
  ['cancelled', 'INVALID_ORDER_STATUS', 'Order 100000001 is cancelled, so it cannot be cancelled any more.'],
])('an order that is %s: %s', (state, code, message) => {
  const placedAt = new Date('2026-11-25T08:00:00+11:00')
  const order = { number: '100000001', state, placedAt, paidAt: null, lines: [PRINT] }
  const refusal = refusalByState(order, new Map(), placedAt)
  expect(refusal?.code).toBe(code)
  expect(refusal?.message).toBe(message)
})

test.each<[string | undefined, boolean]>([
  [undefined, true],
  ['1', true],
  ['0', false],
])('with the setting %s orders can be cancelled: %s', (value, isEnabled) => {
  const configuration = new Map(value === undefined ? [] : [['order_cancellation_enabled', value]])
  expect(cancellationSettings(configuration)).toEqual({ isEnabled, reasons: cancellationReasons })
})

test('a shopper who cancels may always give another reason', () => {
  expect(cancellationReasons).toContain('Another reason')
  expect(new Set(cancellationReasons).size).toBe(6)
})

test('I-09: after the press lock a shopper cannot cancel, and reads since when', () => {
  const placedAt = new Date('2026-11-25T08:00:00+11:00')
  const order = {
    number: '100000001',
    state: 'placed' as const,
    placedAt,
    paidAt: null,
    lines: [PRINT],
  }
  const times = new Map([['press_takes_orders_at', '10:00']])
  const at = (time: string) => refusalByState(order, times, new Date(`2026-11-25T${time}+11:00`))
  expect(at('09:59:59')).toBeUndefined()
  expect(at('10:00:00')).toMatchObject({
    code: 'INVALID_ORDER_STATUS',
    message: expect.stringContaining('until Wed 25 November, 10:00 am (Sydney time)'),
  })
})
