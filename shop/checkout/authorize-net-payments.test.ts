/** K-29, K-30, SH-23: orders paid at a server that plays Authorize.Net's protocol; after each case both ledgers agree. */
import { afterEach, describe, expect, test } from 'vitest'
import { unsuccessful } from '#platform/payments/authorize-net/testing/answers.ts'
import { approves, declines, fails, heldForReview } from '#platform/payments/authorize-net/testing/cards.ts'
import { balanceOf } from '#platform/payments/authorize-net/testing/simulated-ledger.ts'
import { changeCart } from '../cart/store.ts'
import { orderOfCart } from '../orders/store.ts'
import { openAuthorizeNetShop } from '../testing/authorize-net-shop.ts'
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

const shop = await openAuthorizeNetShop()
const { server, place, statesOf } = shop
const { ledger, cards } = server
afterEach(shop.ledgersAgree)

const asked = () => server.requests.filter(({ operation }) => operation === 'authorise').length
const words = { approved: approves, authorised: 'authorizedPendingCapture', voided: 'voided' }

const USED = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { message is_card_used } } }`

describe('K-29: a card at the checkout', () => {
  test('K-19: is typed into the window of Authorize.Net, which is opened with what every browser may know', async () => {
    const { cart, configvalues } = await shop.door.ask(
      `query ($id: String!) {
        cart(cart_id: $id) { available_payment_methods { code card_fields { gateway publishable_key login_id is_sandbox } } }
        configvalues(fields: ["authorizenet_sandbox_flag"]) { value }
      }`,
      { id: await shop.aCart() },
    )
    const { clientKey, loginId, transactionKey, signatureKey } = server.settings
    expect(cart.available_payment_methods[0]).toEqual({
      code: 'card',
      card_fields: {
        gateway: 'AUTHORIZE_NET',
        publishable_key: clientKey,
        login_id: loginId,
        is_sandbox: true,
      },
    })
    expect(configvalues).toEqual([{ value: '1' }])
    for (const secret of [transactionKey, signatureKey]) expect(JSON.stringify(cart)).not.toContain(secret)
  })

  test('a nonce is used up once the bank has decided, and is good for another call after silence', async () => {
    const declined = await shop.aCart(declines(2))
    expect((await shop.door.ask(USED, { id: declined })).placeOrder.errors).toMatchObject([
      { is_card_used: true },
    ])
    const silent = await shop.aCart()
    server.fail('authorise', 'silent-before', 'silent-before')
    expect((await shop.door.ask(USED, { id: silent })).placeOrder.errors).toEqual([
      { message: NO_ANSWER, is_card_used: false },
    ])
    expect((await place(silent)).errors).toEqual([])
  })

  chosenCardCases(shop, words.authorised, [['the nonce of Accept.js', () => cards.tokenise()]])
  noTokenCases(shop, ['4242424242424242'])
})

describe('K-30: a card that is not approved', () => {
  declinedCardCases(shop, words, [
    ['declined', declines(2), 'did not approve this card'],
    ['to be picked up', declines(4), 'did not approve this card'],
    ['expired', declines(8), 'has expired'],
    ['of a wrong number', fails(37), 'card number is not right'],
    ['of another date', fails(7), 'expiry date'],
    ['of another security code', declines(44), 'security code'],
    ['of another address', declines(27), 'address is not the one'],
    ['of a kind that is not taken', fails(17), 'cannot pay here'],
    ['whose bank does not answer', fails(57), 'could not answer just now'],
    ['that a fraud filter declines', declines(251), 'did not approve this card'],
  ])
  heldCardCases(shop, words, [
    ['after the bank approved it', heldForReview, 'voided'],
    ['before the bank was asked', { ...heldForReview, isHeldBefore: true }, 'declined'],
  ])

  test('a nonce that is used up, or older than 15 minutes, is asked for again', async () => {
    const [first, second, third] = [await shop.aCart(), await shop.aCart(), await shop.aCart()]
    await place(first)
    const [{ token = '' } = {}] = await shop.paymentsOf(first)
    await changeCart(shop.db, second, { paymentToken: token }, shop.clock.now())
    expect(messages(await place(second))[0]).toContain('Enter its details again.')
    shop.clock.advance(16 * 60_000)
    expect(messages(await place(third))[0]).toContain('Enter its details again.')
  })

  test('a payment that the provider takes for another shop’s repetition is declined in words', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', { answers: unsuccessful(11, 'A duplicate transaction has been submitted.') })
    expect(messages(await place(cartId))[0]).toContain('made already')
  })
})

describe('SH-23: a provider that does not answer', () => {
  test.each(['silent-after', 'cut-after'] as const)(
    'once, %s the charge: the second try finds it, and asks nobody again',
    async (fault) => {
      const cartId = await shop.aCart()
      const before = asked()
      server.fail('authorise', fault)
      expect((await place(cartId)).errors).toEqual([])
      expect(asked() - before).toBe(1)
      expect(await statesOf(cartId)).toEqual(['authorizedPendingCapture'])
    },
  )

  silentProviderCases(shop, words, {
    balanceOf: (paymentId) => balanceOf(ledger, paymentId),
    loseAnswer() {
      server.fail('authorise', 'silent-after')
      server.fail('list', 'silent-before')
    },
    held: heldForReview,
    heldEnds: 'voided',
    enterAnotherCard: (cartId) => shop.enterCard(cartId, approves, '2222'),
  })

  test('after a charge that its lists do not have yet: it is asked again, takes it for a repetition, and charges once', async () => {
    const cartId = await shop.aCart()
    server.fallBehind(true)
    server.fail('authorise', 'cut-after')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    server.fallBehind(false)
    expect((await place(cartId)).errors).toEqual([])
    expect(await statesOf(cartId)).toEqual(['authorizedPendingCapture'])
  })

  test('at all, after the charge, and the shopper is gone: the sweep places the order', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', 'silent-after')
    server.fail('list', 'silent-before')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    await finishPayments(shop.deps, 0)
    expect(await orderOfCart(shop.db, cartId)).toBeDefined()
  })

  test('at all, after a decline: the next press hears of the decline, not of another try', async () => {
    const cartId = await shop.aCart(declines(8))
    server.fail('authorise', 'silent-after')
    server.fail('list', 'silent-before')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    const before = asked()
    expect(messages(await place(cartId))[0]).toContain('has expired')
    expect(asked()).toBe(before)
  })
})

describe('SH-23: one order and one charge', () => {
  oneChargeCases(shop, words.authorised)

  test('for two orders of the same card and amount: two charges, because the references differ', async () => {
    const [first, second] = [await shop.aCart(approves, '3333'), await shop.aCart(approves, '3333')]
    expect((await place(first)).errors).toEqual([])
    expect((await place(second)).errors).toEqual([])
    expect([...(await statesOf(first)), ...(await statesOf(second))]).toEqual([
      'authorizedPendingCapture',
      'authorizedPendingCapture',
    ])
  })
})
