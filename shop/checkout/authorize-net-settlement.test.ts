/** K-30, SH-23: capture, void and refund at a server that plays Authorize.Net's protocol; after each case both ledgers agree. */
import { afterEach, describe, expect, test } from 'vitest'
import { unsuccessful } from '#platform/payments/authorize-net/testing/answers.ts'
import { approves } from '#platform/payments/authorize-net/testing/cards.ts'
import { expire, refundIn, voidOf } from '#platform/payments/authorize-net/testing/transactions.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { settleBankRefund } from '../orders/commands/settle-refund.ts'
import { voidAuthorisation } from '../orders/commands/void-authorisation.ts'
import { openAuthorizeNetShop } from '../testing/authorize-net-shop.ts'
import { goodwill } from '../testing/gateway-shop.ts'
import { capturePayment } from './commands/capture-payment.ts'
import { anAuthorisedOrder, captureCases, refundCases } from './testing/card-settlement-cases.ts'

const shop = await openAuthorizeNetShop()
const { server, statesOf, staffNotes } = shop
const { ledger } = server
afterEach(shop.ledgersAgree)

const refundsOf = (transId: string) =>
  ledger.transactions.filter(({ refTransId }) => refTransId === transId).map(({ settleCents }) => settleCents)

const anOrder = () => anAuthorisedOrder(shop)

describe('K-30: the amount is captured', () => {
  test('once, however often the job runs, also a day later', async () => {
    const { cartId, payment, paymentId } = await anOrder()
    await Promise.all([capturePayment(shop.deps, payment.id), capturePayment(shop.deps, payment.id)])
    server.settle()
    const again = await shop.gateway.capture({ paymentId, amountCents: payment.amountCents })
    expect(again).toEqual({ kind: 'captured' })
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
    expect(await statesOf(cartId)).toEqual(['settledSuccessfully'])
  })

  test('and the answer is lost: the second try finds it captured', async () => {
    const { cartId, payment } = await anOrder()
    server.fail('capture', 'cut-after')
    await capturePayment(shop.deps, payment.id)
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
  })

  captureCases(shop, {
    voided: 'voided',
    refusals: [
      [
        'declined',
        () => server.fail('capture', { answers: unsuccessful(2, 'This transaction has been declined.') }),
        '',
      ],
    ],
    letExpire: () => expire(ledger),
  })

  test('later when the processor cannot say just now', async () => {
    const { cartId, payment } = await anOrder()
    const busy = { answers: unsuccessful(19, 'An error occurred during processing.') }
    server.fail('capture', busy, busy)
    await expect(capturePayment(shop.deps, payment.id)).rejects.toThrow('did not answer')
    await capturePayment(shop.deps, payment.id)
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
  })

  test.each([
    ['not settled yet: a void', false, 'voided', []],
    ['settled: a refund', true, 'settledSuccessfully', [3930]],
  ] as const)(
    'and given back when the capture was quicker than the cancellation, %s',
    async (_, isSettled, state, refunds) => {
      const { cartId, payment, paymentId, order } = await anOrder()
      await cancelOrder(shop.deps, order.id, { actor: 'shopper' })
      await shop.gateway.capture({ paymentId, amountCents: payment.amountCents })
      if (isSettled) server.settle()
      await voidAuthorisation(shop.deps, order.id)
      await voidAuthorisation(shop.deps, order.id)
      await capturePayment(shop.deps, payment.id)
      expect(await statesOf(cartId)).toEqual([state])
      const charge = ledger.transactions.find(({ invoiceNumber }) => invoiceNumber === paymentId)
      expect(refundsOf(charge?.transId ?? '')).toEqual(refunds)
    },
  )
})

describe('K-30: money goes back', () => {
  async function aSettledOrder(digits?: string) {
    const paid = await shop.aPaidOrder(approves, digits)
    server.settle()
    return paid
  }

  test('in parts once it is settled, each once, also when the job is repeated a day later', async () => {
    const { order, paymentId, transId } = await aSettledOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await refundOrder(shop.deps, order.id, goodwill(501))
    await shop.settleAll(order)
    server.settle()
    shop.clock.advance(86_400_000)
    for (const { id, moneyCents } of await shop.memosOf(order)) {
      const again = { idempotencyKey: id, paymentId, amountCents: moneyCents }
      expect(await shop.gateway.refund(again)).toEqual({ kind: 'refunded' })
    }
    expect(refundsOf(transId).toSorted()).toEqual([1000, 501])
  })

  refundCases(shop, {
    async aRefundableOrder() {
      const { order, transId } = await aSettledOrder()
      return { order, back: () => refundsOf(transId) }
    },
    failRefund: (...faults) => server.fail('refund', ...faults),
  })

  test('a part before the settlement waits for it, and then goes back once', async () => {
    const { order, transId } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await expect(shop.settleAll(order)).rejects.toThrow('not settled yet')
    expect(await shop.memosOf(order)).toMatchObject([{ state: 'open', way: 'gateway' }])
    await shop.ledgersAgree()
    server.settle()
    await shop.settleAll(order)
    await shop.settleAll(order)
    expect(refundsOf(transId)).toEqual([1000])
  })

  test('all of it before the settlement is a void, and no refund', async () => {
    const { cartId, order, transId } = await shop.aPaidOrder()
    await cancelOrder(shop.deps, order.id, { actor: 'staff', message: 'Sold out' })
    server.fail('void', 'silent-after')
    await shop.settleAll(order)
    expect(await statesOf(cartId)).toEqual(['voided'])
    expect(refundsOf(transId)).toEqual([])
  })

  test('all of it while the settlement comes between look and void: it is refunded once', async () => {
    const { cartId, order, transId } = await shop.aPaidOrder()
    await cancelOrder(shop.deps, order.id, { actor: 'staff', message: 'Sold out' })
    const refused = { answers: unsuccessful(16, 'The transaction was not found.') }
    server.fail('void', refused, refused)
    await expect(shop.settleAll(order)).rejects.toThrow('did not answer')
    server.settle()
    await shop.settleAll(order)
    expect(await statesOf(cartId)).toEqual(['settledSuccessfully'])
    expect(refundsOf(transId)).toEqual([3930])
  })

  test('and the answer is lost while the lists are behind: it is taken for a repetition, and found later', async () => {
    const { order, transId } = await aSettledOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    server.fallBehind(true)
    server.fail('refund', 'cut-after')
    await expect(shop.settleAll(order)).rejects.toThrow('did not answer')
    server.fallBehind(false)
    await shop.settleAll(order)
    expect(refundsOf(transId)).toEqual([1000])
  })

  test('and the answer is lost for a day: it is found in the batch, after the time for repetitions', async () => {
    const { order, transId } = await aSettledOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    server.fail('refund', 'cut-after')
    server.fail('list', 'cut-before')
    await expect(shop.settleAll(order)).rejects.toThrow('did not answer')
    shop.clock.advance(86_400_000)
    server.settle()
    await shop.settleAll(order)
    expect(refundsOf(transId)).toEqual([1000])
  })

  test('not for more than is left: the refund becomes a bank transfer, and staff read why', async () => {
    const { order, transId } = await aSettledOrder()
    refundIn(ledger, transId, 3000, 'BY HAND')
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
    const [memo] = await shop.memosOf(order)
    expect(memo).toMatchObject({ way: 'bank', state: 'open' })
    expect(await staffNotes(order)).toEqual([
      expect.stringMatching(/A\$10\.00\): The sum of credits .*Refund it by bank transfer/),
    ])
    // Once the webhook is handled, the console’s refund is what the shop had promised, and more.
    await shop.deliver(
      ledger.events.filter(({ eventType }) => eventType.endsWith('refund.created')).slice(-1),
    )
    expect((await shop.memosOf(order)).map(({ state, moneyCents }) => [state, moneyCents])).toEqual([
      ['settled', 1000],
      ['settled', 2000],
    ])
  })

  test('not after 180 days, which the gateway refuses: a bank transfer', async () => {
    const { order } = await aSettledOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    const refused = 'The referenced transaction does not meet the criteria for issuing a credit.'
    server.fail('refund', { answers: unsuccessful(54, refused) })
    await shop.settleAll(order)
    const [memo] = await shop.memosOf(order)
    expect(memo).toMatchObject({ way: 'bank', state: 'open' })
    await shop.ledgersAgree()
    expect(await settleBankRefund(shop.deps, memo?.id ?? '')).toBeUndefined()
  })

  test('not of what staff voided in the console: a bank transfer is left to decide on', async () => {
    const { order, transId } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    voidOf(ledger, transId)
    await shop.settleAll(order)
    expect((await staffNotes(order))[0]).toContain('voided in the card gateway already')
    await shop.deliver(ledger.events.slice(-1))
  })
})
