/** SH-23: what Authorize.Net posts to the shop, true or forged, early, late, twice or in any order; after each case both ledgers agree. */
import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { approves, heldForReview } from '#platform/payments/authorize-net/testing/cards.ts'
import type { SimulatedEvent } from '#platform/payments/authorize-net/testing/simulated-ledger.ts'
import {
  capture,
  decideHeld,
  refundIn,
  voidOf,
} from '#platform/payments/authorize-net/testing/transactions.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { openAuthorizeNetShop } from '../testing/authorize-net-shop.ts'
import { goodwill } from '../testing/gateway-shop.ts'
import { finishPayments } from './commands/finish-payments.ts'
import { syncPayment } from './commands/sync-payment.ts'
import { NO_ANSWER } from './rules/sentences.ts'

const shop = await openAuthorizeNetShop()
const { server, post, deliver, historyOf, recordOf } = shop
const { ledger } = server
afterEach(shop.ledgersAgree)

const lastEvent = (): SimulatedEvent => ledger.events.at(-1)!

describe('SH-23: the webhook trusts only signed events', () => {
  async function anEvent() {
    await shop.aPaidOrder()
    return lastEvent()
  }
  const withSignature = (event: SimulatedEvent, signature: string) => ({
    ...server.signed(event),
    headers: { 'x-anet-signature': signature },
  })

  test.each([
    ['signed with another key', (event: SimulatedEvent) => server.signed(event, { key: 'B2'.repeat(64) })],
    [
      'changed after it was signed',
      (event: SimulatedEvent) => ({ ...server.signed(event), body: `${server.signed(event).body} ` }),
    ],
    ['not signed', (event: SimulatedEvent) => ({ ...server.signed(event), headers: {} })],
    ['signed with nonsense', (event: SimulatedEvent) => withSignature(event, 'sha512=zz')],
    ['signed with a part of the signature', (event: SimulatedEvent) => withSignature(event, 'sha512=AB12')],
    [
      'signed with a weaker hash',
      (event: SimulatedEvent) => {
        const hash = createHmac('sha256', server.settings.signatureKey)
          .update(JSON.stringify(event))
          .digest('hex')
        return withSignature(event, `sha256=${hash}`)
      },
    ],
  ])('a notification that is %s is refused and changes nothing', async (_, forge) => {
    const event = await anEvent()
    const before = server.requests.length
    expect(await post(forge(event))).toBe(400)
    expect(await shop.runEventJobs()).toBe(0)
    expect(server.requests).toHaveLength(before)
  })

  test('a body that is too large is refused before it is read', async () => {
    const event = await anEvent()
    const padded = { ...event, payload: { ...event.payload, padding: 'x'.repeat(70 * 1024) } }
    expect(await post(server.signed(padded))).toBe(413)
    expect(await shop.runEventJobs()).toBe(0)
  })

  test('a notification about no transaction, or about one that is not the shop’s, is taken and changes nothing', async () => {
    const other = (eventType: string, entityName: string, id: string): SimulatedEvent => ({
      ...lastEvent(),
      notificationId: crypto.randomUUID(),
      eventType,
      payload: { entityName, id },
    })
    await deliver([
      other('net.authorize.customer.created', 'customerProfile', '394'),
      other('net.authorize.payment.refund.created', 'transaction', '99999999999'),
      other('net.authorize.payment.void.created', 'transaction', 'x'),
    ])
  })

  test('a charge made in the console under a number of the shop is none of the shop’s', async () => {
    const { cartId, order, paymentId } = await shop.aPaidOrder()
    const settled = await recordOf(cartId, order)
    ledger.add({
      transactionType: 'authOnlyTransaction',
      transactionStatus: 'declined',
      responseCode: 2,
      responseReasonCode: 2,
      invoiceNumber: paymentId,
      description: '',
      authCents: 1,
      settleCents: 1,
      lastDigits: '0000',
    })
    ledger.announce('authorization.created', ledger.transactions.at(-1)!)
    await deliver([lastEvent()])
    expect(await recordOf(cartId, order)).toEqual(settled)
  })

  test('a webhook whose transaction cannot be looked up now is answered with a failure, so that it is sent again', async () => {
    const { order, transId } = await shop.aPaidOrder()
    server.settle()
    refundIn(ledger, transId, 700)
    server.fail('details', 'cut-before', 'cut-before')
    expect(await post(server.signed(lastEvent()))).toBe(500)
    await deliver([lastEvent()])
    expect(await shop.memosOf(order)).toHaveLength(1)
  })

  test('a replay, at any age, is taken and done once', async () => {
    const { cartId, order, transId } = await shop.aPaidOrder()
    server.settle()
    refundIn(ledger, transId, 700)
    const replayed = server.signed(lastEvent())
    for (const _ of [1, 2, 3]) expect(await post(replayed)).toBe(200)
    expect(await shop.runEventJobs()).toBe(1)
    const once = await recordOf(cartId, order)
    expect(once.memos).toHaveLength(1)
    shop.clock.advance(30 * 86_400_000)
    expect(await post(replayed)).toBe(200)
    await shop.runEventJobs()
    expect(await recordOf(cartId, order)).toEqual(once)
  })
})

describe('SH-23: webhooks in any order', () => {
  test('before the answer to the shop: the order is placed and paid, and the shopper’s next press gets it', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', 'silent-after')
    server.fail('list', 'silent-before')
    expect((await shop.place(cartId)).errors[0].message).toBe(NO_ANSWER)
    await deliver([lastEvent()])
    const order = await shop.orderOf(cartId)
    expect(order.paidAt).not.toBeNull()
    expect((await shop.place(cartId)).orderV2.number).toBe(order.number)
  })

  test('of a lost answer, while the lists are behind: the notification tells the number', async () => {
    const cartId = await shop.aCart()
    server.fallBehind(true)
    server.fail('authorise', 'cut-after')
    expect((await shop.place(cartId)).errors[0].message).toBe(NO_ANSWER)
    await deliver([lastEvent()])
    server.fallBehind(false)
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
  })

  test('of a charge that came after its payment was closed: what it authorised is voided', async () => {
    const cartId = await shop.aCart()
    server.fail('authorise', 'cut-before', 'cut-before')
    expect((await shop.place(cartId)).errors[0].message).toBe(NO_ANSWER)
    shop.clock.advance(31_000)
    await finishPayments(shop.deps, 30)
    shop.clock.advance(3_600_000)
    await finishPayments(shop.deps, 30)
    const [payment] = await shop.paymentsOf(cartId)
    expect(payment?.state).toBe('closed')
    const cents = payment?.amountCents ?? 0
    const late = ledger.add({
      transactionType: 'authOnlyTransaction',
      transactionStatus: 'authorizedPendingCapture',
      responseCode: 1,
      responseReasonCode: 1,
      invoiceNumber: payment?.gatewayPaymentId ?? '',
      description: '',
      authCents: cents,
      settleCents: cents,
      lastDigits: '1111',
    })
    ledger.announce('authorization.created', late)
    await deliver([lastEvent()])
    expect(await shop.statesOf(cartId)).toEqual(['voided'])
  })

  test('all of an order’s notifications backwards and twice leave what they left forwards', async () => {
    const { cartId, order, transId } = await shop.aPaidOrder()
    server.settle()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
    refundIn(ledger, transId, 500)
    const ids = new Set([
      transId,
      ...ledger.transactions.filter((one) => one.refTransId === transId).map((one) => one.transId),
    ])
    const events = ledger.events.filter(({ payload }) => ids.has(payload.id))
    expect(events.length).toBeGreaterThan(3)
    await deliver(events.toReversed())
    const once = await recordOf(cartId, order)
    expect(once.memos.map(({ moneyCents }) => moneyCents).toSorted()).toEqual([1000, 500])
    await deliver(events)
    expect(await recordOf(cartId, order)).toEqual(once)
  })

  test('many at once: one credit memo, one note', async () => {
    const { order, paymentId, transId } = await shop.aPaidOrder()
    server.settle()
    refundIn(ledger, transId, 700)
    expect(await post(server.signed(lastEvent()))).toBe(200)
    await Promise.all(Array.from({ length: 6 }, () => syncPayment(shop.deps, paymentId)))
    await shop.runEventJobs()
    expect(await shop.memosOf(order)).toHaveLength(1)
    expect(await historyOf(order)).toHaveLength(1)
  })

  test('a refund of ours whose answer was lost is ours, not the console’s', async () => {
    const { order, transId } = await shop.aPaidOrder()
    server.settle()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    server.fail('refund', 'cut-after')
    server.fail('list', 'cut-before')
    await expect(shop.settleAll(order)).rejects.toThrow('did not answer')
    await deliver([lastEvent()])
    await shop.settleAll(order)
    expect(await shop.memosOf(order)).toMatchObject([{ state: 'settled', moneyCents: 1000 }])
    expect(ledger.transactions.filter(({ refTransId }) => refTransId === transId)).toHaveLength(1)
  })
})

describe('SH-23: what staff do in the gateway’s console', () => {
  test('a part refunded there becomes a settled credit memo, with its tax', async () => {
    const { cartId, order, transId } = await shop.aPaidOrder()
    server.settle()
    refundIn(ledger, transId, 1100)
    const { payload } = lastEvent()
    await deliver([lastEvent()])
    const { memos, history } = await recordOf(cartId, order)
    expect(memos).toMatchObject([{ way: 'gateway', state: 'settled', moneyCents: 1100, gstCents: 100 }])
    expect(history.at(-1)).toBe(`A$11.00 was refunded in the card gateway's office (${payload.id}).`)
  })

  test('a captured payment voided there ends the order', async () => {
    const { cartId, order, transId } = await shop.aPaidOrder()
    voidOf(ledger, transId)
    await deliver([lastEvent(), lastEvent()])
    const { order: after, memos } = await recordOf(cartId, order)
    expect(after).toMatchObject({ state: 'refunded', moneyBackCents: 3930 })
    expect(memos).toHaveLength(1)
  })

  test('captured there before our own job: the order is paid', async () => {
    const cartId = await shop.aCart()
    await shop.place(cartId)
    const [{ gatewayPaymentId } = {}] = await shop.paymentsOf(cartId)
    capture(ledger, ledger.transactions.find((one) => one.invoiceNumber === gatewayPaymentId)?.transId)
    await deliver([lastEvent()])
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
  })

  test('an authorisation voided there: the order waits for its money in another way, once', async () => {
    const cartId = await shop.aCart()
    await shop.place(cartId)
    const [{ gatewayPaymentId } = {}] = await shop.paymentsOf(cartId)
    voidOf(ledger, ledger.transactions.find((one) => one.invoiceNumber === gatewayPaymentId)?.transId)
    await deliver([lastEvent(), lastEvent()])
    const order = await shop.orderOf(cartId)
    expect([order.state, order.paymentMethod]).toEqual(['pending-payment', 'banktransfer'])
  })

  test('a hold approved there before the shop ended it: the order is placed', async () => {
    const cartId = await shop.aCart(heldForReview)
    server.fail('authorise', 'silent-after')
    server.fail('list', 'silent-before')
    expect((await shop.place(cartId)).errors[0].message).toBe(NO_ANSWER)
    decideHeld(ledger, ledger.transactions.at(-1)?.transId ?? '', 'approve')
    await deliver([lastEvent()])
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
  })

  test('a refund that its settlement does not carry out is left to staff as a bank transfer, once', async () => {
    const { order } = await shop.aPaidOrder({ ...approves, refundFails: true }, '7777')
    server.settle()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
    await shop.ledgersAgree()
    server.settle()
    await deliver([lastEvent(), lastEvent()])
    expect(await shop.memosOf(order)).toMatchObject([{ way: 'bank', state: 'open' }])
    expect(await historyOf(order)).toEqual([
      expect.stringContaining('the money came back'),
      expect.stringContaining('We do not know your account'),
    ])
  })
})
