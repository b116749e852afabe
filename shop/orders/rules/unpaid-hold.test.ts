import { expect, test } from 'vitest'
import {
  DEFAULT_DAYS,
  daysUnpaid,
  heldUntil,
  heldUntilInWords,
  toRemindBefore,
  unpaidBefore,
  type WaitingOrder,
  waitsSince,
} from './unpaid-hold.ts'

const configured = (days?: string) => new Map(days === undefined ? [] : [['unpaid_order_days', days]])
const placedAt = new Date('2026-11-27T13:30:00Z')

test.each([
  [undefined, DEFAULT_DAYS],
  ['7', 7],
  [' 365 ', 365],
  ['366', DEFAULT_DAYS],
  ['0', DEFAULT_DAYS],
  ['-1', DEFAULT_DAYS],
  ['1.5', DEFAULT_DAYS],
  ['soon', DEFAULT_DAYS],
])('of a setting of %j an order waits %i days', (days, expected) => {
  expect(daysUnpaid(configured(days))).toBe(expected)
})

const waiting = (parts: Partial<WaitingOrder> = {}) => ({
  placedAt,
  stateChangedAt: null,
  paymentRemindedAt: null,
  ...parts,
})
const daysAfter = (days: number) => new Date(placedAt.getTime() + days * 86_400_000)

test('the shopper reads a day of Sydney, where this moment is on the next one already', () => {
  expect(heldUntilInWords(heldUntil(waiting(), configured('7')))).toBe('Saturday 5 December')
})

test('it is let go no sooner than the moment that was told, and some days after the reminder', () => {
  expect(unpaidBefore(daysAfter(7), configured('7'))).toEqual({
    waitsBefore: placedAt,
    remindedBefore: daysAfter(4),
  })
})

test.each([
  ['7', 4],
  ['4', 1],
  ['3', 0],
  ['1', 0],
])('of %s days to pay it is reminded after %i', (days, after) => {
  expect(toRemindBefore(daysAfter(after), configured(days))).toEqual(placedAt)
})

test.each([
  ['in time', 4, 7],
  ['late, because its mail could not go out', 6, 9],
  ['long after, because staff have shortened the time', 40, 43],
])('reminded %s, it is held for some days from then', (_when, remindedAfter, heldFor) => {
  const order = waiting({ paymentRemindedAt: daysAfter(remindedAfter) })
  expect(heldUntil(order, configured('7'))).toEqual(daysAfter(heldFor))
})

test('an order whose bank took nothing waits from then on', () => {
  const stateChangedAt = new Date('2026-11-28T00:00:00Z')
  expect(waitsSince({ placedAt, stateChangedAt })).toBe(stateChangedAt)
  expect(waitsSince({ placedAt, stateChangedAt: null })).toBe(placedAt)
})
