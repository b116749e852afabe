import { expect, test } from 'vitest'
import { receivedPaymentInWords, receivedPaymentProblem } from './received-payment.ts'

const order = { number: '100000042', paymentMethod: 'banktransfer', grandTotalCents: 2500 }

test('the whole sum pays for the order, named or not', () => {
  expect(receivedPaymentProblem(order, {})).toBeUndefined()
  expect(receivedPaymentProblem(order, { amountCents: 2500, reference: 'r'.repeat(200) })).toBeUndefined()
  expect(receivedPaymentProblem({ ...order, paymentMethod: 'checkmo' }, {})).toBeUndefined()
})

test.each([
  [{ amountCents: 2000 }, 'Order 100000042 costs A$25.00; A$5.00 of it are missing.'],
  [
    { amountCents: 2600 },
    'Order 100000042 costs A$25.00; A$1.00 are too much. Give them back, then record the rest.',
  ],
  [{ amountCents: 0 }, 'An amount is above A$0.00.'],
  [{ amountCents: -2500 }, 'An amount is above A$0.00.'],
  [{ amountCents: Number.NaN }, 'An amount is above A$0.00.'],
  [{ reference: 'r'.repeat(201) }, 'A reference has at most 200 characters.'],
])('%j does not', (received, sentence) => {
  expect(receivedPaymentProblem(order, received)).toBe(sentence)
})

test('money of a card is never booked by hand, as the gateway takes it', () => {
  expect(receivedPaymentProblem({ ...order, paymentMethod: 'card' }, {})).toBe(
    'Order 100000042 is paid by credit or debit card, which the shop books by itself.',
  )
  expect(receivedPaymentProblem({ ...order, paymentMethod: 'barter' }, {})).toBe(
    'Order 100000042 is paid by barter, which the shop books by itself.',
  )
})

test('the history says what came and under which reference', () => {
  expect(receivedPaymentInWords(order, { reference: ' NAB 77 ' })).toBe(
    'Bank transfer of A$25.00, reference NAB 77',
  )
  expect(receivedPaymentInWords({ ...order, paymentMethod: 'checkmo' }, { reference: ' ' })).toBe(
    'Cheque or money order of A$25.00',
  )
})
