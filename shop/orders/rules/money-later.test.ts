import { expect, test } from 'vitest'
import { moneyLater, moneyLaterOrTransfer } from './money-later.ts'
import { paymentMethods } from './payment-methods.ts'

test('every payment method whose money comes later is told how, and no other', () => {
  const told = paymentMethods.filter(({ code }) => moneyLater(code) !== undefined)
  expect(told).toEqual(paymentMethods.filter(({ isOffline }) => isOffline))
  expect(moneyLater('toString')).toBeUndefined()
})

test.each([
  ['payid', 'Pay A$25.00 by PayID'],
  ['banktransfer', 'Transfer A$25.00'],
  ['checkmo', 'Send a cheque or money order over A$25.00'],
])('%s: the success page begins with "%s"', (code, step) => {
  expect(moneyLater(code)?.step('A$25.00')).toBe(step)
})

test('money of any other method is asked for as a bank transfer', () => {
  expect(moneyLaterOrTransfer('card')).toBe(moneyLater('banktransfer'))
  expect(moneyLaterOrTransfer('payid')).toBe(moneyLater('payid'))
})
