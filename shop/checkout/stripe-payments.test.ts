/** K-29, K-30, SH-23: orders paid at a server that plays Stripe's protocol; after each case both ledgers agree to the cent. */
import { afterEach, describe, expect, test } from 'vitest'
import { answerChallenge } from '#platform/payments/stripe/testing/payments.ts'
import { changeCart } from '../cart/store.ts'
import { orderOfCart } from '../orders/store.ts'
import { APPROVED, ASKS_TO_CONFIRM, openStripeShop } from '../testing/stripe-shop.ts'
import { finishPayments } from './commands/finish-payments.ts'
import { AUTHORISATION_OVER, NO_ANSWER, NOT_CONFIRMED } from './rules/sentences.ts'
import { chosenCardCases, messages, noTokenCases, oneChargeCases } from './testing/card-payment-cases.ts'

const shop = await openStripeShop()
const { server, place } = shop
const { ledger, cards } = server
afterEach(shop.ledgersAgree)

const intentsOf = async (cartId: string) =>
  (await shop.paymentsOf(cartId)).map(({ gatewayPaymentId }) => ledger.intents.get(gatewayPaymentId ?? ''))
const statesOf = async (cartId: string) => (await intentsOf(cartId)).map((intent) => intent?.status)
const paying = { ...shop, statesOf }

describe('K-29: a card at the checkout', () => {
  test('is typed into the fields of Stripe, whose key every browser may know', async () => {
    const { cart } = await shop.door.ask(
      `query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code card_fields { gateway publishable_key } } } }`,
      { id: await shop.aCart() },
    )
    const [card, transfer] = cart.available_payment_methods
    const { publishableKey } = server.settings
    expect(card).toEqual({
      code: 'card',
      card_fields: { gateway: 'STRIPE', publishable_key: publishableKey },
    })
    expect(transfer).toEqual({ code: 'banktransfer', card_fields: null })
    expect(JSON.stringify(cart)).not.toContain('sk_')
  })

  chosenCardCases(paying, 'requires_capture', [
    ['a token such as pm_…', () => cards.tokenise(APPROVED, 'pm')],
    ['a token such as ctoken_…', () => cards.tokenise(APPROVED, 'ctoken')],
  ])
  noTokenCases(paying, ['4242424242424242'])

  test.each([
    '4242424242424242',
    'pm_4242424242424242',
    'ctoken_x4242424242424242x',
    'card_1234',
    'pm_short',
  ])('is refused as %s, which may be a card number, and nothing of it is kept', (token) => {
    expect(shop.gateway.isToken(token)).toBe(false)
  })

  test('is told from other cards by a fingerprint that says nothing of its number', async () => {
    const [one, again] = [cards.tokenise(APPROVED), cards.tokenise(APPROVED, 'ctoken')]
    const fingerprint = await shop.gateway.cardFingerprint(one)
    expect(await shop.gateway.cardFingerprint(again)).toBe(fingerprint)
    expect(await shop.gateway.cardFingerprint(cards.tokenise(ASKS_TO_CONFIRM))).not.toBe(fingerprint)
    expect(await shop.gateway.cardFingerprint('pm_unknownunknown1234')).toBeUndefined()
  })
})

describe('K-30: a card that the bank declines', () => {
  test.each([
    ['4000000000000002', 'did not approve this card'],
    ['4000000000009995', 'not enough money'],
    ['4000000000009987', 'did not approve this card'],
    ['4000000000009979', 'did not approve this card'],
    ['4100000000000019', 'did not approve this card'],
    ['4000000000006975', 'above a limit'],
    ['4000000000000069', 'has expired'],
    ['4000000000000127', 'security code'],
    ['4000000000000119', 'could not answer just now'],
  ])('%s: says that it %s, charges nothing, and another card pays', async (number, words) => {
    const cartId = await shop.aCart(number)
    const [message] = messages(await place(cartId))
    expect(message).toContain(words)
    expect(message).toContain('You have not been charged.')
    // Nobody learns that a card was reported as lost or stolen.
    expect(message).not.toMatch(/lost|stolen|fraud/i)
    await shop.enterCard(cartId, APPROVED)
    expect((await place(cartId)).errors).toEqual([])
    expect(await statesOf(cartId)).toEqual(['requires_payment_method', 'requires_capture'])
  })

  test('a token that the provider does not know, or that is used up, is asked for again', async () => {
    const [first, second] = [await shop.aCart(APPROVED, 'ctoken'), await shop.aCart()]
    await place(first)
    const [{ token = '' } = {}] = await shop.paymentsOf(first)
    await changeCart(shop.db, second, { paymentToken: token }, shop.clock.now())
    expect(messages(await place(second))[0]).toContain('Enter its details again.')
  })
})

describe('SH-23: a payment that the bank wants confirmed', () => {
  async function confirmation(number = ASKS_TO_CONFIRM, kind?: 'pm' | 'ctoken') {
    const cartId = await shop.aCart(number, kind)
    const { payment_redirect_url: bankPage } = await place(cartId)
    return { cartId, bankPage, paymentId: bankPage.split('/').at(-1) ?? '' }
  }
  const backTo = async (address: string) => {
    const answer = await shop.routes.request(new URL(address).pathname + new URL(address).search)
    return [answer.status, answer.headers.get('location')]
  }

  test('K-04: is sent to the page of its bank also when the card fields made the token', async () => {
    const { cartId, bankPage, paymentId } = await confirmation(ASKS_TO_CONFIRM, 'ctoken')
    expect(bankPage).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/authenticate\/pi_/)
    expect(await backTo(answerChallenge(ledger, cards, paymentId, 'approve'))).toEqual([
      303,
      '/checkout/receipt/approved',
    ])
    expect((await shop.comeBack(cartId)).errors).toEqual([])
  })

  test('K-04: places nothing before, leads to the page of approved payments after, and places one order', async () => {
    const { cartId, bankPage, paymentId } = await confirmation()
    expect(bankPage).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/authenticate\/pi_/)
    expect(messages(await shop.comeBack(cartId))).toEqual([NOT_CONFIRMED])
    expect((await place(cartId)).payment_redirect_url).toBe(bankPage)
    const back = answerChallenge(ledger, cards, paymentId, 'approve')
    // Nothing that the provider hung on to the address goes on to a page of the shop.
    expect(await backTo(back)).toEqual([303, '/checkout/receipt/approved'])
    const placed = await shop.comeBack(cartId)
    expect(placed.errors).toEqual([])
    expect(await shop.comeBack(cartId)).toEqual(placed)
    expect(await statesOf(cartId)).toEqual(['requires_capture'])
  })

  test('is found approved by Pay itself too, although the key gives the first answer for ever', async () => {
    const { cartId, paymentId } = await confirmation()
    answerChallenge(ledger, cards, paymentId, 'approve')
    expect((await place(cartId)).orderV2.number).toMatch(/^1\d{8}$/)
    expect(await statesOf(cartId)).toEqual(['requires_capture'])
  })

  test('K-04: refused by the shopper: leads to the cancelled page, says so, and another card pays', async () => {
    const { cartId, paymentId } = await confirmation()
    expect(await backTo(answerChallenge(ledger, cards, paymentId, 'fail'))).toEqual([
      303,
      '/checkout/receipt/cancel',
    ])
    expect(messages(await shop.comeBack(cartId))[0]).toContain('did not confirm that it is you')
    await shop.enterCard(cartId, APPROVED)
    expect((await place(cartId)).errors).toEqual([])
  })

  test('confirmed, and then declined all the same', async () => {
    const { cartId, paymentId } = await confirmation('4000008400001629')
    answerChallenge(ledger, cards, paymentId, 'approve')
    expect(messages(await shop.comeBack(cartId))[0]).toContain('did not approve this card')
  })

  test('never confirmed: after half an hour it is ended at the provider, and a late yes authorises nothing', async () => {
    const { cartId, paymentId } = await confirmation()
    shop.clock.advance(31 * 60_000)
    await finishPayments(shop.deps, 30)
    await shop.ledgersAgree()
    expect(await statesOf(cartId)).toEqual(['canceled'])
    expect(() => answerChallenge(ledger, cards, paymentId, 'approve')).toThrow('canceled')
  })

  test('confirmed while nobody comes back: the sweep places the order', async () => {
    const { cartId, paymentId } = await confirmation()
    answerChallenge(ledger, cards, paymentId, 'approve')
    await finishPayments(shop.deps, 0)
    expect(await orderOfCart(shop.db, cartId)).toBeDefined()
  })

  test.each([
    '/stripe/return?approved=https://evil.example/',
    '/stripe/return?approved=//evil.example',
    '/stripe/return?approved=/%5Cevil.example',
    '/stripe/return',
  ])('%s leads nowhere', async (address) => {
    expect((await shop.routes.request(address)).status).toBe(404)
  })
})

describe('SH-23: a provider that does not answer', () => {
  test.each(['silent-after', 'cut-after'] as const)(
    'once, %s the charge: the second try hears the first answer, one charge',
    async (fault) => {
      const cartId = await shop.aCart()
      server.fail('confirm', fault)
      expect((await place(cartId)).errors).toEqual([])
      expect(await statesOf(cartId)).toEqual(['requires_capture'])
    },
  )

  test.each(['silent-before', 'cut-before'] as const)(
    'once, %s the charge: the second try charges',
    async (fault) => {
      const cartId = await shop.aCart()
      server.fail('confirm', fault)
      expect((await place(cartId)).errors).toEqual([])
      expect(await statesOf(cartId)).toEqual(['requires_capture'])
    },
  )

  test('at all, after the charge: a sentence, and the next press places the order of the one charge', async () => {
    const cartId = await shop.aCart()
    server.fail('confirm', 'silent-after', 'silent-after')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    expect((await place(cartId)).errors).toEqual([])
    expect(await statesOf(cartId)).toEqual(['requires_capture'])
  })

  test('at all, after the charge, and the shopper is gone: the sweep places the order', async () => {
    const cartId = await shop.aCart()
    server.fail('confirm', 'silent-after', 'silent-after')
    await place(cartId)
    await finishPayments(shop.deps, 0)
    expect(await orderOfCart(shop.db, cartId)).toBeDefined()
  })

  test('at all, before the charge, and the shopper is gone: nothing is charged, and the payment is ended', async () => {
    const cartId = await shop.aCart()
    server.fail('confirm', 'silent-before', 'silent-before')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    shop.clock.advance(31_000)
    await finishPayments(shop.deps, 30)
    await shop.ledgersAgree()
    expect(await statesOf(cartId)).toEqual(['canceled'])
  })

  test('when the payment is opened: no bank was asked, and the next press opens the same one', async () => {
    const cartId = await shop.aCart()
    server.fail('create', 'silent-after', 'silent-after')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    const opened = ledger.intents.size
    expect((await place(cartId)).errors).toEqual([])
    expect(ledger.intents.size).toBe(opened)
  })

  test('when the card is looked up: no bank was asked, and the next press pays', async () => {
    const cartId = await shop.aCart()
    server.fail('other', 'silent-before', 'silent-before')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    expect((await place(cartId)).errors).toEqual([])
  })

  test('but breaks, and gives the break again for the key: the sweep ends the payment, and another one pays', async () => {
    const cartId = await shop.aCart()
    server.fail('confirm', 'error')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    shop.clock.advance(31_000)
    await finishPayments(shop.deps, 30)
    expect((await place(cartId)).errors).toEqual([])
    await shop.ledgersAgree()
    expect((await statesOf(cartId)).toSorted()).toEqual(['canceled', 'requires_capture'])
  })

  test('a payment that expired at the provider before its order is paid anew', async () => {
    const cartId = await shop.aCart()
    server.fail('confirm', 'silent-after', 'silent-after')
    await place(cartId)
    const [{ gatewayPaymentId } = {}] = await shop.paymentsOf(cartId)
    await shop.gateway.release(gatewayPaymentId ?? '')
    server.expireKeys()
    expect(messages(await place(cartId))).toEqual([AUTHORISATION_OVER])
    expect((await place(cartId)).errors).toEqual([])
  })
})

describe('SH-23: one order and one charge', () => {
  oneChargeCases(paying, 'requires_capture')

  test('the same key with another amount is refused by the provider, and the shop hears it', async () => {
    const payment = { idempotencyKey: 'the-same', currency: 'AUD' as const, reference: 'x' }
    const { paymentId } = await shop.gateway.begin({ ...payment, amountCents: 1000 })
    await expect(shop.gateway.begin({ ...payment, amountCents: 2000 })).rejects.toThrow('same parameters')
    expect(await shop.gateway.begin({ ...payment, amountCents: 1000 })).toEqual({ paymentId })
  })

  test('a card changed while the first waits for its bank: the first is ended, one charge', async () => {
    const cartId = await shop.aCart(ASKS_TO_CONFIRM)
    await place(cartId)
    await shop.enterCard(cartId, APPROVED)
    await place(cartId)
    await shop.ledgersAgree()
    expect((await statesOf(cartId)).toSorted()).toEqual(['canceled', 'requires_capture'])
  })
})
