/** K-29, K-30, SH-23: orders paid at a server that plays Payflow's protocol; after each case both ledgers agree. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approves, declines, failsCheck, heldForReview } from '#platform/payments/payflow/testing/cards.ts'
import { balanceOf } from '#platform/payments/payflow/testing/simulated-ledger.ts'
import { orderOfCart } from '../orders/store.ts'
import { openPayflowShop } from '../testing/payflow-shop.ts'
import { finishPayments } from './commands/finish-payments.ts'
import { NO_ANSWER } from './rules/sentences.ts'
import {
  chosenCardCases,
  declinedCardCases,
  heldCardCases,
  messages,
  noTokenCases,
  oneChargeCases,
  silentProviderCases,
} from './testing/card-payment-cases.ts'

const shop = await openPayflowShop()
const { server, place, statesOf } = shop
const { ledger, cards } = server
afterEach(shop.ledgersAgree)

const sent = (operation: string) => server.requests.filter((one) => one.operation === operation)
const asked = () => sent('authorise').length
const words = { approved: approves, authorised: '0/3', voided: '0/1003' }

describe('K-29: a card at the checkout', () => {
  chosenCardCases(shop, words.authorised, [
    [
      'the id of the secure token that the provider gave to the browser',
      async () => (await shop.tokenise()).token,
    ],
  ])

  test('declined by its check and entered again in the same page, is good at the second try', async () => {
    const { tokenId, secureToken } = await shop.openEntry()
    const cartId = await shop.aCart()
    await shop.putToken(cartId, tokenId)
    await shop.postSilently(cards.enter(secureToken, failsCheck(114)))
    cards.enter(secureToken, approves)
    expect((await place(cartId)).errors).toEqual([])
  })

  noTokenCases(shop, ['4242424242424242', 'B10000000001', 'a'.repeat(35), `${'a'.repeat(35)}4`])

  test('no request of the shop has a card number, or a security code', async () => {
    await place(await shop.aCart())
    const names = new Set(server.requests.flatMap(({ request }) => Object.keys(request.fields)))
    expect([...names].filter((name) => /ACCT|CVV|EXPDATE|SWIPE/.test(name))).toEqual([])
  })
})

describe('K-30: a card that is not approved', () => {
  declinedCardCases(shop, words, [
    ['declined', declines(12), 'did not approve this card'],
    ['that the bank wants to talk about', declines(13), 'did not approve this card'],
    ['of a wrong number', failsCheck(23), 'card number is not right'],
    ['of another date', failsCheck(24), 'expiry date'],
    ['of another security code', failsCheck(114), 'security code'],
    ['of another address', failsCheck(112), 'address is not the one'],
    ['without enough money', declines(50), 'not enough money'],
    ['above its limit', declines(51), 'above a limit'],
    ['of a kind that is not taken', declines(25), 'cannot pay here'],
    ['whose bank does not answer in time', declines(104), 'could not answer just now'],
    ['whose bank is not there', declines(151), 'could not answer just now'],
    ['that a fraud filter declines', declines(125), 'did not approve this card'],
    ['whose check is held for review', failsCheck(126), 'could not take this payment'],
    ['declined with a number that no document has', declines(777), 'did not approve this card'],
  ])
  heldCardCases(shop, words, [['by a call', heldForReview, '128/1']])

  describe('where the account may not decide by a call', () => {
    beforeEach(() => {
      ledger.decidesByCall = false
    })
    afterEach(() => {
      ledger.decidesByCall = true
    })
    heldCardCases(shop, words, [['by a void', heldForReview, '126/1003']])
  })
})

describe('SH-23: a token is believed where the provider has checked a card with it', () => {
  test('and not where no card came with it, nor where it came too late', async () => {
    const [empty, late] = [await shop.aCart(), await shop.aCart()]
    await shop.putToken(empty, (await shop.openEntry()).tokenId)
    const entry = await shop.openEntry()
    shop.clock.advance(31 * 60_000)
    expect(cards.enter(entry.secureToken)).toMatchObject({ RESULT: '7' })
    await shop.putToken(late, entry.tokenId)
    const before = asked()
    for (const cartId of [empty, late]) {
      expect(messages(await place(cartId))[0]).toContain('Enter its details again.')
    }
    expect(asked()).toBe(before)
  })

  test('and not where the shop has made no such token, though it has its form', async () => {
    const cartId = await shop.aCart()
    await shop.putToken(cartId, 'q'.repeat(36))
    expect(messages(await place(cartId))[0]).toContain('Enter its details again.')
  })

  test('by one payment: another shopper cannot pay with it', async () => {
    const [owner, thief] = [await shop.aCart(), await shop.aCart()]
    const { token } = await shop.tokenise()
    await shop.putToken(owner, token)
    await place(owner)
    await shop.putToken(thief, token)
    expect(messages(await place(thief))[0]).toContain('Enter its details again.')
    expect(await statesOf(thief)).toEqual([])
  })

  test('for a day', async () => {
    const cartId = await shop.aCart()
    shop.clock.advance(25 * 3_600_000)
    expect(messages(await place(cartId))[0]).toContain('Enter its details again.')
  })
})

describe('SH-23: a provider that does not answer', () => {
  test.each(['silent-after', 'cut-after'] as const)(
    'once, %s the charge: the same id gets the first answer, and there is one charge',
    async (fault) => {
      const cartId = await shop.aCart()
      server.requests.splice(0)
      server.fail('authorise', fault)
      expect((await place(cartId)).errors).toEqual([])
      expect(sent('authorise')).toHaveLength(2)
      expect(new Set(sent('authorise').map(({ request }) => request.requestId)).size).toBe(1)
      expect(await statesOf(cartId)).toEqual([words.authorised])
    },
  )

  silentProviderCases(shop, words, {
    balanceOf: (paymentId) => balanceOf(ledger, paymentId),
    loseAnswer: () => server.fail('authorise', 'silent-after', 'silent-after'),
    held: heldForReview,
    heldEnds: '128/1',
    enterAnotherCard: (cartId) => shop.enterCard(cartId, approves),
  })

  test('once, with a broken connection between it and the bank (a negative RESULT): the second try charges', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', { answers: { RESULT: '-1', RESPMSG: 'Failed to connect to host' } })
    expect((await place(cartId)).errors).toEqual([])
    expect(await statesOf(cartId)).toEqual([words.authorised])
  })

  test('when it is asked whether it knows the card: nothing is charged, and the next press pays', async () => {
    const cartId = await shop.aCart()
    server.fail('inquire', 'cut-before', 'silent-before')
    const before = asked()
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    expect(asked()).toBe(before)
    expect((await place(cartId)).errors).toEqual([])
  })

  test('at all, after the charge: the next press gets the first answer', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', 'cut-after', 'cut-after')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    expect((await place(cartId)).errors).toEqual([])
    expect(await statesOf(cartId)).toEqual([words.authorised])
  })

  test('at all, after the charge, and its ledger is behind: the sweep waits, and places the order then', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', 'silent-after', 'silent-after')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    server.fallBehind(true)
    await finishPayments(shop.deps, 0)
    expect(await orderOfCart(shop.db, cartId)).toBeUndefined()
    server.fallBehind(false)
    await finishPayments(shop.deps, 0)
    expect(await orderOfCart(shop.db, cartId)).toBeDefined()
  })

  test('at all, for longer than it keeps the ids of requests: the charge is found by its reference', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', 'cut-after', 'cut-after')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    server.expireRequestIds()
    shop.clock.advance(2 * 3_600_000)
    const before = asked()
    expect((await place(cartId)).errors).toEqual([])
    expect(asked()).toBe(before)
    expect(await statesOf(cartId)).toEqual([words.authorised])
  })

  test('at all, after a decline: the next press hears of the decline, not of another try', async () => {
    const cartId = await shop.aCart(declines(50))
    server.fail('authorise', 'silent-after', 'silent-after')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    expect(messages(await place(cartId))[0]).toContain('not enough money')
    expect((await statesOf(cartId)).filter((state) => state !== '50/1')).toEqual([])
  })

  test('because it takes the shop for nobody: no shopper is told that a bank declined, and nothing is authorised', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', { answers: { RESULT: '26', RESPMSG: 'Invalid vendor account' } })
    await expect(place(cartId)).rejects.toThrow()
    expect(await statesOf(cartId)).toEqual([])
    expect((await place(cartId)).errors).toEqual([])
  })
})

describe('SH-23: one order and one charge', () => {
  oneChargeCases(shop, words.authorised)

  test('for an id that another system of the merchant has used: its answer about another amount is not believed', async () => {
    const other = await shop.aPaidOrder()
    const cartId = await shop.aCart()
    const charge = ledger.byId(shop.chargeOf(other.paymentId))
    const foreign = ledger.add({ ...charge!, cents: 100, custref: 'ELSEWHERE', state: 1003 })
    server.fail('authorise', { answers: { RESULT: '0', PNREF: foreign.pnref, DUPLICATE: '1' } })
    await expect(place(cartId)).rejects.toThrow()
    expect(await orderOfCart(shop.db, cartId)).toBeUndefined()
    ledger.transactions.splice(ledger.transactions.indexOf(foreign), 1)
  })
})
