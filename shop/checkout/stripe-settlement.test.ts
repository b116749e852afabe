/** K-30, SH-23: capture, void and refund at a server that plays Stripe's protocol; after each case both ledgers agree to the cent. */
import { afterEach, describe, expect, test } from 'vitest'
import { Refused } from '#platform/payments/stripe/testing/answers.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { sendOrderNews } from '../orders/commands/send-order-news.ts'
import { settleBankRefund } from '../orders/commands/settle-refund.ts'
import { voidAuthorisation } from '../orders/commands/void-authorisation.ts'
import { goodwill } from '../testing/gateway-shop.ts'
import { openStripeShop } from '../testing/stripe-shop.ts'
import { capturePayment } from './commands/capture-payment.ts'
import { releasePayment } from './commands/release-payment.ts'
import { anAuthorisedOrder, lostCaptureCases } from './testing/card-settlement-cases.ts'

const shop = await openStripeShop()
const { server, staffNotes } = shop
const { ledger } = server
afterEach(shop.ledgersAgree)

const statesOf = async (cartId: string) =>
  (await shop.paymentsOf(cartId)).map(
    ({ gatewayPaymentId }) => ledger.intents.get(gatewayPaymentId ?? '')?.status,
  )

describe('K-30: the amount is captured', () => {
  const anOrder = () => anAuthorisedOrder(shop)

  test('once, however often the job runs, also after the keys expired', async () => {
    const { cartId, payment } = await anOrder()
    await Promise.all([capturePayment(shop.deps, payment.id), capturePayment(shop.deps, payment.id)])
    server.expireKeys()
    expect(
      await shop.gateway.capture({ paymentId: payment.gatewayPaymentId!, amountCents: payment.amountCents }),
    ).toEqual({ kind: 'captured' })
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
    expect(await statesOf(cartId)).toEqual(['succeeded'])
  })

  lostCaptureCases(shop)

  test.each([
    [
      'declines it',
      () =>
        server.fail(
          'capture',
          new Refused(402, { type: 'card_error', code: 'card_declined', message: 'No' }),
        ),
    ],
    [
      'has let it expire',
      () =>
        server.fail(
          'capture',
          new Refused(400, {
            type: 'invalid_request_error',
            code: 'charge_expired_for_capture',
            message: 'Expired',
          }),
        ),
    ],
  ])(
    'not when the bank %s: the order waits for its money in another way, and the shopper is told how',
    async (_, happens) => {
      const { cartId, payment, order } = await anOrder()
      happens()
      await capturePayment(shop.deps, payment.id)
      const after = await shop.orderOf(cartId)
      expect([after.state, after.paidAt]).toEqual(['pending-payment', null])
      await releasePayment(shop.deps, payment.id)
      await capturePayment(shop.deps, payment.id)
      expect((await shop.paymentsOf(cartId))[0]).toMatchObject({ state: 'closed' })
      expect(await staffNotes(order)).toEqual([
        expect.stringContaining('The bank did not pay this order'),
        expect.stringContaining('does not pay what it had approved'),
      ])
      expect((await mailAbout(order.id)).join(' ')).toContain('Please transfer')
    },
  )

  test('not when the gateway has cancelled the authorisation after its seven days', async () => {
    const { cartId, payment, order } = await anOrder()
    await shop.gateway.release(payment.gatewayPaymentId!)
    await capturePayment(shop.deps, payment.id)
    expect((await shop.orderOf(cartId)).state).toBe('pending-payment')
    expect((await mailAbout(order.id)).join(' ')).toContain('Please transfer')
  })

  test('or voided when the shopper cancels first', async () => {
    const { cartId, order, payment } = await anOrder()
    await cancelOrder(shop.deps, order.id, { actor: 'shopper' })
    await voidAuthorisation(shop.deps, order.id)
    await voidAuthorisation(shop.deps, order.id)
    await capturePayment(shop.deps, payment.id)
    expect(await statesOf(cartId)).toEqual(['canceled'])
  })

  test('and refunded when the capture was quicker than the cancellation', async () => {
    const { order, payment } = await anOrder()
    await cancelOrder(shop.deps, order.id, { actor: 'shopper' })
    const { gatewayPaymentId, amountCents } = payment
    await shop.gateway.capture({ paymentId: gatewayPaymentId!, amountCents })
    await voidAuthorisation(shop.deps, order.id)
    server.expireKeys()
    await voidAuthorisation(shop.deps, order.id)
    await capturePayment(shop.deps, payment.id)
    expect(ledger.refunds.filter(({ payment_intent }) => payment_intent === gatewayPaymentId)).toHaveLength(1)
  })

  async function mailAbout(orderId: string): Promise<string[]> {
    const paragraphs: string[] = []
    await sendOrderNews(
      {
        ...shop.deps,
        mail: { send: async () => undefined },
        renderMail: async (_, facts) => {
          if ('paragraphs' in facts) paragraphs.push(...facts.paragraphs)
          return { subject: '', html: '', text: '' }
        },
      },
      { news: 'payment-refused', orderId },
    )
    return paragraphs
  }
})

describe('K-30: money goes back', () => {
  test('in parts, each once, also when the job is repeated after the keys expired', async () => {
    const { order, paymentId } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await refundOrder(shop.deps, order.id, goodwill(501))
    const memos = await shop.memosOf(order)
    await shop.settleAll(order)
    server.expireKeys()
    for (const { id, moneyCents } of memos) {
      const again = { idempotencyKey: id, paymentId, amountCents: moneyCents }
      expect(await shop.gateway.refund(again)).toEqual({ kind: 'refunded' })
    }
    expect(
      ledger.refunds.filter((one) => one.payment_intent === paymentId).map(({ amount }) => amount),
    ).toEqual(expect.arrayContaining([1000, 501]))
    expect(await shop.memosOf(order)).toEqual([
      expect.objectContaining({ state: 'settled' }),
      expect.objectContaining({ state: 'settled' }),
    ])
  })

  test('and the answer is lost: the second try finds it given', async () => {
    const { order } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    server.fail('refund', 'silent-after')
    await shop.settleAll(order)
  })

  test('and nobody answers: the memo stays open, and asked again it is given once', async () => {
    const { order } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    server.fail('refund', 'silent-before', 'silent-before')
    await expect(shop.settleAll(order)).rejects.toThrow('did not answer')
    await shop.ledgersAgree()
    await shop.settleAll(order)
  })

  test('all of it, when staff cancel a paid order', async () => {
    const { order } = await shop.aPaidOrder()
    await cancelOrder(shop.deps, order.id, { actor: 'staff', message: 'Sold out' })
    await shop.settleAll(order)
  })

  test('not through a card that takes nothing back: the refund becomes a bank transfer, and staff read why', async () => {
    const { order } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    server.fail('refund', new Refused(400, { type: 'invalid_request_error', message: 'The card is closed.' }))
    await shop.settleAll(order)
    const [memo] = await shop.memosOf(order)
    expect(memo).toMatchObject({ way: 'bank', state: 'open' })
    expect(await staffNotes(order)).toEqual([
      expect.stringMatching(/A\$10\.00\): The card is closed\. Refund it by bank transfer/),
    ])
    await shop.ledgersAgree()
    expect(await settleBankRefund(shop.deps, memo!.id)).toBeUndefined()
  })
})
