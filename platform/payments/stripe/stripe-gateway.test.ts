/** K-29, K-30: what the adapter makes of Stripe's answers by itself; orders through it are in shop/checkout/stripe-*.test.ts. */
import { inspect } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { AlreadyCaptured, GatewayTimeout } from '../gateway.ts'
import { stripeClient } from './client.ts'
import { declineSentence } from './declines.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { Refused } from './testing/answers.ts'
import { startStripeServer } from './testing/stripe-server.ts'

const server = await startStripeServer(() => Date.parse('2026-11-21T10:00:00+11:00'))
afterAll(server.close)
const { publishableKey } = server.settings
const gateway = createStripeGateway(stripeClient(server.settings, 400), { timeoutMs: 400, publishableKey })
const returnUrls = {
  approved: 'https://shop.example/approved',
  cancelled: 'https://shop.example/cancelled',
}

async function aPayment() {
  const idempotencyKey = crypto.randomUUID()
  const reference = idempotencyKey
  const { paymentId } = await gateway.begin({ idempotencyKey, amountCents: 3930, currency: 'AUD', reference })
  const ask = (number = '4242424242424242') =>
    gateway.authorise({ idempotencyKey, paymentId, token: server.cards.tokenise(number), returnUrls })
  return { idempotencyKey, paymentId, ask }
}

test('a payment is opened in cents of AUD for a card alone, is to be captured later, and names ours', async () => {
  const { paymentId, idempotencyKey } = await aPayment()
  expect(server.ledger.intents.get(paymentId)).toMatchObject({
    amount: 3930,
    currency: 'aud',
    capture_method: 'manual',
    metadata: { payment: idempotencyKey },
  })
  expect(await gateway.find(paymentId)).toBeUndefined()
})

test('every call that changes something has a key, and both tries of a call have the same', async () => {
  const { paymentId, ask } = await aPayment()
  server.requests.splice(0)
  server.fail('confirm', 'cut-before')
  await ask()
  server.fail('capture', 'cut-after')
  await gateway.capture({ paymentId, amountCents: 3930 })
  await gateway.refund({ idempotencyKey: 'refund', paymentId, amountCents: 1 })
  const changes = server.requests.filter(({ operation }) => !['retrieve', 'other'].includes(operation))
  expect(changes.every(({ key }) => key !== undefined)).toBe(true)
  const keysOf = (name: string) =>
    new Set(changes.flatMap((one) => (one.operation === name ? [one.key] : [])))
  expect([keysOf('confirm').size, keysOf('capture').size, keysOf('refund').size]).toEqual([1, 1, 1])
})

test('a payment that the gateway does not know is undefined, and cannot be captured', async () => {
  expect(await gateway.find('pi_unknown')).toBeUndefined()
  await expect(gateway.capture({ paymentId: 'pi_unknown', amountCents: 1 })).rejects.toThrow(
    'No such payment',
  )
})

test('more than was authorised cannot be captured', async () => {
  const { paymentId, ask } = await aPayment()
  await ask()
  await expect(gateway.capture({ paymentId, amountCents: 3931 })).rejects.toThrow('greater than')
})

test('a captured payment cannot be released, and a released one never becomes authorised', async () => {
  const captured = await aPayment()
  await captured.ask()
  await gateway.capture({ paymentId: captured.paymentId, amountCents: 3930 })
  await expect(gateway.release(captured.paymentId)).rejects.toThrow(AlreadyCaptured)
  const released = await aPayment()
  await gateway.release(released.paymentId)
  await gateway.release(released.paymentId)
  expect(await released.ask()).toEqual({ kind: 'released' })
  expect(await gateway.capture({ paymentId: released.paymentId, amountCents: 3930 })).toMatchObject({
    kind: 'refused',
  })
})

test('a voided authorisation is no refund, although it is one in the gateway’s ledger', async () => {
  const { paymentId, ask } = await aPayment()
  await ask()
  await gateway.release(paymentId)
  expect(server.ledger.refunds.filter(({ payment_intent }) => payment_intent === paymentId)).toHaveLength(1)
  expect(await gateway.movements(paymentId)).toEqual({ refunds: [], disputes: [] })
})

test('a refund above what is left is refused, and what is left can be refunded', async () => {
  const { paymentId, ask } = await aPayment()
  await ask()
  await gateway.capture({ paymentId, amountCents: 3930 })
  const refund = (idempotencyKey: string, amountCents: number) =>
    gateway.refund({ idempotencyKey, paymentId, amountCents })
  expect(await refund('a', 3000)).toEqual({ kind: 'refunded' })
  expect(await refund('b', 931)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('930') })
  expect(await refund('c', 930)).toEqual({ kind: 'refunded' })
})

test('a twin that is under way is waited for', async () => {
  const { ask } = await aPayment()
  const busy = { type: 'invalid_request_error' as const, message: 'In use' }
  server.refuse('confirm', new Refused(409, { ...busy, code: 'idempotency_key_in_use' }))
  expect(await ask()).toEqual({ kind: 'approved' })
})

describe('what goes wrong', () => {
  test('is said without what the gateway’s errors carry along, because errors are logged', async () => {
    const { paymentId } = await aPayment()
    const payer = { name: 'Robin Marsh', email: 'robin@example.com' }
    const error = { type: 'invalid_request_error' as const, message: 'Bad', payment_intent: payer }
    server.fail('cancel', new Refused(400, error))
    const failure: unknown = await gateway.release(paymentId).catch((thrown: unknown) => thrown)
    expect(inspect(failure, { depth: 9, showHidden: true })).toContain('Stripe refused release')
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toMatch(/Robin|robin@/)
  })

  test.each(['error', 'cut-before', 'silent-before'] as const)('%s, twice, is no answer', async (fault) => {
    const { paymentId } = await aPayment()
    server.fail('cancel', fault, fault, fault)
    await expect(gateway.release(paymentId)).rejects.toThrow(GatewayTimeout)
    server.fail('cancel')
  })

  test('a wrong key is told to whoever runs the shop', async () => {
    const settings = { ...server.settings, secretKey: `sk_test_${'z'.repeat(24)}` }
    const other = createStripeGateway(stripeClient(settings, 400), { timeoutMs: 400, publishableKey })
    await expect(other.find('pi_x')).rejects.toThrow('Invalid API Key')
  })
})

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'not enough money'],
  [{ code: 'expired_card' }, 'has expired'],
  [{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, 'security code'],
  [{ code: 'incorrect_number' }, 'card number is not right'],
  [{ code: 'invalid_expiry_year' }, 'expiry date'],
  [{ code: 'processing_error' }, 'could not answer just now'],
  [{ code: 'card_declined', decline_code: 'currency_not_supported' }, 'cannot pay here'],
  [{ code: 'card_declined', decline_code: 'authentication_required' }, 'did not confirm that it is you'],
  [{ code: 'card_declined', decline_code: 'duplicate_transaction' }, 'made already'],
  [{ code: 'card_declined', decline_code: 'pickup_card' }, 'did not approve this card'],
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'did not approve this card'],
  [{ code: 'card_declined', decline_code: 'toString' }, 'did not approve this card'],
  [{}, 'did not approve this card'],
])('%j is told as a sentence that says %s', (error, words) => {
  expect(declineSentence(error)).toContain(words)
  expect(declineSentence(error)).toContain('You have not been charged.')
})
