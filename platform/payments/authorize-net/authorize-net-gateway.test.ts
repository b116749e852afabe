/** K-29, K-30: what the adapter makes of Authorize.Net's answers by itself; orders through it are in shop/checkout/authorize-net-*.test.ts. */
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { testDatabase } from '../../testing/database.ts'
import { clockAt } from '../../testing/set-clock.ts'
import { GatewayTimeout } from '../gateway.ts'
import { paymentsAt } from '../own-ledger/testing/a-payment.ts'
import { declineSentenceCases, ledgerGatewayCases } from '../own-ledger/testing/ledger-gateway-cases.ts'
import { declineSentence } from './declines.ts'
import { openAuthorizeNet } from './open.ts'
import { isSigned } from './routes.ts'
import { startAuthorizeNetServer } from './testing/authorize-net-server.ts'
import { approves, declines } from './testing/cards.ts'
import { voidOf } from './testing/transactions.ts'

const database = await testDatabase()
const clock = clockAt('2026-11-21T10:00:00+11:00')
const server = await startAuthorizeNetServer(() => clock.now().getTime())
const log = createLog({ production: true, logLevel: 'silent' })
const options = { database, clock, log, timeoutMs: 900, handleGatewayEvent: async () => undefined }
const opened = await openAuthorizeNet(options, server.settings)
/** Another process of the same shop. */
const other = await openAuthorizeNet(options, server.settings)
const gateway = opened.payments
const { ledger, cards } = server
afterAll(async () => {
  await server.close()
  await Promise.all([opened.close(), other.close()])
})
const aPayment = paymentsAt(gateway, cards.tokenise)
const chargesOf = (paymentId: string) =>
  ledger.transactions.filter(({ invoiceNumber }) => invoiceNumber === paymentId)
const sentOf = (operation: string) => server.requests.filter((one) => one.operation === operation)

const wrong = { ...server.settings, transactionKey: 'wrongwrongwrong1' }

ledgerGatewayCases({
  gateway,
  other: other.payments,
  clock,
  tokenise: cards.tokenise,
  requests: server.requests,
  failing: {
    authorise: (...faults) => server.fail('authorise', ...faults),
    look: (...faults) => server.fail('details', ...faults),
  },
  chargesOf,
  voidInConsole: (paymentId) => void voidOf(ledger, chargesOf(paymentId)[0]?.transId),
  settle: server.settle,
  reference: { says: '20 characters', form: /^KP[0-9A-F]{18}$/, unknown: 'KPX' },
  approved: approves,
  declined: { card: declines(8), message: declineSentence('8') },
  withWrongSecret: {
    open: () => openAuthorizeNet(options, wrong),
    secret: wrong.transactionKey,
    words: 'Authorize.Net refused createTransactionRequest (E00007)',
    title: 'without the keys and without the nonce',
  },
  token: {
    is: 'its nonce',
    others: [
      '4242424242424242',
      `eyJ${'a'.repeat(60)}4242424242424242`,
      `eyJ${'a'.repeat(2000)}`,
      'eyJshort',
      'pm_1abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
    ],
  },
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

test('a payment that is ended while the bank is asked has nothing authorised', async () => {
  const { paymentId, ask } = await aPayment()
  server.fail('authorise', 'silent-after')
  const asking = ask()
  await expect.poll(() => chargesOf(paymentId).length).toBe(1)
  await other.payments.release(paymentId)
  expect(await asking).toEqual({ kind: 'released' })
  expect(chargesOf(paymentId)).toMatchObject([{ transactionStatus: 'voided' }])
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

declineSentenceCases('reason', declineSentence, [
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
])
