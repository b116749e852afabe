/** K-29, K-30: what the adapter makes of Payflow's answers by itself; orders through it are in shop/checkout/payflow-*.test.ts. */
import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { testDatabase } from '../../testing/database.ts'
import { clockAt } from '../../testing/set-clock.ts'
import { GatewayTimeout } from '../gateway.ts'
import { paymentsAt } from '../own-ledger/testing/a-payment.ts'
import { declineSentenceCases, ledgerGatewayCases } from '../own-ledger/testing/ledger-gateway-cases.ts'
import { fromNameValues, toNameValues } from './name-values.ts'
import { openPayflow } from './open.ts'
import { paymentReference, referenceOf, requestIdOf } from './references.ts'
import { declineSentence } from './results.ts'
import { approves, type CardBehaviour, declines } from './testing/cards.ts'
import { startPayflowServer } from './testing/payflow-server.ts'
import { voidOf } from './testing/transactions.ts'

const database = await testDatabase()
const clock = clockAt('2026-11-21T10:00:00+11:00')
const server = await startPayflowServer(() => clock.now().getTime())
const log = createLog({ production: true, logLevel: 'silent' })
const options = { database, clock, log, timeoutMs: 900, handleGatewayEvent: async () => undefined }
const opened = await openPayflow(options, server.settings)
/** Another process of the same shop. */
const other = await openPayflow(options, server.settings)
const gateway = opened.payments
const { ledger, cards } = server
afterAll(async () => {
  await server.close()
  await Promise.all([opened.close(), other.close()])
})
const openEntry = async (isNarrow = false) => {
  const entry = await gateway.openCardEntry?.({ shopUrl: 'https://shop.example', isNarrow })
  if (!entry) throw new Error('Expected an entry for a card but received none')
  return entry
}

async function aToken(card?: CardBehaviour): Promise<string> {
  const { tokenId, secureToken } = await openEntry()
  cards.enter(secureToken, card)
  return tokenId
}
const aPayment = paymentsAt(gateway, aToken)
const chargesOf = (paymentId: string) => ledger.transactions.filter(({ custref }) => custref === paymentId)
const sentOf = (operation: string) => server.requests.filter((one) => one.operation === operation)

describe('names and values', () => {
  test.each([
    [{ A: '1', B: '' }, 'A=1&B='],
    [{ PWD: 'a&b=c', USER: 'x' }, 'PWD[5]=a&b=c&USER=x'],
    [{ SECURETOKEN: 'Fj+1==' }, 'SECURETOKEN[6]=Fj+1=='],
  ])('%j is written as %s, and read back', (fields, text) => {
    expect(toNameValues(fields)).toBe(text)
    expect(Object.fromEntries(fromNameValues(text) ?? [])).toEqual(fields)
  })

  test.each(['<html>', 'RESULT', 'RESULT=0&RESULT=12', 'A[9]=short', 'A[1]=xx&B=1', 'RESULT=0&&B=1', '=0'])(
    '%s is no message',
    (text) => {
      expect(fromNameValues(text)).toBeUndefined()
    },
  )

  test.each(['say "hello"', 'two\r\nlines', 'Zoë'])('%s is never sent', (value) => {
    expect(() => toNameValues({ COMMENT1: value })).toThrow('Expected COMMENT1')
  })
})

const wrong = { ...server.settings, password: 'wrong-secret' }

ledgerGatewayCases({
  gateway,
  other: other.payments,
  clock,
  tokenise: aToken,
  requests: server.requests,
  failing: {
    authorise: (...faults) => server.fail('authorise', ...faults),
    look: (...faults) => server.fail('inquire', ...faults),
  },
  chargesOf,
  voidInConsole: (paymentId) => void voidOf(ledger, chargesOf(paymentId)[0]?.pnref),
  settle: server.settle,
  reference: { says: '12 characters', form: /^P[A-Z2-7]{11}$/, unknown: 'PX' },
  approved: approves,
  declined: { card: declines(50), message: declineSentence(50) },
  withWrongSecret: {
    open: () => openPayflow(options, wrong),
    secret: wrong.password,
    words: 'Payflow refused the call (RESULT 1)',
    title: 'without the password and without the token',
  },
  token: {
    is: 'the id of its secure token',
    others: ['4242424242424242', 'a'.repeat(37), `${'a'.repeat(20)}4242424242424242`, 'B10000000001', ''],
  },
})

test('references and ids of requests differ by kind, key and attempt, and fit', () => {
  const names = [
    paymentReference('a'),
    paymentReference('b'),
    referenceOf('C', 'a', 0),
    referenceOf('C', 'a', 1),
    referenceOf('R', 'a', 0),
    requestIdOf('P', 'a', 0),
    requestIdOf('C', 'a', 0),
    requestIdOf('C', 'a', 1),
  ]
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^([A-Z2-7]{12}|[0-9a-f]{32})$/)
})

test('the amount is asked for in AUD, whole, under our reference, and charged to the card that was checked', async () => {
  const { paymentId, ask } = await aPayment(approves, 'A “canvas” & a mug')
  server.requests.splice(0)
  await ask()
  const [sent] = sentOf('authorise')
  const [charge] = chargesOf(paymentId)
  expect(sent?.request.fields).toMatchObject({
    TRXTYPE: 'A',
    TENDER: 'C',
    AMT: '39.30',
    CURRENCY: 'AUD',
    CUSTREF: paymentId,
    ORIGID: charge?.origid,
    COMMENT1: 'A  canvas  & a mug',
  })
  expect(sent?.request.fields.PARTIALAUTH).toBeUndefined()
})

test.each([
  [false, 'MINLAYOUT'],
  [true, 'MOBILE'],
])(
  'the page for a card (narrow: %s) is %s, checks it without an amount, by a token that only letters spell',
  async (isNarrow, TEMPLATE) => {
    server.requests.splice(0)
    const { tokenId } = await openEntry(isNarrow)
    expect(tokenId).toMatch(/^[A-Za-z]{36}$/)
    const [sent] = sentOf('token')
    expect(sent?.request.fields).toMatchObject({
      TRXTYPE: 'A',
      AMT: '0.00',
      TEMPLATE,
      SECURETOKENID: tokenId,
      RETURNURL: 'https://shop.example/payflow/return',
      ERRORURL: 'https://shop.example/payflow/error',
      SILENTPOSTURL: 'https://shop.example/payflow/silent-post',
    })
    // PayPal's page is shown; with it, fields of the shop's own would post the card.
    expect(sent?.request.fields.SILENTTRAN).toBeUndefined()
  },
)

test('a payment that is ended while the bank is asked has nothing authorised', async () => {
  const { paymentId, ask } = await aPayment()
  server.fail('authorise', 'slow')
  const asking = ask()
  await expect
    .poll(() => sentOf('authorise').some(({ request }) => request.fields.CUSTREF === paymentId))
    .toBe(true)
  await other.payments.release(paymentId)
  expect(await asking).toEqual({ kind: 'released' })
  expect(chargesOf(paymentId)).toMatchObject([{ state: 1003 }])
})

test('a transaction in limbo (TRANSSTATE 203), which never settles, is over', async () => {
  const { paymentId, ask } = await aPayment()
  await ask()
  for (const charge of chargesOf(paymentId)) charge.state = 203
  expect(await gateway.find(paymentId)).toEqual({ kind: 'released' })
})

describe('what goes wrong', () => {
  test.each([
    ['an answer without end', { RESULT: '0', RESPMSG: 'x'.repeat(70_000) }],
    [
      'an amount that is none',
      { RESULT: '0', ORIGRESULT: '0', ORIGPNREF: 'B10000000001', TRANSSTATE: '3', AMT: '1e9' },
    ],
    [
      'a number of a transaction that is none',
      { RESULT: '0', ORIGRESULT: '0', ORIGPNREF: '../etc', TRANSSTATE: '3' },
    ],
    ['an answer that says nothing', { RESULT: '0' }],
  ])('%s is no answer', async (_, answers) => {
    const { paymentId, ask } = await aPayment()
    await ask()
    server.fail('inquire', { answers }, { answers })
    await expect(gateway.find(paymentId)).rejects.toThrow(GatewayTimeout)
    server.fail('inquire')
  })
})

declineSentenceCases('RESULT', declineSentence, [
  [12, 'did not approve this card'],
  [13, 'did not approve this card'],
  [23, 'card number is not right'],
  [24, 'expiry date'],
  [50, 'not enough money'],
  [51, 'above a limit'],
  [104, 'could not answer just now'],
  [112, 'address is not the one'],
  [114, 'security code'],
  [125, 'did not approve this card'],
  [126, 'could not take this payment'],
  [99999, 'did not approve this card'],
  [undefined, 'did not approve this card'],
])
