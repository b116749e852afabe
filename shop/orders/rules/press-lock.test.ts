import { describe, expect, test } from 'vitest'
import {
  changeWindowOf,
  type LockableOrder,
  lockInWords,
  pressLockOf,
  timeLeftInWords,
} from './press-lock.ts'

const TWICE_A_DAY = new Map([['press_takes_orders_at', '15:00, 10:00']])
const PRINT = { kind: 'printed' as const, productName: 'Custom canvas print' }
const CERTIFICATE = { kind: 'gift-certificate' as const, productName: 'Gift certificate' }
const MEMBERSHIP = { kind: 'membership' as const, productName: 'Keepsake Plus' }
const order = (change: Partial<LockableOrder> = {}): LockableOrder => ({
  number: '100000001',
  state: 'placed',
  placedAt: new Date('2026-11-25T09:00:00+11:00'),
  paidAt: null,
  lines: [PRINT, CERTIFICATE],
  ...change,
})
const lockOf = (change: Partial<LockableOrder>) => pressLockOf(order(change), TWICE_A_DAY)?.toISOString()
const at = (sydney: string) => new Date(`${sydney}+11:00`)
const iso = (sydney: string) => at(sydney).toISOString()

describe('the press takes an order at its next time that leaves an hour', () => {
  test.each([
    ['with an hour left to the second', '2026-11-25T09:00:00', '2026-11-25T10:00:00'],
    ['a second later', '2026-11-25T09:00:01', '2026-11-25T15:00:00'],
    ['after the last time of the day', '2026-11-25T14:30:00', '2026-11-26T10:00:00'],
    ['late on a Friday', '2026-11-27T23:59:00', '2026-11-30T10:00:00'],
    ['on a Saturday', '2026-11-28T12:00:00', '2026-11-30T10:00:00'],
    ['before Christmas', '2026-12-24T15:00:00', '2026-12-29T10:00:00'],
  ])('%s', (_, placed, lock) => {
    expect(lockOf({ placedAt: at(placed) })).toBe(iso(lock))
  })

  test('counted from the payment where that came later', () => {
    expect(lockOf({ paidAt: at('2026-11-26T12:00:00') })).toBe(iso('2026-11-26T15:00:00'))
  })

  test('not known before the payment, where nothing is made, with goods that may leave sooner, and without set times', () => {
    expect(lockOf({ state: 'pending-payment' })).toBeUndefined()
    expect(lockOf({ lines: [MEMBERSHIP] })).toBeUndefined()
    expect(lockOf({ lines: [PRINT, { kind: 'goods', productName: 'Sample kit' }] })).toBeUndefined()
    for (const times of ['', '25:00', 'noon']) {
      expect(pressLockOf(order(), new Map([['press_takes_orders_at', times]])), times).toBeUndefined()
    }
  })
})

describe('an order is open for changes', () => {
  const windowAt = (now: string, change: Partial<LockableOrder> = {}) =>
    changeWindowOf(order(change), TWICE_A_DAY, at(now))

  test('to the last moment before the press takes it, and not at that moment', () => {
    expect(windowAt('2026-11-25T09:59:59')).toMatchObject({ isOpen: true, until: at('2026-11-25T10:00:00') })
    expect(windowAt('2026-11-25T10:00:00')).toMatchObject({
      isOpen: false,
      closedBecause:
        'Order 100000001 could be changed until Wed 25 November, 10:00 am (Sydney time). Now it goes to the press.',
    })
  })

  test('while it waits for its money, however long', () => {
    expect(windowAt('2027-01-25T10:00:00', { state: 'pending-payment' })).toEqual({
      isOpen: true,
      canChange: true,
      canCancel: true,
      until: undefined,
      closedBecause: undefined,
    })
  })

  const PAID = { paidAt: at('2026-11-25T09:00:00') }

  test('a paid one with a certificate or a membership is changed, and not cancelled, as that is in use', () => {
    for (const inUse of [CERTIFICATE, MEMBERSHIP]) {
      expect(windowAt('2026-11-25T09:30:00', { ...PAID, lines: [PRINT, inUse] })).toMatchObject({
        isOpen: true,
        canChange: true,
        canCancel: false,
      })
    }
    expect(windowAt('2026-11-25T09:30:00', { ...PAID, lines: [PRINT] })).toMatchObject({ canCancel: true })
  })

  test('one of certificates and memberships alone never to change, and to cancel until it is paid', () => {
    const lines = [CERTIFICATE, MEMBERSHIP]
    const waiting = windowAt('2026-11-25T09:30:00', { state: 'pending-payment', lines })
    expect(waiting).toMatchObject({ isOpen: true, canChange: false, canCancel: true })
    expect(windowAt('2026-11-25T09:30:00', { ...PAID, lines })).toMatchObject({
      isOpen: false,
      canChange: false,
      canCancel: false,
      closedBecause: 'Gift certificate of order 100000001 is in use already, so it cannot be cancelled.',
    })
  })

  test.each([
    ['in-production', /is being made, so it cannot be changed any more/],
    ['shipped', /is on its way/],
    ['cancelled', /is cancelled/],
  ] as const)('never when it is %s', (state, because) => {
    expect(windowAt('2026-11-25T09:00:00', { state }).closedBecause).toMatch(because)
  })
})

test.each([
  ['2026-11-25T10:00:30', 'less than a minute'],
  ['2026-11-25T10:01:59', '1 minute'],
  ['2026-11-25T10:59:59', '59 minutes'],
  ['2026-11-25T11:59:00', '1 hour'],
  ['2026-11-27T09:59:00', '47 hours'],
  ['2026-11-28T09:59:00', '2 days'],
])('the time to %s is %s, never said longer than it is', (until, words) => {
  expect(timeLeftInWords(at(until), at('2026-11-25T10:00:00'))).toBe(words)
})

test('the moment is said with its zone', () => {
  expect(lockInWords(at('2026-11-27T15:00:00'))).toBe('Fri 27 November, 3:00 pm (Sydney time)')
})
