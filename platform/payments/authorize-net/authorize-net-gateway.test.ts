/** K-29, K-30: what the adapter makes of Authorize.Net's answers by itself; orders through it are in shop/checkout/authorize-net-*.test.ts. */
import { inspect } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { clockAt } from '../../testing/set-clock.ts'
import { AlreadyCaptured, GatewayTimeout } from '../gateway.ts'
import { declineSentence } from './declines.ts'
import { openAuthorizeNet } from './open.ts'
import { isSigned } from './routes.ts'
import { startAuthorizeNetServer } from './testing/authorize-net-server.ts'
import { approves, type CardBehaviour, declines } from './testing/cards.ts'
import { voidOf } from './testing/transactions.ts'

const database = await testDatabase()
const clock = clockAt('2026-11-21T10:00:00+11:00')
const server = await startAuthorizeNetServer(() => clock.now().getTime())
const options = { database, clock, timeoutMs: 900, handleGatewayEvent: async () => undefined }
const opened = await openAuthorizeNet(options, server.settings)
/** Another process of the same shop. */
const other = await openAuthorizeNet(options, server.settings)
const gateway = opened.payments
const { ledger, cards } = server
afterAll(async () => {
  await server.close()
  await Promise.all([opened.close(), other.close()])
})
const returnUrls = { approved: 'https://shop.example/approved', cancelled: 'https://shop.example/cancelled' }

async function aPayment(behaviour?: CardBehaviour) {
  const idempotencyKey = crypto.randomUUID()
  const { paymentId } = await gateway.begin({
    idempotencyKey,
    amountCents: 3930,
    currency: 'AUD',
    reference: 'A canvas',
  })
  const request = { idempotencyKey, paymentId, token: cards.tokenise(behaviour), returnUrls }
  return { ...request, ask: (by = gateway) => by.authorise(request) }
}
const chargesOf = (paymentId: string) =>
  ledger.transactions.filter(({ invoiceNumber }) => invoiceNumber === paymentId)
const sentOf = (operation: string) => server.requests.filter((one) => one.operation === operation)

test('beginning asks nobody, gives a reference of 20 characters, and the same for the same key', async () => {
  server.requests.splice(0)
  const payment = { idempotencyKey: 'the-same', currency: 'AUD' as const, reference: 'x' }
  const { paymentId } = await gateway.begin({ ...payment, amountCents: 1000 })
  expect(paymentId).toMatch(/^KP[0-9A-F]{18}$/)
  expect(await gateway.begin({ ...payment, amountCents: 1000 })).toEqual({ paymentId })
  await expect(gateway.begin({ ...payment, amountCents: 2000 })).rejects.toThrow('1000 cents, not 2000')
  expect(await gateway.find(paymentId)).toBeUndefined()
  expect(server.requests).toEqual([])
})

test('the amount is asked for in AUD, once, whole, under our reference, and for the longest time of repetitions', async () => {
  const { paymentId, ask } = await aPayment()
  server.requests.splice(0)
  await ask()
  const [sent] = sentOf('authorise')
  expect(sent?.request).toMatchObject({
    refId: paymentId,
    transactionRequest: {
      transactionType: 'authOnlyTransaction',
      amount: '39.30',
      currencyCode: 'AUD',
      order: { invoiceNumber: paymentId, description: 'A canvas' },
      transactionSettings: {
        setting: expect.arrayContaining([{ settingName: 'duplicateWindow', settingValue: '28800' }]),
      },
    },
  })
})

test('an authorisation in another currency than AUD is none', async () => {
  const payment = await aPayment(declines(39))
  expect(await payment.ask()).toMatchObject({ kind: 'declined' })
})

test.each([
  ['approved', approves, { kind: 'approved' }],
  ['declined', declines(8), { kind: 'declined', message: declineSentence('8') }],
] as const)(
  'a key that was %s gives that answer for ever, whatever became of the payment since',
  async (_, behaviour, answer) => {
    const { paymentId, ask } = await aPayment(behaviour)
    expect(await ask()).toEqual(answer)
    await gateway.release(paymentId)
    clock.advance(40 * 86_400_000)
    server.requests.splice(0)
    expect(await ask()).toEqual(answer)
    expect(server.requests).toEqual([])
  },
)

test('two processes that ask for one payment at once ask the provider once, and charge once', async () => {
  const { paymentId, ask } = await aPayment()
  server.requests.splice(0)
  server.fail('authorise', 'slow')
  const answers = await Promise.all([gateway, other.payments, gateway, other.payments].map((one) => ask(one)))
  expect(answers).toEqual(Array.from({ length: 4 }, () => ({ kind: 'approved' })))
  expect(sentOf('authorise')).toHaveLength(1)
  expect(chargesOf(paymentId)).toHaveLength(1)
})

test('a payment that is ended before the bank is asked never reaches it', async () => {
  const { paymentId, ask } = await aPayment()
  await gateway.release(paymentId)
  await gateway.release(paymentId)
  expect(await gateway.find(paymentId)).toEqual({ kind: 'released' })
  expect(await ask()).toEqual({ kind: 'released' })
  expect(chargesOf(paymentId)).toEqual([])
})

test('a payment that is ended while the bank is asked has nothing authorised', async () => {
  const { paymentId, ask } = await aPayment()
  server.fail('authorise', 'silent-after')
  const asking = ask()
  await expect.poll(() => chargesOf(paymentId).length).toBe(1)
  await other.payments.release(paymentId)
  expect(await asking).toEqual({ kind: 'released' })
  expect(chargesOf(paymentId)).toMatchObject([{ transactionStatus: 'voided' }])
})

test('a captured payment cannot be released, and a released one cannot be captured', async () => {
  const captured = await aPayment()
  await captured.ask()
  await gateway.capture({ paymentId: captured.paymentId, amountCents: 3930 })
  await expect(gateway.release(captured.paymentId)).rejects.toThrow(AlreadyCaptured)
  server.settle()
  await expect(gateway.release(captured.paymentId)).rejects.toThrow(AlreadyCaptured)
  const released = await aPayment()
  await released.ask()
  await gateway.release(released.paymentId)
  expect(await gateway.find(released.paymentId)).toEqual({ kind: 'released' })
  expect(await gateway.capture({ paymentId: released.paymentId, amountCents: 3930 })).toMatchObject({
    kind: 'refused',
  })
})

test('more than was authorised, or another payment, cannot be captured', async () => {
  const { paymentId, ask } = await aPayment()
  await ask()
  await expect(gateway.capture({ paymentId, amountCents: 3931 })).rejects.toThrow('cannot be captured')
  await expect(gateway.capture({ paymentId: 'KPX', amountCents: 1 })).rejects.toThrow('not begun')
  expect(await gateway.find('KPX')).toBeUndefined()
})

test('a voided authorisation is no refund', async () => {
  const { paymentId, ask } = await aPayment()
  await ask()
  voidOf(ledger, chargesOf(paymentId)[0]?.transId)
  expect(await gateway.movements(paymentId)).toEqual({ refunds: [], disputes: [] })
})

test('a refund above what is left is refused, and what is left can be refunded', async () => {
  const { paymentId, ask } = await aPayment()
  await ask()
  await gateway.capture({ paymentId, amountCents: 3930 })
  expect(await gateway.refund({ idempotencyKey: 'z', paymentId, amountCents: 3931 })).toMatchObject({
    kind: 'refused',
  })
  server.settle()
  const refund = (idempotencyKey: string, amountCents: number) =>
    gateway.refund({ idempotencyKey, paymentId, amountCents })
  expect(await refund('a', 3000)).toEqual({ kind: 'refunded' })
  expect(await refund('b', 931)).toMatchObject({ kind: 'refused' })
  expect(await refund('c', 930)).toEqual({ kind: 'refunded' })
  expect(await refund('b', 931)).toMatchObject({ kind: 'refused' })
})

test('a payment is found among more transactions than a page has, and not among more than can be looked through', async () => {
  const { paymentId, ask } = await aPayment()
  server.fail('authorise', 'silent-after')
  server.fail('list', 'silent-before')
  await expect(ask()).rejects.toThrow(GatewayTimeout)
  const [charge] = chargesOf(paymentId)
  const more = (count: number) =>
    ledger.transactions.push(
      ...Array.from({ length: count }, (_, at) => ({ ...charge!, transId: `7${at}`, invoiceNumber: '' })),
    )
  const { length } = ledger.transactions
  more(2500)
  expect(await gateway.find(paymentId)).toEqual({ kind: 'approved' })
  const lost = await aPayment()
  server.fail('authorise', 'cut-before')
  server.fail('list', 'cut-before')
  await expect(lost.ask()).rejects.toThrow(GatewayTimeout)
  more(10_000)
  await expect(gateway.find(lost.paymentId)).rejects.toThrow(GatewayTimeout)
  ledger.transactions.splice(length)
})

describe('what goes wrong', () => {
  test('is said without the keys and without the nonce, because errors are logged', async () => {
    const settings = { ...server.settings, transactionKey: 'wrongwrongwrong1' }
    const wrong = await openAuthorizeNet(options, settings)
    const { ask, token } = await aPayment()
    const failure: unknown = await ask(wrong.payments).catch((thrown: unknown) => thrown)
    const shown = inspect(failure, { depth: 9, showHidden: true })
    expect(shown).toContain('Authorize.Net refused createTransactionRequest (E00007)')
    expect(shown).not.toContain(settings.transactionKey)
    expect(shown).not.toContain(token)
    await wrong.close()
  })

  test.each(['error', 'nonsense', 'cut-before', 'silent-before'] as const)(
    '%s, twice, is no answer',
    async (fault) => {
      const { paymentId, ask } = await aPayment()
      await ask()
      server.fail('details', fault, fault)
      await expect(gateway.find(paymentId)).rejects.toThrow(GatewayTimeout)
      server.fail('details')
    },
  )
})

test('a signature is made with the key as text, in letters of either case, over the body byte by byte', () => {
  const body = Buffer.from('{"notificationId":"1"}')
  const key = 'A1'.repeat(64)
  const byText =
    '4D7D5902D5E53088F342218887CB7D1CE72633A1BC4D0B199E33758AB151A8B0AA3D2ED35EEB96A2DBE69AEA36485C58E4D8F747E557A38D394E4E784DD7E989'
  const byBytes =
    '20E5763FFA7982E76A4FAFE975AD5262ADE68E79E9B3499746045EFF95FF5DA5D948D5772E2E1B9BC8E70FA40043E43DFBD5DD771F81E6101F7D3A748982D7B4'
  expect(isSigned(body, `sha512=${byText}`, key)).toBe(true)
  expect(isSigned(body, `sha512=${byText.toLowerCase()}`, key)).toBe(true)
  expect(isSigned(body, `sha512=${byBytes}`, key)).toBe(false)
  expect(isSigned(Buffer.from('{"notificationId": "1"}'), `sha512=${byText}`, key)).toBe(false)
})

describe('a card is known by its nonce alone', () => {
  test('which looks like no card number, and tells nothing of its card', async () => {
    expect(gateway.isToken(cards.tokenise())).toBe(true)
    expect(await gateway.cardFingerprint(cards.tokenise())).toBeUndefined()
  })

  test.each([
    '4242424242424242',
    `eyJ${'a'.repeat(60)}4242424242424242`,
    `eyJ${'a'.repeat(2000)}`,
    'eyJshort',
    'pm_1abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
  ])('and %s is none', (text) => {
    expect(gateway.isToken(text)).toBe(false)
  })
})

test.each([
  ['2', 'did not approve this card'],
  ['6', 'card number is not right'],
  ['7', 'expiry date'],
  ['8', 'has expired'],
  ['11', 'made already'],
  ['27', 'address is not the one'],
  ['28', 'cannot pay here'],
  ['65', 'security code'],
  ['120', 'could not answer just now'],
  ['250', 'did not approve this card'],
  ['253', 'could not take this payment'],
  ['999', 'did not approve this card'],
  ['toString', 'did not approve this card'],
  [undefined, 'did not approve this card'],
])('reason %s is told as a sentence that says %s', (code, words) => {
  expect(declineSentence(code).toLowerCase()).toContain(words.toLowerCase())
  expect(declineSentence(code)).toContain('You have not been charged.')
})
