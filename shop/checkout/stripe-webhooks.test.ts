/** SH-23: what Stripe posts to the shop, true or forged, early, late, twice or in any order; after each case both ledgers agree. */
import { afterEach, describe, expect, test } from 'vitest'
import { openStripe } from '#platform/payments/stripe/open.ts'
import { WEBHOOK_PATH } from '#platform/payments/stripe/routes.ts'
import {
  closeDispute,
  createRefund,
  failRefunds,
  openDispute,
} from '#platform/payments/stripe/testing/moves.ts'
import { answerChallenge, cancelIntent, captureIntent } from '#platform/payments/stripe/testing/payments.ts'
import type { SimulatedEvent } from '#platform/payments/stripe/testing/simulated-ledger.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { sendOrderNewsJob } from '../orders/jobs/names.ts'
import { orderOfCart } from '../orders/store.ts'
import { goodwill } from '../testing/gateway-shop.ts'
import { openStripeShop } from '../testing/stripe-shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { syncPayment } from './commands/sync-payment.ts'
import { NO_ANSWER } from './rules/sentences.ts'

const shop = await openStripeShop()
const { server, post, deliver, historyOf, recordOf } = shop
const { ledger, cards } = server
afterEach(shop.ledgersAgree)

const consoleRefund = (paymentId: string, cents: number) =>
  createRefund(ledger, { payment_intent: paymentId, amount: String(cents) })
const eventsAbout = (paymentId: string) =>
  ledger.events.filter(({ data }) => JSON.stringify(data).includes(paymentId))
const lastEvent = (): SimulatedEvent => ledger.events.at(-1)!

describe('SH-23: the webhook trusts only signed events', () => {
  async function anEvent() {
    await shop.aPaidOrder()
    return lastEvent()
  }

  test.each([
    [
      'signed with another secret',
      (event: SimulatedEvent) => server.signed(event, { secret: 'whsec_other' }),
    ],
    [
      'changed after it was signed',
      (event: SimulatedEvent) => ({
        ...server.signed(event),
        body: JSON.stringify({ ...event, id: 'evt_other' }),
      }),
    ],
    ['not signed', (event: SimulatedEvent) => ({ ...server.signed(event), headers: {} })],
    [
      'signed with nonsense',
      (event: SimulatedEvent) => ({
        ...server.signed(event),
        headers: { 'stripe-signature': 't=1,v1=,v0=zz' },
      }),
    ],
    [
      'signed five minutes and a second ago',
      (event: SimulatedEvent) => server.signed(event, { at: shop.clock.now().getTime() - 301_000 }),
    ],
  ])('an event that is %s is refused and changes nothing', async (_, forge) => {
    const event = await anEvent()
    expect(await post(forge(event))).toBe(400)
    expect(await shop.runEventJobs()).toBe(0)
  })

  test('a signature of five minutes ago is taken still, for slow connections', async () => {
    const event = await anEvent()
    expect(await post(server.signed(event, { at: shop.clock.now().getTime() - 300_000 }))).toBe(200)
    await shop.runEventJobs()
  })

  test('a body that is too large is refused before it is read as an event', async () => {
    const event = { ...(await anEvent()), padding: 'x'.repeat(600 * 1024) }
    expect(await post(server.signed(event))).toBe(413)
    expect(await shop.runEventJobs()).toBe(0)
  })

  test('a webhook that could not be stored is answered with a failure, so that it is sent again', async () => {
    const event = await anEvent()
    const { routes } = await openStripe(
      {
        clock: shop.clock,
        timeoutMs: 500,
        handleGatewayEvent: () => Promise.reject(new Error('The database is away')),
      },
      server.settings,
    )
    expect((await routes.request(WEBHOOK_PATH, server.signed(event))).status).toBe(500)
  })

  test('an event about no payment, or about one that is not the shop’s, is taken and changes nothing', async () => {
    const other = (type: string, object: object): SimulatedEvent => ({
      id: 'evt_1',
      object: 'event',
      type,
      created: 1,
      data: { object },
    })
    await deliver([
      other('customer.created', { id: 'cus_1' }),
      other('payment_intent.succeeded', { id: 'pi_of_somebody_else' }),
      other('charge.refunded', { payment_intent: 'pi_of_somebody_else' }),
      other('charge.dispute.created', { payment_intent: null }),
      other('payment_intent.succeeded', {}),
    ])
  })

  test('an event that says more than the gateway’s ledger changes nothing', async () => {
    const cartId = await shop.aCart('4000002760003184')
    await shop.place(cartId)
    const [{ gatewayPaymentId } = {}] = await shop.paymentsOf(cartId)
    const claim = { ...lastEvent(), type: 'payment_intent.succeeded' }
    await deliver([claim])
    expect(await orderOfCart(shop.db, cartId)).toBeUndefined()
    expect(ledger.intents.get(gatewayPaymentId ?? '')?.status).toBe('requires_action')
  })

  test('a replay within the five minutes is taken, and done once', async () => {
    const { cartId, order, paymentId } = await shop.aPaidOrder()
    consoleRefund(paymentId, 700)
    const replayed = server.signed(lastEvent())
    for (const _ of [1, 2, 3]) expect(await post(replayed)).toBe(200)
    expect(await shop.runEventJobs()).toBe(1)
    expect((await recordOf(cartId, order)).memos).toHaveLength(1)
  })
})

describe('SH-23: webhooks in any order', () => {
  test('before the answer to the shop: the order is placed and paid, and the shopper’s next press gets it', async () => {
    const cartId = await shop.aCart()
    server.fail('confirm', 'silent-after', 'silent-after')
    expect((await shop.place(cartId)).errors[0].message).toBe(NO_ANSWER)
    await deliver(shop.eventsOf('payment_intent.amount_capturable_updated').slice(-1))
    const order = await shop.orderOf(cartId)
    expect(order.paidAt).not.toBeNull()
    expect((await shop.place(cartId)).orderV2.number).toBe(order.number)
  })

  test('a confirmation whose shopper never came back places the order', async () => {
    const cartId = await shop.aCart('4000002760003184')
    const { payment_redirect_url } = await shop.place(cartId)
    answerChallenge(ledger, cards, payment_redirect_url.split('/').at(-1) ?? '', 'approve')
    await deliver([lastEvent()])
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
  })

  test('a confirmation that failed closes the payment', async () => {
    const cartId = await shop.aCart('4000002760003184')
    const { payment_redirect_url } = await shop.place(cartId)
    answerChallenge(ledger, cards, payment_redirect_url.split('/').at(-1) ?? '', 'fail')
    await deliver([lastEvent()])
    expect(await shop.paymentsOf(cartId)).toMatchObject([{ state: 'closed' }])
  })

  test('all of an order’s events backwards and twice leave what they left forwards', async () => {
    const { cartId, order, paymentId } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
    consoleRefund(paymentId, 500)
    const events = eventsAbout(paymentId)
    expect(events.length).toBeGreaterThan(6)
    await deliver(events.toReversed())
    const once = await recordOf(cartId, order)
    expect(once.memos.map(({ moneyCents }) => moneyCents).toSorted()).toEqual([1000, 500])
    await deliver(events)
    expect(await recordOf(cartId, order)).toEqual(once)
  })

  test('an hour late, it changes nothing that is settled', async () => {
    const { cartId, order, paymentId } = await shop.aPaidOrder()
    const settled = await recordOf(cartId, order)
    shop.clock.advance(3_600_000)
    await deliver(eventsAbout(paymentId))
    expect(await recordOf(cartId, order)).toEqual(settled)
  })

  test('many at once: one credit memo, one note', async () => {
    const { order, paymentId } = await shop.aPaidOrder()
    consoleRefund(paymentId, 700)
    await Promise.all(Array.from({ length: 8 }, () => syncPayment(shop.deps, paymentId)))
    expect(await shop.memosOf(order)).toHaveLength(1)
    expect(await historyOf(order)).toHaveLength(1)
  })

  test('while the gateway is silent it waits for its next try', async () => {
    const { order, paymentId } = await shop.aPaidOrder()
    consoleRefund(paymentId, 700)
    server.fail('retrieve', 'silent-before', 'silent-before')
    await expect(syncPayment(shop.deps, paymentId)).rejects.toThrow('did not answer')
    await syncPayment(shop.deps, paymentId)
    expect(await shop.memosOf(order)).toHaveLength(1)
  })
})

describe('SH-23: what staff do in the gateway’s console', () => {
  test('a part refunded there becomes a settled credit memo, with its tax, and the shopper is told', async () => {
    const { cartId, order, paymentId } = await shop.aPaidOrder()
    await takeJobs(shop, sendOrderNewsJob)
    const { id } = consoleRefund(paymentId, 1100)
    await deliver([lastEvent()])
    const { memos, history, order: after } = await recordOf(cartId, order)
    expect(memos).toMatchObject([
      { way: 'gateway', state: 'settled', moneyCents: 1100, totalCents: 1100, gstCents: 100 },
    ])
    expect([after.refundedCents, after.moneyBackCents, after.state]).toEqual([1100, 1100, 'placed'])
    expect(history.at(-1)).toBe(`A$11.00 was refunded in the card gateway's office (${id}).`)
    expect(await takeJobs(shop, sendOrderNewsJob)).toEqual([
      { news: 'refunded', orderId: order.id, creditMemoId: memos[0]?.id },
    ])
  })

  test('several refunds and a lost dispute that are seen in one look are all in the sums of the order', async () => {
    const { cartId, order, paymentId } = await shop.aPaidOrder()
    for (const cents of [100, 250, 1]) consoleRefund(paymentId, cents)
    closeDispute(ledger, openDispute(ledger, paymentId, 1000), 'lost')
    await deliver([lastEvent()])
    const { memos, order: after } = await recordOf(cartId, order)
    expect(memos.map(({ moneyCents }) => moneyCents).toSorted()).toEqual([1, 100, 1000, 250])
    expect([after.refundedCents, after.moneyBackCents]).toEqual([1351, 1351])
  })

  test('all of it refunded there ends the order, and nothing of it is made', async () => {
    const { cartId, order, paymentId } = await shop.aPaidOrder()
    consoleRefund(paymentId, 3930)
    await deliver([lastEvent()])
    const { order: after, memos } = await recordOf(cartId, order)
    expect(after).toMatchObject({ state: 'refunded', moneyBackCents: 3930 })
    expect(after.lines[0]).toMatchObject({ refundedQuantity: 1, cancelledQuantity: 1 })
    expect(memos).toHaveLength(1)
  })

  test('all of it refunded there while a refund of ours waits: the two together are what went back', async () => {
    const { cartId, order, paymentId } = await shop.aPaidOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    consoleRefund(paymentId, 3930)
    // The gateway has no more to give for ours.
    await shop.settleAll(order)
    expect(await shop.memosOf(order)).toMatchObject([{ way: 'bank', state: 'open' }])
    await deliver([lastEvent()])
    const { memos } = await recordOf(cartId, order)
    expect(memos.map(({ way, state, moneyCents }) => [way, state, moneyCents])).toEqual([
      ['gateway', 'settled', 1000],
      ['gateway', 'settled', 2930],
    ])
  })

  test('captured there before our own job: the order is paid', async () => {
    const cartId = await shop.aCart()
    await shop.place(cartId)
    const [{ gatewayPaymentId } = {}] = await shop.paymentsOf(cartId)
    captureIntent(ledger, gatewayPaymentId ?? '', {})
    await deliver([lastEvent()])
    expect((await shop.orderOf(cartId)).paidAt).not.toBeNull()
  })

  test('cancelled there, or expired: the order waits for its money in another way, once', async () => {
    const cartId = await shop.aCart()
    await shop.place(cartId)
    const [{ gatewayPaymentId } = {}] = await shop.paymentsOf(cartId)
    cancelIntent(ledger, gatewayPaymentId ?? '')
    await deliver([lastEvent(), lastEvent()])
    const order = await shop.orderOf(cartId)
    expect([order.state, order.paymentMethod]).toEqual(['pending-payment', 'banktransfer'])
  })

  test('a refund that comes back from the card is left to staff as a bank transfer, once', async () => {
    const { order } = await shop.aPaidOrder('4000000000005126')
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
    await shop.ledgersAgree()
    failRefunds(ledger, cards)
    await deliver([lastEvent(), lastEvent()])
    expect(await shop.memosOf(order)).toMatchObject([{ way: 'bank', state: 'open' }])
    expect(await historyOf(order)).toEqual([
      expect.stringContaining('the money came back'),
      expect.stringContaining('We do not know your account'),
    ])
  })
})

describe('SH-23: a dispute', () => {
  test('is told to staff, once, and moves nothing', async () => {
    const { cartId, order, paymentId } = await shop.aPaidOrder()
    const { id } = openDispute(ledger, paymentId, 3930)
    await deliver([lastEvent(), lastEvent()])
    const { memos, history } = await recordOf(cartId, order)
    expect(memos).toEqual([])
    expect(history).toEqual([
      `The shopper's bank disputes the payment of A$39.30 (${id}, product not received). Answer it in the card gateway's office.`,
    ])
  })

  test('that the shop wins is told to staff, and moves nothing', async () => {
    const { cartId, order, paymentId } = await shop.aPaidOrder()
    closeDispute(ledger, openDispute(ledger, paymentId, 3930), 'won')
    await deliver(shop.eventsOf('charge.dispute.closed').slice(-1))
    const { memos, history } = await recordOf(cartId, order)
    expect(memos).toEqual([])
    expect(history.at(-1)).toContain('ended for the shop.')
  })

  test('that the shopper wins is a credit memo, also when the webhook of its end comes before that of its beginning', async () => {
    const { cartId, order, paymentId } = await shop.aPaidOrder()
    await takeJobs(shop, sendOrderNewsJob)
    closeDispute(ledger, openDispute(ledger, paymentId, 1500), 'lost')
    const events = eventsAbout(paymentId).filter(({ type }) => type.startsWith('charge.dispute'))
    await deliver(events.toReversed())
    await deliver(events)
    const { memos, history } = await recordOf(cartId, order)
    expect(memos).toMatchObject([{ state: 'settled', moneyCents: 1500, reason: 'Returned by your bank' }])
    expect(history.filter((message) => message?.includes('ended for the shopper'))).toHaveLength(1)
    // The bank has told the shopper.
    expect(await takeJobs(shop, sendOrderNewsJob)).toEqual([])
  })
})
