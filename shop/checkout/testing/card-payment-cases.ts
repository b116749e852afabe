/** What a card at the checkout is worth, whatever gateway the shop asks: cases that are the same for several. */
import { expect, test } from 'vitest'
import type { Fault } from '#platform/payments/testing/simulated-gateway.ts'
import type { Balance, GatewayShop } from '../../testing/gateway-shop.ts'
import { finishPayments } from '../commands/finish-payments.ts'
import { NO_ANSWER, UNREADABLE_CARD } from '../rules/sentences.ts'

/** A shop that pays at a server which plays its gateway's protocol. */
export interface PayingShop extends GatewayShop {
  aCart(): Promise<string>
  /** How the charges of a cart's payments stand at the provider, oldest payment first. */
  statesOf(cartId: string): Promise<readonly (string | undefined)[]>
  server: { requests: readonly unknown[] }
}

export interface LedgerShop<Card> extends PayingShop {
  aCart(card?: Card): Promise<string>
  enterCard(cartId: string, card?: Card): Promise<unknown>
  ledgersAgree(): Promise<void>
  server: {
    requests: readonly unknown[]
    /** What goes wrong with the next requests for an amount. */
    fail(operation: 'authorise', ...faults: Fault<never>[]): void
    /** Calls that were late arrive. */
    arrive(): void
  }
}

export interface Words<Card> {
  approved: Card
  /** As `statesOf` says it. */
  authorised: string
  voided: string
}

const SET_CARD = `mutation ($id: String!, $token: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "card", card: { token: $token } } }) { cart { id } }
}`
const HALF_AN_HOUR = 30 * 60_000

/** What the shopper reads of an order that was not placed. */
export const messages = ({ errors }: { errors: readonly { message: string }[] }) =>
  errors.map(({ message }) => message)

/** @param tokens  made by the provider's own fields for a card that is good; each with words for the case's name */
export function chosenCardCases(
  shop: PayingShop,
  authorised: string,
  tokens: readonly (readonly [string, () => string | Promise<string>])[],
): void {
  test.each(tokens)('is chosen by %s, and pays', async (_, tokenise) => {
    const cartId = await shop.aCart()
    await shop.door.ask(SET_CARD, { id: cartId, token: await tokenise() })
    expect((await shop.place(cartId)).orderV2.number).toMatch(/^1\d{8}$/)
    expect(await shop.statesOf(cartId)).toEqual([authorised])
  })
}

/** @param texts  that have not the form of a token */
export function noTokenCases(shop: PayingShop, texts: readonly string[]): void {
  test.each(texts)(
    'SH-23: %s in place of a token reaches neither the ledger nor the provider',
    async (token) => {
      const id = await shop.aCart()
      const before = shop.server.requests.length
      await expect(shop.door.ask(SET_CARD, { id, token })).rejects.toThrow(UNREADABLE_CARD)
      expect(shop.server.requests).toHaveLength(before)
    },
  )
}

/** @param cards  each with what it is, and words of the sentence that the shopper reads */
export function declinedCardCases<Card>(
  shop: LedgerShop<Card>,
  { approved, authorised }: Words<Card>,
  cards: readonly (readonly [string, Card, string])[],
): void {
  test.each(cards)(
    '%s: says what to do, authorises nothing, and another card pays',
    async (_, card, words) => {
      const cartId = await shop.aCart(card)
      const [message] = messages(await shop.place(cartId))
      expect(message).toContain(words)
      expect(message).toContain('You have not been charged.')
      // Nobody learns that a card was reported, or what a filter looks at.
      expect(message).not.toMatch(/lost|stolen|fraud|filter|review/i)
      await shop.enterCard(cartId, approved)
      expect((await shop.place(cartId)).errors).toEqual([])
      expect((await shop.statesOf(cartId)).at(-1)).toBe(authorised)
    },
  )
}

/** @param holds  each with when or how the hold ends, the card, and the state that it ends in */
export function heldCardCases<Card>(
  shop: LedgerShop<Card>,
  { approved }: Words<Card>,
  holds: readonly (readonly [string, Card, string])[],
): void {
  test.each(holds)(
    'held for review, %s: the hold is ended at once, and another card pays',
    async (_, card, state) => {
      const cartId = await shop.aCart(card)
      expect(messages(await shop.place(cartId))[0]).toContain(
        'We could not take this payment. You have not been charged.',
      )
      expect(await shop.statesOf(cartId)).toEqual([state])
      await shop.enterCard(cartId, approved)
      expect((await shop.place(cartId)).errors).toEqual([])
    },
  )
}

interface Silence<Card> {
  balanceOf(paymentId: string): Balance
  /** The answer to the next call for an amount is lost, and nothing is learnt of it at once. */
  loseAnswer(): void
  held: Card
  /** In what state the hold of a card ends. */
  heldEnds: string
  enterAnotherCard(cartId: string): Promise<unknown>
}

export function silentProviderCases<Card>(
  shop: LedgerShop<Card>,
  { authorised, voided }: Words<Card>,
  { balanceOf, loseAnswer, held, heldEnds, enterAnotherCard }: Silence<Card>,
): void {
  const { server, place, statesOf } = shop

  test.each(['silent-before', 'cut-before', 'error', 'nonsense'] as const)(
    'once, %s the charge: the second try charges',
    async (fault) => {
      const cartId = await shop.aCart()
      server.fail('authorise', fault)
      expect((await place(cartId)).errors).toEqual([])
      expect(await statesOf(cartId)).toEqual([authorised])
    },
  )

  test('at all, after a hold for review: the sweep ends the hold', async () => {
    const cartId = await shop.aCart(held)
    loseAnswer()
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    await finishPayments(shop.deps, 0)
    expect(await statesOf(cartId)).toEqual([heldEnds])
  })

  test('at all, before the charge, and the shopper is gone: nothing is authorised, and the payment ends once nothing can come', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', 'silent-before', 'silent-before')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    shop.clock.advance(31_000)
    await finishPayments(shop.deps, 30)
    expect(await shop.paymentsOf(cartId)).toMatchObject([{ state: 'unwanted' }])
    await expect(finishPayments(shop.deps, 30)).rejects.toThrow('could not be finished')
    shop.clock.advance(HALF_AN_HOUR)
    await finishPayments(shop.deps, 30)
    expect(await shop.paymentsOf(cartId)).toMatchObject([{ state: 'closed' }])
  })

  test('and a call that reaches it after the payment was given up: what it then authorises is voided', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', 'late', 'silent-before')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    shop.clock.advance(31_000)
    await finishPayments(shop.deps, 30)
    server.arrive()
    const [payment] = await shop.paymentsOf(cartId)
    expect(balanceOf(payment?.gatewayPaymentId ?? '').authorisedCents).toBe(payment?.amountCents)
    await finishPayments(shop.deps, 30)
    expect(await statesOf(cartId)).toEqual([voided])
  })

  test('and a call that reaches it after its own repetition: one charge', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', 'late')
    expect((await place(cartId)).errors).toEqual([])
    server.arrive()
    expect(await statesOf(cartId)).toEqual([authorised])
  })

  test('while another card is entered: the first payment is given up, and only the second is authorised', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', 'late', 'silent-before')
    expect(messages(await place(cartId))).toEqual([NO_ANSWER])
    await enterAnotherCard(cartId)
    expect((await place(cartId)).errors).toEqual([])
    server.arrive()
    await shop.ledgersAgree()
    expect((await statesOf(cartId)).toSorted()).toEqual([authorised, voided].toSorted())
  })
}

export function oneChargeCases(shop: PayingShop, authorised: string): void {
  test('for ten presses at once', async () => {
    const cartId = await shop.aCart()
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.place(cartId)))
    expect(new Set(answers.map(({ orderV2 }) => orderV2.number)).size).toBe(1)
    expect(await shop.statesOf(cartId)).toEqual([authorised])
  })
}
