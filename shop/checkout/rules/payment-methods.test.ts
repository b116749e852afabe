import { expect, test } from 'vitest'
import { paymentMethodsFor, whyNoCard } from './payment-methods.ts'

const cart = (grandTotalCents: number, lines: readonly unknown[] = [{}]) => ({
  lines,
  totals: { grandTotalCents },
})
const codes = (of: ReturnType<typeof cart>, configuration: Record<string, string> = {}, isOpen = true) =>
  paymentMethodsFor(of, new Map(Object.entries(configuration)), { isOpen, minimumCents: 1 }).map(
    ({ code }) => code,
  )

const takesAll = { isOpen: true, minimumCents: 1 }
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
  const offline = paymentMethodsFor(cart(1), new Map(), takesAll).filter(({ isOffline }) => isOffline)
  expect(offline.map(({ code }) => code)).toEqual(['banktransfer', 'checkmo'])
  expect(paymentMethodsFor(cart(0), new Map(), takesAll)[0]?.isOffline).toBe(false)
})

test.each([
  [0, ['free'], undefined],
  [1, ['banktransfer', 'checkmo'], 'A$0.01 is left to pay, and a card takes A$0.50 or more.'],
  [49, ['banktransfer', 'checkmo'], 'A$0.49 is left to pay, and a card takes A$0.50 or more.'],
  [50, all, undefined],
])('of %d cents a gateway that takes 50 or more is asked for none below', (cents, expected, sentence) => {
  const gateway = { isOpen: true, minimumCents: 50 }
  expect(paymentMethodsFor(cart(cents), new Map(), gateway).map(({ code }) => code)).toEqual(expected)
  const why = whyNoCard(cart(cents), new Map(), gateway)
  expect(why?.split(/(?<=more\.)/)[0]).toBe(sentence)
  expect(whyNoCard(cart(cents), new Map(), takesAll)).toBeUndefined()
  expect(whyNoCard(cart(cents), new Map(), { ...gateway, isOpen: false })).toBeUndefined()
})
