/** What tests of a gateway's adapter share: a shop that pays by it, and whether both sides' ledgers agree. */
import { eq } from 'drizzle-orm'
import { afterAll, expect } from 'vitest'
import { createLog } from '#platform/log.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import type { GatewayOptions, OpenGateway } from '#platform/payments/opening.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import { enqueueGatewayEvent } from '../checkout/commands/enqueue-gateway-event.ts'
import { releasePayment } from '../checkout/commands/release-payment.ts'
import { syncPayment } from '../checkout/commands/sync-payment.ts'
import { syncPaymentJob } from '../checkout/jobs/names.ts'
import { payments } from '../checkout/tables.ts'
import { settleRefund } from '../orders/commands/settle-refund.ts'
import { eventsOfOrders } from '../orders/history-store.ts'
import { type OrderWithLines, orderOfCart } from '../orders/store.ts'
import { creditMemos, orders } from '../orders/tables.ts'
import { openTestShop } from './shop.ts'
import { takeJobs } from './waiting-jobs.ts'

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code message } payment_redirect_url }
}`

type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** In cents: what is authorised, and what was captured and not refunded. */
export interface Balance {
  authorisedCents: number
  netCapturedCents: number
}

/** A refund to the card of so many cents, whatever for. */
export const goodwill = (adjustmentCents: number) => ({
  lines: [],
  shippingCents: 0,
  adjustmentCents,
  way: 'gateway' as const,
  reason: 'Late',
})

interface GatewayShopOptions<Server extends { settings: unknown }, Opened> {
  /** How long the shop waits for each try; only requests that are meant to stay unanswered may meet it. */
  timeoutMs: number
  /** The server that plays the provider's protocol; its clock is given. */
  start: (now: () => number) => Promise<Server>
  open: (options: GatewayOptions, settings: Server['settings']) => Promise<Opened>
}

/** Call it once at the top of a test file, outside any test. */
export async function openGatewayShop<
  Server extends { settings: unknown; close(): Promise<void> },
  Opened extends OpenGateway,
>({ timeoutMs, start, open }: GatewayShopOptions<Server, Opened>) {
  const testShop = await openTestShop()
  const { clock, url, ownerUrl } = testShop
  const server = await start(() => clock.now().getTime())
  const opened = await open(
    {
      database: { url, ownerUrl },
      clock,
      log: createLog({ production: true, logLevel: 'silent' }),
      timeoutMs,
      handleGatewayEvent: (event) => enqueueGatewayEvent(testShop, event),
    },
    server.settings,
  )
  afterAll(async () => {
    await server.close()
    await opened.close()
  })
  return { shop: gatewayShop(testShop, opened.payments), server, opened }
}

export type GatewayShop = ReturnType<typeof gatewayShop>

function gatewayShop(shop: TestShop, gateway: PaymentGateway) {
  const deps = { ...shop, payments: gateway }
  const door = shop.withGateway(gateway)

  const paymentsOf = (cartId: string) =>
    shop.db.select().from(payments).where(eq(payments.cartId, cartId)).orderBy(payments.createdAt)
  const orderOf = async (cartId: string): Promise<OrderWithLines> => {
    const order = await orderOfCart(shop.db, cartId)
    if (!order) throw new Error(`Expected cart ${cartId} to have an order but found none`)
    return order
  }
  const memosOf = (order: { id: string }) =>
    shop.db.select().from(creditMemos).where(eq(creditMemos.orderId, order.id)).orderBy(creditMemos.madeAt)
  const eventsOf = async ({ id }: { id: string }) => (await eventsOfOrders(shop.db, [id])).get(id) ?? []
  const historyOf = async (order: { id: string }) =>
    (await eventsOf(order)).map(({ state, message }) => state ?? message)
  const place = async (id: string) => (await door.ask(PLACE, { id })).placeOrder
  const cents = (rows: readonly { moneyCents: number }[]) =>
    rows.reduce((sum, { moneyCents }) => sum + moneyCents, 0)

  return {
    ...shop,
    deps,
    door,
    gateway,
    paymentsOf,
    orderOf,
    memosOf,
    historyOf,
    place,
    staffNotes: async (order: { id: string }) =>
      (await eventsOf(order)).flatMap(({ message, isForShopper }) =>
        message && !isForShopper ? [message] : [],
      ),
    /** All that a repetition must not change. */
    recordOf: async (cartId: string, order: { id: string }) => ({
      order: await orderOf(cartId),
      payments: await paymentsOf(cartId),
      memos: await memosOf(order),
      history: await historyOf(order),
    }),
    /** Places the order of a cart and captures its money. */
    async payFor(cartId: string) {
      await place(cartId)
      const [payment] = await paymentsOf(cartId)
      if (!payment?.gatewayPaymentId) throw new Error('Expected a payment at the gateway but found none')
      await capturePayment(deps, payment.id)
      return { cartId, order: await orderOf(cartId), paymentId: payment.gatewayPaymentId }
    },
    async settleAll(order: { id: string }): Promise<void> {
      for (const { id } of await memosOf(order)) await settleRefund(deps, id)
    },
    /** Runs the jobs of gateway events, as the worker does. @returns how many jobs there were */
    async runEventJobs(): Promise<number> {
      const waiting = await takeJobs(shop, syncPaymentJob)
      for (const { paymentId } of waiting) await syncPayment(deps, paymentId)
      return waiting.length
    },
    /**
     * What the shop believes of every payment is what the gateway has, to the cent. Payments that nobody wants are
     * released first, as their job does.
     *
     * @returns the gateway's ids of all payments of the shop
     */
    async expectToAgree(balanceOf: (paymentId: string) => Balance): Promise<ReadonlySet<string | null>> {
      const unwanted = await shop.db.select().from(payments).where(eq(payments.state, 'unwanted'))
      for (const { id } of unwanted) await releasePayment(deps, id)
      const known = await shop.db.select().from(payments)
      for (const { id, gatewayPaymentId, state, amountCents } of known) {
        if (gatewayPaymentId === null) continue
        const [order] = await shop.db.select().from(orders).where(eq(orders.paymentId, id))
        const memos = order ? await memosOf(order) : []
        const back = cents(memos.filter((memo) => memo.way === 'gateway' && memo.state === 'settled'))
        expect({
          id: gatewayPaymentId,
          authorisedCents: state === 'authorised' ? amountCents : 0,
          netCapturedCents: state === 'captured' ? amountCents - back : 0,
        }).toEqual({ id: gatewayPaymentId, ...balanceOf(gatewayPaymentId) })
        expect(order?.moneyBackCents ?? 0).toBe(cents(memos))
      }
      return new Set(known.map(({ gatewayPaymentId }) => gatewayPaymentId))
    },
  }
}
