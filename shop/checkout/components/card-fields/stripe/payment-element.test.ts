// @vitest-environment node
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { openPaymentElement } from './payment-element.ts'
import { INCOMPLETE, UNREADABLE } from './sentences.ts'

type Load = NonNullable<Parameters<typeof openPaymentElement>[1]>

vi.stubGlobal('document', { body: {}, activeElement: null })
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))
afterAll(() => void vi.unstubAllGlobals())

const calls: string[] = []
const made: { options?: Record<string, unknown>; element?: Record<string, unknown> } = {}
afterEach(() => {
  calls.length = 0
})

/** Stripe.js as its types describe it, as far as the checkout uses it. */
function opened(answers: { submit?: object; token?: object } = {}) {
  const element = {
    on: (event: string) => calls.push(`on ${event}`),
    mount: () => calls.push('mount'),
    focus: () => calls.push('focus'),
    destroy: () => calls.push('destroy'),
  }
  const elements = {
    create(_: string, options: Record<string, unknown>) {
      made.element = options
      return element
    },
    update: (options: object) => calls.push(`update ${JSON.stringify(options)}`),
    async submit() {
      calls.push('submit')
      return answers.submit ?? {}
    },
  }
  const stripe = {
    elements(options: Record<string, unknown>) {
      made.options = options
      return elements
    },
    async createConfirmationToken() {
      calls.push('token')
      return answers.token ?? { confirmationToken: { id: 'ctoken_1Abcdefghijklmnop' } }
    },
  }
  const load = (async () => stripe) as unknown as Load
  return openPaymentElement({ publishableKey: 'pk_test_x', amountCents: 5498 }, load)
}

describe('K-29: the Payment Element', () => {
  test('asks for a card in cents of AUD to be captured later, in Australian English', async () => {
    await opened()
    expect(made.options).toMatchObject({
      mode: 'payment',
      amount: 5498,
      currency: 'aud',
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
      locale: 'en-AU',
    })
    expect(made.element).toMatchObject({ wallets: { link: 'never' } })
  })

  test('PE-19: has the new amount when the total changes', async () => {
    const element = await opened()
    element.charge(6993)
    expect(calls).toEqual(['update {"amount":6993}'])
  })

  test('asks for what a payment sheet needs before anything else, and then for the token', async () => {
    const element = await opened()
    const answer = element.token()
    // Within the press: a browser opens no payment sheet later.
    expect(calls).toEqual(['submit'])
    expect(await answer).toEqual({ kind: 'token', token: 'ctoken_1Abcdefghijklmnop' })
    expect(calls).toEqual(['submit', 'token'])
  })

  test.each([
    ['validation_error', undefined, INCOMPLETE],
    ['card_error', 'Your card number is invalid.', 'Your card number is invalid.'],
    ['card_error', undefined, UNREADABLE],
    ['invalid_request_error', 'No such key: pk_test_x', UNREADABLE],
  ])(
    'PE-22: a card that is refused with %s (%s) is answered with a sentence, and no token is made',
    async (type, message, sentence) => {
      const element = await opened({ submit: { error: { type, message } } })
      expect(await element.token()).toEqual({ kind: 'refused', message: sentence })
      expect(calls).toEqual(['submit'])
    },
  )

  test.each(['api_connection_error', 'api_error', 'rate_limit_error'])(
    'PE-32: %s says nothing of the card, and counts as no answer',
    async (type) => {
      const element = await opened({ token: { error: { type } } })
      await expect(element.token()).rejects.toThrow(type)
    },
  )

  test('a script that cannot be fetched is told to who asked for it', async () => {
    const failing = (async () => Promise.reject(new Error('Failed to load Stripe.js'))) as unknown as Load
    await expect(
      openPaymentElement({ publishableKey: 'pk_test_x', amountCents: 1 }, failing),
    ).rejects.toThrow('Failed to load')
  })
})
