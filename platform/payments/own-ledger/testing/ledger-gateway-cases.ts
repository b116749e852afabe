/** Cases that are the same for every gateway with a ledger of the shop's own. */
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { SetClock } from '../../../testing/set-clock.ts'
import { AlreadyCaptured, GatewayTimeout, type PaymentGateway } from '../../gateway.ts'
import type { OpenGateway } from '../../opening.ts'
import type { Fault } from '../../testing/simulated-gateway.ts'
import { AMOUNT_CENTS, paymentsAt } from './a-payment.ts'

/** A server that plays the gateway's protocol, and a shop that asks it. */
export interface StandIn<Card> {
  gateway: PaymentGateway
  /** Of another process of the same shop. */
  other: PaymentGateway
  clock: SetClock
  tokenise(card?: Card): string | Promise<string>
  /** Everything that the server was asked since it was emptied. */
  requests: { operation: string }[]
  /** What goes wrong with the next requests for an amount, and about how a payment stands. */
  failing: { authorise(...faults: Fault<never>[]): void; look(...faults: Fault<never>[]): void }
  /** What the server has authorised for a payment. */
  chargesOf(paymentId: string): readonly unknown[]
  /** Staff void the authorisation of a payment in the gateway's console. */
  voidInConsole(paymentId: string): void
  settle(): void
  reference: { says: string; form: RegExp; unknown: string }
  approved: Card
  declined: { card: Card; message: string }
  /** A shop with a wrong secret, what the gateway says to it, and what no log may have. */
  withWrongSecret: { open(): Promise<OpenGateway>; secret: string; words: string; title: string }
  token: { is: string; others: readonly string[] }
}

export function ledgerGatewayCases<Card>(standIn: StandIn<Card>): void {
  const { gateway, other, requests, failing, chargesOf } = standIn
  const aPayment = paymentsAt(gateway, standIn.tokenise)

  test(`beginning asks nobody, gives a reference of ${standIn.reference.says}, and the same for the same key`, async () => {
    requests.splice(0)
    const payment = { idempotencyKey: 'the-same', currency: 'AUD' as const, reference: 'x' }
    const { paymentId } = await gateway.begin({ ...payment, amountCents: 1000 })
    expect(paymentId).toMatch(standIn.reference.form)
    expect(await gateway.begin({ ...payment, amountCents: 1000 })).toEqual({ paymentId })
    await expect(gateway.begin({ ...payment, amountCents: 2000 })).rejects.toThrow('1000 cents, not 2000')
    expect(await gateway.find(paymentId)).toBeUndefined()
    expect(requests).toEqual([])
  })

  test.each([
    ['approved', standIn.approved, { kind: 'approved' }],
    ['declined', standIn.declined.card, { kind: 'declined', message: standIn.declined.message }],
  ] as const)(
    'a key that was %s gives that answer for ever, whatever became of the payment since',
    async (_, card, answer) => {
      const { paymentId, ask } = await aPayment(card)
      expect(await ask()).toEqual(answer)
      await gateway.release(paymentId)
      standIn.clock.advance(40 * 86_400_000)
      requests.splice(0)
      expect(await ask()).toEqual(answer)
      expect(requests).toEqual([])
    },
  )

  test('two processes that ask for one payment at once ask the provider once, and charge once', async () => {
    const { paymentId, ask } = await aPayment()
    requests.splice(0)
    failing.authorise('slow')
    const answers = await Promise.all([gateway, other, gateway, other].map((one) => ask(one)))
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ kind: 'approved' })))
    expect(requests.filter(({ operation }) => operation === 'authorise')).toHaveLength(1)
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

  test('a captured payment cannot be released, and a released one cannot be captured', async () => {
    const captured = await aPayment()
    await captured.ask()
    await gateway.capture({ paymentId: captured.paymentId, amountCents: AMOUNT_CENTS })
    await expect(gateway.release(captured.paymentId)).rejects.toThrow(AlreadyCaptured)
    standIn.settle()
    await expect(gateway.release(captured.paymentId)).rejects.toThrow(AlreadyCaptured)
    const released = await aPayment()
    await released.ask()
    await gateway.release(released.paymentId)
    expect(await gateway.find(released.paymentId)).toEqual({ kind: 'released' })
    const capture = await gateway.capture({ paymentId: released.paymentId, amountCents: AMOUNT_CENTS })
    expect(capture).toMatchObject({ kind: 'refused' })
  })

  test('more than was authorised, or another payment, cannot be captured', async () => {
    const { paymentId, ask } = await aPayment()
    await ask()
    const more = { paymentId, amountCents: AMOUNT_CENTS + 1 }
    await expect(gateway.capture(more)).rejects.toThrow('cannot be captured')
    const { unknown } = standIn.reference
    await expect(gateway.capture({ paymentId: unknown, amountCents: 1 })).rejects.toThrow('not begun')
    expect(await gateway.find(unknown)).toBeUndefined()
  })

  test('a voided authorisation is no refund', async () => {
    const { paymentId, ask } = await aPayment()
    await ask()
    standIn.voidInConsole(paymentId)
    expect(await gateway.movements(paymentId)).toEqual({ refunds: [], disputes: [] })
  })

  describe('what goes wrong', () => {
    const { open, secret, words, title } = standIn.withWrongSecret
    test(`is said ${title}, because errors are logged`, async () => {
      const wrong = await open()
      const { ask, token } = await aPayment()
      const failure: unknown = await ask(wrong.payments).catch((thrown: unknown) => thrown)
      const shown = inspect(failure, { depth: 9, showHidden: true })
      expect(shown).toContain(words)
      expect(shown).not.toContain(secret)
      expect(shown).not.toContain(token)
      await wrong.close()
    })

    test.each(['error', 'nonsense', 'cut-before', 'silent-before'] as const)(
      '%s, twice, is no answer',
      async (fault) => {
        const { paymentId, ask } = await aPayment()
        await ask()
        failing.look(fault, fault)
        await expect(gateway.find(paymentId)).rejects.toThrow(GatewayTimeout)
        failing.look()
      },
    )
  })

  describe(`a card is known by ${standIn.token.is} alone`, () => {
    test('which looks like no card number, and tells nothing of its card', async () => {
      const token = await standIn.tokenise()
      expect(gateway.isToken(token)).toBe(true)
      expect(await gateway.cardFingerprint(token)).toBeUndefined()
    })

    test.each(standIn.token.others)('and %j is none', (text) => {
      expect(gateway.isToken(text)).toBe(false)
    })
  })
}

/** @param codes  each with words of the sentence that a shopper reads */
export function declineSentenceCases<Code>(
  code: string,
  declineSentence: (code: Code) => string,
  codes: readonly (readonly [Code, string])[],
): void {
  test.each(codes)(`${code} %s is told as a sentence that says %s`, (given, words) => {
    expect(declineSentence(given).toLowerCase()).toContain(words.toLowerCase())
    expect(declineSentence(given)).toContain('You have not been charged.')
  })
}
