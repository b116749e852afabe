import { expect, test } from 'vitest'
import type { OrderState } from './order-states.ts'
import { lineStatus, maskedCode, paymentMethodInWords, productTypes } from './words.ts'

test.each([
  ['card', 'Credit or debit card'],
  ['payflowpro', 'Credit or debit card'],
  ['banktransfer', 'Bank transfer'],
  ['checkmo', 'Cheque or money order'],
  ['free', 'Nothing to pay'],
  ['of-a-former-shop', 'of-a-former-shop'],
])('an order paid by %s says %s', (code, words) => expect(paymentMethodInWords(code)).toBe(words))

test('the contract knows each kind of line by its own type', () => {
  expect(productTypes).toEqual({
    printed: 'simple',
    goods: 'simple',
    membership: 'virtual',
    'gift-certificate': 'giftcard',
  })
})

const line = { quantity: 3, shippedQuantity: 0, cancelledQuantity: 0, refundedQuantity: 0 }

test.each<[Partial<typeof line>, OrderState, string]>([
  [{ cancelledQuantity: 3 }, 'placed', 'Cancelled'],
  [{ cancelledQuantity: 2 }, 'placed', 'Placed'],
  [{ refundedQuantity: 3, shippedQuantity: 3 }, 'shipped', 'Refunded'],
  [{ refundedQuantity: 2 }, 'in-production', 'In production'],
  [{ shippedQuantity: 3 }, 'complete', 'Complete'],
  [{ shippedQuantity: 3 }, 'partly-shipped', 'Sent'],
  [{ shippedQuantity: 1 }, 'partly-shipped', 'Partly sent'],
  [{ shippedQuantity: 2, cancelledQuantity: 1, refundedQuantity: 1 }, 'partly-shipped', 'Sent'],
  [{}, 'partly-shipped', 'In production'],
  [{}, 'in-production', 'In production'],
])('a line of three with %j in an order that is %s is %s', (parts, state, status) => {
  expect(lineStatus({ ...line, ...parts }, state)).toBe(status)
})

test('of a code that pays only its end is shown', () => {
  expect(maskedCode('ABCDEFGH')).toBe('…EFGH')
  expect(maskedCode('ABCDE')).toBe('…BCDE')
  expect(maskedCode('ABCD')).toBe('ABCD')
})
