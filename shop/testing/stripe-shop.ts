/** The shop for tests with the adapter for Stripe, against a server that plays Stripe's protocol. */
import { eq, inArray } from 'drizzle-orm'
import { afterAll, expect } from 'vitest'
import { openStripe } from '#platform/payments/stripe/open.ts'
import { WEBHOOK_PATH } from '#platform/payments/stripe/routes.ts'
import { balanceOf, type ProviderEvent } from '#platform/payments/stripe/testing/books.ts'
import { startStripeServer } from '#platform/payments/stripe/testing/stripe-server.ts'
import { changeCart } from '../cart/store.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import { followPayment } from '../checkout/commands/follow-payment.ts'
import { releasePayment } from '../checkout/commands/release-payment.ts'
import { takeNews } from '../checkout/commands/take-news.ts'
import { followPayment as followPaymentJob } from '../checkout/jobs/names.ts'
import { payments } from '../checkout/tables.ts'
import { settleRefund } from '../orders/commands/settle-refund.ts'
import { type OrderWithLines, orderOfCart } from '../orders/store.ts'
import { creditMemos, orders } from '../orders/tables.ts'
import { aReadyCart } from './builders.ts'
import { openTestShop } from './shop.ts'
import { takeJobs } from './waiting-jobs.ts'

/** Long enough for a busy machine; only requests that are meant to stay unanswered may meet it. */
const LIMIT_MS = 700

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code message } payment_redirect_url }
}`
const COME_BACK = `mutation ($id: String!) {
  placeConfirmedOrder(cart_id: $id) { orderV2 { number } errors { message } }
}`

export const APPROVED = '4242424242424242'
export const ASKS_TO_CONFIRM = '4000002760003184'

/** Call it once at the top of a test file, outside any test. */
export async function openStripeShop() {
  const shop = await openTestShop()
  const server = await startStripeServer(() => shop.clock.now().getTime())
  const { payments: gateway, routes } = await openStripe(
    { clock: shop.clock, timeoutMs: LIMIT_MS, tell: (news) => takeNews(shop, news) },
    server.settings,
  )
  afterAll(server.close)
  const deps = { ...shop, payments: gateway }
  const door = shop.withGateway(gateway)
  const { books, cards } = server

  const paymentsOf = (cartId: string) =>
    shop.db.select().from(payments).where(eq(payments.cartId, cartId)).orderBy(payments.createdAt)
  const orderOf = async (cartId: string): Promise<OrderWithLines> => {
    const order = await orderOfCart(shop.db, cartId)
    if (!order) throw new Error(`Expected cart ${cartId} to have an order but found none`)
    return order
  }
  const enterCard = (cartId: string, number: string, kind?: 'pm' | 'ctoken') =>
    changeCart(shop.db, cartId, { paymentToken: cards.tokenise(number, kind) }, shop.clock.now())

  /** Does what the news of the webhook asks for, as the worker does. @returns how many jobs there were */
  async function doNews(): Promise<number> {
    const waiting = await takeJobs(shop, followPaymentJob)
    for (const { paymentId } of waiting) await followPayment(deps, paymentId)
    return waiting.length
  }
  const post = async (request: RequestInit) => (await routes.request(WEBHOOK_PATH, request)).status
  const cents = (rows: readonly { moneyCents: number }[]) =>
    rows.reduce((sum, { moneyCents }) => sum + moneyCents, 0)

  return {
    ...shop,
    deps,
    door,
    server,
    routes,
    gateway,
    post,
    doNews,
    paymentsOf,
    orderOf,
    enterCard,
    async aCart(number = APPROVED, kind?: 'pm' | 'ctoken'): Promise<string> {
      const cartId = await aReadyCart(shop)
      await enterCard(cartId, number, kind)
      return cartId
    },
    place: async (id: string) => (await door.ask(PLACE, { id })).placeOrder,
    comeBack: async (id: string) => (await door.ask(COME_BACK, { id })).placeConfirmedOrder,
    /** A placed order whose money is captured. */
    async aPaidOrder(
      number = APPROVED,
    ): Promise<{ cartId: string; order: OrderWithLines; paymentId: string }> {
      const cartId = await aReadyCart(shop)
      await enterCard(cartId, number)
      await door.ask(PLACE, { id: cartId })
      const [payment] = await paymentsOf(cartId)
      if (!payment?.gatewayPaymentId) throw new Error('Expected a payment at the gateway but found none')
      await capturePayment(deps, payment.id)
      return { cartId, order: await orderOf(cartId), paymentId: payment.gatewayPaymentId }
    },
    memosOf: (order: { id: string }) =>
      shop.db.select().from(creditMemos).where(eq(creditMemos.orderId, order.id)).orderBy(creditMemos.madeAt),
    settleAll: async (order: { id: string }) => {
      const memos = await shop.db.select().from(creditMemos).where(eq(creditMemos.orderId, order.id))
      for (const { id } of memos) await settleRefund(deps, id)
    },
    eventsOf: (type: string): ProviderEvent[] => books.events.filter((event) => event.type === type),
    /** Posts events to the webhook, and does what they ask for. */
    async deliver(events: readonly ProviderEvent[]): Promise<void> {
      for (const event of events) expect(await post(server.signed(event))).toBe(200)
      await doNews()
    },
    /**
     * What the shop believes of every payment is what the provider has, to the cent: what is held, what was captured, and
     * what went back. Whatever the provider holds or keeps belongs to an order.
     */
    async booksAgree(): Promise<void> {
      const unwanted = await shop.db.select().from(payments).where(eq(payments.state, 'unwanted'))
      for (const { id } of unwanted) await releasePayment(deps, id)
      const known = new Map((await shop.db.select().from(payments)).map((one) => [one.gatewayPaymentId, one]))
      for (const [id, intent] of books.intents) {
        const payment = known.get(id)
        const { capturedCents, backCents } = balanceOf(books, id)
        const atProvider = { id, held: intent.amount_capturable, kept: capturedCents - backCents }
        const [order] = payment
          ? await shop.db.select().from(orders).where(eq(orders.paymentId, payment.id))
          : []
        const memos = order
          ? await shop.db
              .select()
              .from(creditMemos)
              .where(inArray(creditMemos.orderId, [order.id]))
          : []
        const back = cents(memos.filter(({ way, state }) => way === 'gateway' && state === 'settled'))
        const held = payment?.state === 'authorised' ? payment.amountCents : 0
        const kept = payment?.state === 'captured' ? payment.amountCents - back : 0
        expect({ id, held, kept }).toEqual(atProvider)
        expect(order?.moneyBackCents ?? 0).toBe(cents(memos))
      }
    },
  }
}
