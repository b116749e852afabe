import { expect, test } from 'vitest'
import { paymentMethodsFor } from './payment-methods.ts'

const cart = (grandTotalCents: number, lines: readonly unknown[] = [{}]) => ({
  lines,
  totals: { grandTotalCents },
})
const codes = (of: ReturnType<typeof cart>, configuration: Record<string, string> = {}, isOpen?: boolean) =>
  paymentMethodsFor(of, new Map(Object.entries(configuration)), isOpen).map(({ code }) => code)

const all = ['card', 'banktransfer', 'checkmo']

test.each([
  ['that costs a cent', cart(1), all],
  ['with nothing left to pay', cart(0), ['free']],
  ['that is empty: what will be in it costs something', cart(0, []), all],
])('a cart %s is paid by %s', (_, of, expected) => expect(codes(of)).toEqual(expected))

test.each([
  [{ payment_banktransfer_active: '0' }, ['card', 'checkmo']],
  [{ payment_banktransfer_active: ' 0 ', payment_checkmo_active: '0' }, ['card']],
  [{ payment_banktransfer_active: '1', payment_checkmo_active: '' }, all],
])('staff switch methods off: with %j there are %j', (configuration, expected) => {
  expect(codes(cart(1), configuration)).toEqual(expected)
})

test('a PayID is offered once staff have entered one, and can be switched off', () => {
  const entered = { payment_payid_details: 'pay@shop.example|Keepsake Prints' }
  expect(codes(cart(1), entered)).toEqual(['card', 'payid', 'banktransfer', 'checkmo'])
  expect(codes(cart(1), { payment_payid_details: ' | ' })).toEqual(all)
  expect(codes(cart(1), { ...entered, payment_payid_active: '0' })).toEqual(all)
})

test('without a gateway nothing can be ordered, not even for nothing', () => {
  expect(codes(cart(1), {}, false)).toEqual([])
  expect(codes(cart(0), {}, false)).toEqual([])
})

test('the money of a transfer and of a cheque comes later', () => {
  const offline = paymentMethodsFor(cart(1), new Map()).filter(({ isOffline }) => isOffline)
  expect(offline.map(({ code }) => code)).toEqual(['banktransfer', 'checkmo'])
  expect(paymentMethodsFor(cart(0), new Map())[0]?.isOffline).toBe(false)
})
