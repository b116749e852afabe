import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { clockAt } from '../../clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { CaptureRefused, GatewayTimeout } from '../gateway.ts'
import { openLedger } from './ledger.ts'
import { testGatewayRoutes } from './routes.ts'
import { createTestGateway } from './test-gateway.ts'

const { url, pool } = await testDatabase()
const ledger = openLedger(url)
const gateway = createTestGateway(ledger, { timeoutMs: 500 })
const routes = testGatewayRoutes(ledger, clockAt('2026-11-21T22:00:00+11:00'))
afterAll(() => ledger.close())

const tokenise = (number: string, expiry = '08/28', securityCode = '123') =>
  routes.request('/test-gateway/tokens', {
    method: 'POST',
    body: JSON.stringify({ number, expiry, securityCode }),
  })

async function aPayment(number: string) {
  const { token } = (await (await tokenise(number)).json()) as { token: string }
  return {
    idempotencyKey: randomUUID(),
    amountCents: 6544,
    currency: 'AUD' as const,
    token,
    reference: 'Keepsake',
    returnUrls: { approved: '/approved', cancelled: '/cancelled' },
  }
}

test('an approved card holds the amount once, however often and at once it is asked', async () => {
  const payment = await aPayment('4111 1111 1111 1111')
  const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.authorise(payment)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.kind).toBe('approved')
})

test('a card that does not pay what it holds says so each time, and lets go of it', async () => {
  const held = await gateway.authorise(await aPayment('4000 0000 0000 0341'))
  if (held.kind !== 'approved') throw new Error(held.kind)
  const taking = { paymentId: held.paymentId, amountCents: 6544 }
  await expect(gateway.capture(taking)).rejects.toThrow(CaptureRefused)
  await expect(gateway.capture(taking)).rejects.toThrow(`The bank does not pay payment ${held.paymentId}.`)
  await gateway.release(held.paymentId)
})

test('a held amount is taken once; taking it again changes nothing, releasing it then is refused', async () => {
  const payment = await aPayment('4111 1111 1111 1111')
  const held = await gateway.authorise(payment)
  if (held.kind !== 'approved') throw new Error(held.kind)
  const taking = { paymentId: held.paymentId, amountCents: 6544 }
  await gateway.capture(taking)
  await gateway.capture(taking)
  await expect(gateway.release(held.paymentId)).rejects.toThrow('is taken')
  expect(await gateway.find(payment.idempotencyKey)).toEqual(held)
})

test('more than was held cannot be taken', async () => {
  const held = await gateway.authorise(await aPayment('4111 1111 1111 1111'))
  if (held.kind !== 'approved') throw new Error(held.kind)
  await expect(gateway.capture({ paymentId: held.paymentId, amountCents: 6545 })).rejects.toThrow(
    'cannot be taken',
  )
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
  expect((await gateway.authorise(payment)).kind).toBe('approved')
})

test('a shopper who declines on the bank page is sent to the cancelled address and holds nothing', async () => {
  const payment = await aPayment('4000 0027 6000 3184')
  const asked = await gateway.authorise(payment)
  if (asked.kind !== 'authentication-required') throw new Error(asked.kind)
  const press = (decision: string) =>
    routes.request(asked.redirectUrl, { method: 'POST', body: new URLSearchParams({ decision }) })
  expect((await press('decline')).headers.get('location')).toBe('/cancelled')
  // Going back and pressing the other button changes nothing.
  expect((await press('approve')).headers.get('location')).toBe('/cancelled')
  expect((await gateway.authorise(payment)).kind).toBe('declined')
})

test('a gateway that never answers is given up on after two tries, and nothing is held', async () => {
  const payment = await aPayment('4000 0000 0000 0119')
  await expect(gateway.authorise(payment)).rejects.toThrow(GatewayTimeout)
  expect(await gateway.find(payment.idempotencyKey)).toBeUndefined()
})

test('an answer that was lost is heard at the second try, and the amount is held once', async () => {
  const payment = await aPayment('4000 0000 0000 0127')
  const answer = await gateway.authorise(payment)
  expect(answer.kind).toBe('approved')
  expect(await gateway.find(payment.idempotencyKey)).toEqual(answer)
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
    const payment = await aPayment(number)
    const held = await gateway.authorise(payment)
    if (held.kind !== 'approved') throw new Error(held.kind)
    await gateway.capture({ paymentId: held.paymentId, amountCents: payment.amountCents })
    return held.paymentId
  }
  const given = async (paymentId: string) => {
    const { rows } = await pool.query('SELECT amount_cents FROM test_gateway.refunds WHERE payment_id = $1', [
      paymentId,
    ])
    return rows.map((row) => row.amount_cents)
  }

  test('is given once for each key, however often and at once it is asked', async () => {
    const paymentId = await aTakenPayment('4111 1111 1111 1111')
    const request = { idempotencyKey: randomUUID(), paymentId, amountCents: 1000 }
    await Promise.all(Array.from({ length: 10 }, () => gateway.refund(request)))
    expect(await given(paymentId)).toEqual([1000])
  })

  test('is never more than was taken, even by many at once', async () => {
    const paymentId = await aTakenPayment('4111 1111 1111 1111')
    const tries = Array.from({ length: 10 }, () =>
      gateway.refund({ idempotencyKey: randomUUID(), paymentId, amountCents: 2000 }),
    )
    const results = await Promise.allSettled(tries)
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3)
    expect(await given(paymentId)).toEqual([2000, 2000, 2000])
  })

  test('whose answer is lost is given once all the same', async () => {
    const paymentId = await aTakenPayment('4000 0000 0000 0127')
    await gateway.refund({ idempotencyKey: randomUUID(), paymentId, amountCents: 500 })
    expect(await given(paymentId)).toEqual([500])
  })

  test('is refused for an amount that is only held', async () => {
    const held = await gateway.authorise(await aPayment('4111 1111 1111 1111'))
    if (held.kind !== 'approved') throw new Error(held.kind)
    const request = { idempotencyKey: randomUUID(), paymentId: held.paymentId, amountCents: 500 }
    await expect(gateway.refund(request)).rejects.toThrow('is held')
  })
})
