/** K-30, SH-23: capture, void and refund at a server that plays Payflow's protocol; after each case both ledgers agree. */
import { afterEach, describe, expect, test } from 'vitest'
import * as gatewayConsole from '#platform/payments/payflow/testing/transactions.ts'
import { refused } from '#platform/payments/payflow/testing/transactions.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { settleBankRefund } from '../orders/commands/settle-refund.ts'
import { voidAuthorisation } from '../orders/commands/void-authorisation.ts'
import { goodwill } from '../testing/gateway-shop.ts'
import { openPayflowShop } from '../testing/payflow-shop.ts'
import { capturePayment } from './commands/capture-payment.ts'
import { releasePayment } from './commands/release-payment.ts'
import { anAuthorisedOrder, captureCases, refundCases } from './testing/card-settlement-cases.ts'

const shop = await openPayflowShop()
const { server, statesOf, staffNotes, creditsOf } = shop
const { ledger } = server
afterEach(shop.ledgersAgree)

const sent = (operation: string) => server.requests.filter((one) => one.operation === operation)
const idsOf = (operation: string) => sent(operation).map(({ request }) => request.requestId)
const CAPTURED = '0/9'
const VOIDED = '0/1003'

async function anOrder() {
  const order = await anAuthorisedOrder(shop)
  server.requests.splice(0)
  return order
}

const refusal = (result: number, reason: string) =>
  [reason, () => server.fail('capture', { answers: refused(result, reason) }), `: ${reason}`] as const

describe('K-30: the amount is captured', () => {
  test('once, however often the job runs, also a day later', async () => {
    const { cartId, payment, paymentId } = await anOrder()
    await Promise.all([capturePayment(shop.deps, payment.id), capturePayment(shop.deps, payment.id)])
    server.settle()
    shop.clock.advance(86_400_000)
    const again = await shop.gateway.capture({ paymentId, amountCents: payment.amountCents })
    expect(again).toEqual({ kind: 'captured' })
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
    expect(sent('capture')).toHaveLength(1)
    expect(await statesOf(cartId)).toEqual([CAPTURED])
  })

  test('and the answer is lost: the same id gets the first answer, with the number that refunds go by', async () => {
    const { cartId, payment, order } = await anOrder()
    server.fail('capture', 'cut-after')
    await capturePayment(shop.deps, payment.id)
    expect(new Set(idsOf('capture')).size).toBe(1)
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
  })

  captureCases(shop, {
    voided: VOIDED,
    refusals: [refusal(12, 'Declined'), refusal(111, 'Capture error')],
    letExpire() {
      shop.clock.advance(40 * 86_400_000)
      server.answerWith('capture', 12)
    },
  })

  test('and the answers are lost for a month, and the ids expired: it is found by its reference', async () => {
    const { cartId, payment, order } = await anOrder()
    server.fail('capture', 'cut-after', 'cut-after')
    await expect(capturePayment(shop.deps, payment.id)).rejects.toThrow('did not answer')
    server.expireRequestIds()
    server.settle()
    shop.clock.advance(31 * 86_400_000)
    await capturePayment(shop.deps, payment.id)
    expect(sent('capture')).toHaveLength(2)
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
    const [{ pnref = '' } = {}] = ledger.transactions.filter(
      ({ origid, type }) => type === 'D' && origid === shop.chargeOf(payment.gatewayPaymentId ?? ''),
    )
    expect(creditsOf(pnref)).toEqual([1000])
  })

  test('later when the processor cannot say just now, under another id, because the first one has its answer for good', async () => {
    const { cartId, payment } = await anOrder()
    server.answerWith('capture', 104, 106)
    await expect(capturePayment(shop.deps, payment.id)).rejects.toThrow('did not answer')
    await capturePayment(shop.deps, payment.id)
    expect(new Set(idsOf('capture')).size).toBe(3)
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
    expect(await statesOf(cartId)).toEqual([CAPTURED])
  })

  test('or voided later when the void is refused just now', async () => {
    const { cartId, payment, order } = await anOrder()
    await cancelOrder(shop.deps, order.id, { actor: 'shopper' })
    const busy = { answers: refused(108, 'Void error') }
    server.fail('void', busy, busy)
    await expect(voidAuthorisation(shop.deps, order.id)).rejects.toThrow('did not answer')
    await voidAuthorisation(shop.deps, order.id)
    await capturePayment(shop.deps, payment.id)
    expect(await statesOf(cartId)).toEqual([VOIDED])
  })

  test.each([
    ['not settled yet', false],
    ['settled', true],
  ])('and given back when the capture was quicker than the cancellation, %s', async (_, isSettled) => {
    const { cartId, payment, paymentId, order } = await anOrder()
    await cancelOrder(shop.deps, order.id, { actor: 'shopper' })
    await shop.gateway.capture({ paymentId, amountCents: payment.amountCents })
    if (isSettled) server.settle()
    await voidAuthorisation(shop.deps, order.id)
    await voidAuthorisation(shop.deps, order.id)
    await capturePayment(shop.deps, payment.id)
    expect(await statesOf(cartId)).toEqual([CAPTURED])
    expect(balanceOfCapture(paymentId)).toEqual([3930])
  })
})

const captureOf = (paymentId: string) =>
  ledger.transactions.find(({ type, origid }) => type === 'D' && origid === shop.chargeOf(paymentId))
const balanceOfCapture = (paymentId: string) => creditsOf(captureOf(paymentId)?.pnref ?? '')

describe('K-30: money goes back', () => {
  test('in parts, at once, each once, also when the job is repeated months later', async () => {
    const { order, paymentId, pnref } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
    server.settle()
    await refundOrder(shop.deps, order.id, goodwill(501))
    await shop.settleAll(order)
    server.expireRequestIds()
    shop.clock.advance(60 * 86_400_000)
    for (const { id, moneyCents } of await shop.memosOf(order)) {
      const again = { idempotencyKey: id, paymentId, amountCents: moneyCents }
      expect(await shop.gateway.refund(again)).toEqual({ kind: 'refunded' })
    }
    expect(creditsOf(pnref)).toEqual([1000, 501])
  })

  refundCases(shop, {
    async aRefundableOrder() {
      const { order, pnref } = await shop.aPaidOrder()
      return { order, back: () => creditsOf(pnref) }
    },
    failRefund: (...faults) => server.fail('credit', ...faults),
  })

  test('and the answers are lost, and the ids expired: it is found by its reference, and not given again', async () => {
    const { order, pnref } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    server.fail('credit', 'cut-after', 'cut-after')
    await expect(shop.settleAll(order)).rejects.toThrow('did not answer')
    server.expireRequestIds()
    shop.clock.advance(2 * 3_600_000)
    await shop.settleAll(order)
    expect(creditsOf(pnref)).toEqual([1000])
  })

  test('and a call that reaches it after its own repetition: once', async () => {
    const { order, pnref } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    server.fail('credit', 'late')
    await shop.settleAll(order)
    server.arrive()
    expect(creditsOf(pnref)).toEqual([1000])
  })

  test('later when the processor cannot say just now', async () => {
    const { order, pnref } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    server.answerWith('credit', 104, 104)
    await expect(shop.settleAll(order)).rejects.toThrow('did not answer')
    await shop.settleAll(order)
    expect(creditsOf(pnref)).toEqual([1000])
  })

  test('not for more than is left, also where the gateway would give it', async () => {
    const { order, paymentId, pnref } = await shop.aPaidOrder()
    ledger.boundsCredits = false
    await refundOrder(shop.deps, order.id, goodwill(3000))
    await shop.settleAll(order)
    const more = { idempotencyKey: crypto.randomUUID(), paymentId, amountCents: 931 }
    expect(await shop.gateway.refund(more)).toEqual({ kind: 'refused', reason: 'Only A$9.30 of it is left.' })
    expect(await shop.gateway.refund(more)).toMatchObject({ kind: 'refused' })
    ledger.boundsCredits = true
    expect(creditsOf(pnref)).toEqual([3000])
  })

  test('not for more than the gateway has left after a refund in its console: a bank transfer, and staff read why', async () => {
    const { order, pnref } = await shop.aPaidOrder()
    server.settle()
    gatewayConsole.credit(ledger, pnref, 3000)
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
    const [memo] = await shop.memosOf(order)
    expect(memo).toMatchObject({ way: 'bank', state: 'open' })
    expect(await staffNotes(order)).toEqual([
      expect.stringMatching(/A\$10\.00\): Credit error Refund it by bank transfer/),
    ])
    // Payflow tells nobody of the console's refund: staff enter it in the shop, too.
    ledger.transactions.splice(ledger.transactions.length - 1, 1)
    expect(await settleBankRefund(shop.deps, memo?.id ?? '')).toBeUndefined()
  })

  test('not of what was captured in the gateway’s console, whose number nobody tells: a bank transfer', async () => {
    const { cartId, payment, order, paymentId } = await anOrder()
    gatewayConsole.capture(ledger, shop.chargeOf(paymentId), payment.amountCents)
    await capturePayment(shop.deps, payment.id)
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
    expect(await shop.memosOf(order)).toMatchObject([{ way: 'bank', state: 'open' }])
    expect((await staffNotes(order))[0]).toContain('captured in the card gateway’s office')
  })

  test('of a payment without an order whose capture answer was lost: the whole', async () => {
    const { payment, paymentId, order } = await anOrder()
    server.fail('capture', 'cut-after', 'cut-after')
    await expect(capturePayment(shop.deps, payment.id)).rejects.toThrow('did not answer')
    await cancelOrder(shop.deps, order.id, { actor: 'shopper' })
    await voidAuthorisation(shop.deps, order.id)
    await releasePayment(shop.deps, payment.id)
    await capturePayment(shop.deps, payment.id)
    expect(balanceOfCapture(paymentId)).toEqual([3930])
  })
})
