import { describe, expect, test } from 'vitest'
import { paymentMethodOf } from './payment-methods.ts'

describe('a payment method', () => {
  test.each([
    ['card', 'Credit or debit card', false],
    ['payflowpro', 'Credit or debit card', false],
    ['banktransfer', 'Bank transfer', true],
    ['payid', 'PayID', true],
    ['checkmo', 'Cheque or money order', true],
    ['free', 'Nothing to pay', false],
  ])('%s is called %s', (code, title, isOffline) => {
    expect(paymentMethodOf(code)).toMatchObject({ title, isOffline })
  })

  test('that the shop does not offer has no title', () => {
    expect(paymentMethodOf('cheque')).toBeUndefined()
  })
})
