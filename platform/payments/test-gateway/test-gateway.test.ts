import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { clockAt } from '../../testing/set-clock.ts'
import { GatewayTimeout } from '../gateway.ts'
import { openLedger } from './ledger.ts'
import { testGatewayRoutes } from './routes.ts'
import { createTestGateway } from './test-gateway.ts'

const { url, pool } = await testDatabase()
const ledger = openLedger(url)
const URL_OF_GATEWAY = 'https://gateway.example'
const gateway = createTestGateway(ledger, { timeoutMs: 500, url: URL_OF_GATEWAY })
const routes = testGatewayRoutes(ledger, {
  clock: clockAt('2026-11-21T22:00:00+11:00'),
  address: { url: URL_OF_GATEWAY, isShop: (origin) => origin === 'https://shop.example' },
})
afterAll(() => ledger.close())

const tokenise = (number: string, expiry = '08/28', securityCode = '123') =>
  routes.request(`${URL_OF_GATEWAY}/tokens`, {
    method: 'POST',
    body: JSON.stringify({ number, expiry, securityCode }),
  })

async function aPayment(number: string) {
  const { token } = (await (await tokenise(number)).json()) as { token: string }
  const idempotencyKey = randomUUID()
  const { paymentId } = await gateway.begin(aNewPayment(idempotencyKey))
  return { idempotencyKey, paymentId, token, returnUrls: { approved: '/approved', cancelled: '/cancelled' } }
}

const AMOUNT = 6544
const aNewPayment = (idempotencyKey: string) => ({
  idempotencyKey,
  amountCents: AMOUNT,
  currency: 'AUD' as const,
  reference: 'Keepsake',
})

async function aHeldPayment(number = '4111 1111 1111 1111'): Promise<string> {
  const payment = await aPayment(number)
  expect(await gateway.authorise(payment)).toEqual({ kind: 'approved' })
  return payment.paymentId
}

test('a payment is begun once for each key, and authorises nothing; another amount is refused', async () => {
  const key = randomUUID()
  const begun = await Promise.all(Array.from({ length: 10 }, () => gateway.begin(aNewPayment(key))))
  expect(new Set(begun.map(({ paymentId }) => paymentId)).size).toBe(1)
  expect(await gateway.find(begun[0]!.paymentId)).toBeUndefined()
  await expect(gateway.begin({ ...aNewPayment(key), amountCents: 1 })).rejects.toThrow('6544 cents, not 1')
})

test('an approved card authorises the amount once, however often and at once it is asked', async () => {
  const payment = await aPayment('4111 1111 1111 1111')
  const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.authorise(payment)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.kind).toBe('approved')
})

test('a card whose capture is refused is refused each time, and its authorisation is released', async () => {
  const payment = await aPayment('4000 0000 0000 0341')
  expect(await gateway.authorise(payment)).toEqual({ kind: 'approved' })
  const taking = { paymentId: payment.paymentId, amountCents: AMOUNT }
  for (const _ of [1, 2]) expect(await gateway.capture(taking)).toMatchObject({ kind: 'refused' })
  await gateway.release(payment.paymentId)
})

test('an authorised amount is captured once; capturing it again changes nothing, releasing it then is refused', async () => {
  const paymentId = await aHeldPayment()
  const taking = { paymentId, amountCents: AMOUNT }
  expect(await gateway.capture(taking)).toEqual({ kind: 'captured' })
  expect(await gateway.capture(taking)).toEqual({ kind: 'captured' })
  await expect(gateway.release(paymentId)).rejects.toThrow('is captured')
  expect(await gateway.find(paymentId)).toEqual({ kind: 'approved' })
})

test('more than was authorised cannot be captured', async () => {
  const paymentId = await aHeldPayment()
  await expect(gateway.capture({ paymentId, amountCents: AMOUNT + 1 })).rejects.toThrow('cannot be captured')
})

test('a released amount is refused to whoever captures it', async () => {
  const paymentId = await aHeldPayment()
  await gateway.release(paymentId)
  expect(await gateway.capture({ paymentId, amountCents: AMOUNT })).toMatchObject({ kind: 'refused' })
})

test('a payment that was ended before the bank was asked is never authorised', async () => {
  const payment = await aPayment('4111 1111 1111 1111')
  await gateway.release(payment.paymentId)
  expect(await gateway.authorise(payment)).toEqual({ kind: 'released' })
  expect(await gateway.find(payment.paymentId)).toEqual({ kind: 'released' })
})

test.each(Array.from({ length: 10 }, (_, round) => round + 1))(
  'released while the bank is asked, round %d: nothing stays authorised',
  async () => {
    const payment = await aPayment('4111 1111 1111 1111')
    await Promise.all([gateway.authorise(payment), gateway.release(payment.paymentId)])
    expect([undefined, 'released']).toContain((await gateway.find(payment.paymentId))?.kind)
  },
)

test('a payment that nobody began can be neither released nor moved', async () => {
  await expect(gateway.release('unknown')).rejects.toThrow('is unknown')
})

test.each([
  ['4000 0000 0000 0002', 'did not approve'],
  ['4000 0000 0000 9995', 'not enough money'],
])('%s is declined, and the sentence says what to do', async (number, words) => {
  const answer = await gateway.authorise(await aPayment(number))
  expect(answer).toMatchObject({ kind: 'declined', message: expect.stringContaining(words) })
  expect(answer).toMatchObject({ message: expect.stringContaining('have not been charged') })
})

test('a card that needs confirming is approved after the shopper approves on the bank page', async () => {
  const payment = await aPayment('4000 0027 6000 3184')
  const asked = await gateway.authorise(payment)
  if (asked.kind !== 'authentication-required') throw new Error(asked.kind)
  expect(await gateway.authorise(payment)).toEqual(asked)
  expect(await (await routes.request(asked.redirectUrl)).text()).toContain('A$65.44')
  const answer = await routes.request(asked.redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/approved'])
  expect(await gateway.find(payment.paymentId)).toEqual({ kind: 'approved' })
  // The same key gives the first answer for ever, as at every gateway.
  expect(await gateway.authorise(payment)).toEqual(asked)
})

test('a shopper who declines on the bank page is sent to the cancelled address and has nothing authorised', async () => {
  const payment = await aPayment('4000 0027 6000 3184')
  const asked = await gateway.authorise(payment)
  if (asked.kind !== 'authentication-required') throw new Error(asked.kind)
  const press = (decision: string) =>
    routes.request(asked.redirectUrl, { method: 'POST', body: new URLSearchParams({ decision }) })
  expect((await press('decline')).headers.get('location')).toBe('/cancelled')
  // Going back and pressing the other button changes nothing.
  expect((await press('approve')).headers.get('location')).toBe('/cancelled')
  expect((await gateway.find(payment.paymentId))?.kind).toBe('declined')
})

test('a gateway that never answers is given up on after two tries, and nothing is authorised', async () => {
  const payment = await aPayment('4000 0000 0000 0119')
  await expect(gateway.authorise(payment)).rejects.toThrow(GatewayTimeout)
  expect(await gateway.find(payment.paymentId)).toBeUndefined()
})

test('an answer that was lost is heard at the second try, and the amount is authorised once', async () => {
  const payment = await aPayment('4000 0000 0000 0127')
  const answer = await gateway.authorise(payment)
  expect(answer.kind).toBe('approved')
  expect(await gateway.find(payment.paymentId)).toEqual(answer)
})

test.each([
  [['4111 1111 1111 1112', '08/28', '123'], 'number', 'not complete'],
  [['4242 4242 4242 4242', '08/28', '123'], 'number', 'test shop'],
  [['', '08/28', '123'], 'number', 'long number'],
  [['4111 1111 1111 1111', '10/26', '123'], 'expiry', 'expired'],
  [['4111 1111 1111 1111', '13/28', '123'], 'expiry', 'such as 08/28'],
  [['4111 1111 1111 1111', '08/28', '12'], 'securityCode', '3 digits'],
] satisfies [[string, string, string], string, string][])(
  'the card fields refuse %j and say what to type',
  async (fields, field, words) => {
    const answer = await tokenise(...fields)
    expect(answer.status).toBe(422)
    const { problems } = (await answer.json()) as { problems: Record<string, string> }
    expect(problems[field]).toContain(words)
  },
)

describe('a refund', () => {
  async function aTakenPayment(number: string) {
    const paymentId = await aHeldPayment(number)
    await gateway.capture({ paymentId, amountCents: AMOUNT })
    return paymentId
  }
  const refundedCents = async (paymentId: string) => {
    const { rows } = await pool.query('SELECT amount_cents FROM test_gateway.refunds WHERE payment_id = $1', [
      paymentId,
    ])
    return rows.map((row) => row.amount_cents)
  }

  test('is given once for each key, however often and at once it is asked', async () => {
    const paymentId = await aTakenPayment('4111 1111 1111 1111')
    const request = { idempotencyKey: randomUUID(), paymentId, amountCents: 1000 }
    await Promise.all(Array.from({ length: 10 }, () => gateway.refund(request)))
    expect(await refundedCents(paymentId)).toEqual([1000])
  })

  test('is never more than was captured, even by many at once', async () => {
    const paymentId = await aTakenPayment('4111 1111 1111 1111')
    const tries = Array.from({ length: 10 }, () =>
      gateway.refund({ idempotencyKey: randomUUID(), paymentId, amountCents: 2000 }),
    )
    const results = await Promise.all(tries)
    expect(results.filter(({ kind }) => kind === 'refunded')).toHaveLength(3)
    expect(await refundedCents(paymentId)).toEqual([2000, 2000, 2000])
  })

  test('whose answer is lost is given once all the same', async () => {
    const paymentId = await aTakenPayment('4000 0000 0000 0127')
    await gateway.refund({ idempotencyKey: randomUUID(), paymentId, amountCents: 500 })
    expect(await refundedCents(paymentId)).toEqual([500])
  })

  test('is refused for an amount that is only authorised', async () => {
    const request = { idempotencyKey: randomUUID(), paymentId: await aHeldPayment(), amountCents: 500 }
    expect(await gateway.refund(request)).toEqual({
      kind: 'refused',
      reason: expect.stringContaining('is held'),
    })
  })
})
