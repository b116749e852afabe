/** The shop for tests with the adapter for Stripe, against a server that plays Stripe's protocol. */
import { expect } from 'vitest'
import { openStripe } from '#platform/payments/stripe/open.ts'
import { WEBHOOK_PATH } from '#platform/payments/stripe/routes.ts'
import { balanceOf, type SimulatedEvent } from '#platform/payments/stripe/testing/simulated-ledger.ts'
import { startStripeServer } from '#platform/payments/stripe/testing/stripe-server.ts'
import { changeCart } from '../cart/store.ts'
import { aReadyCart } from './builders.ts'
import { type Balance, openGatewayShop } from './gateway-shop.ts'

/** Long enough for a busy machine; only requests that are meant to stay unanswered may meet it. */
const LIMIT_MS = 700

const COME_BACK = `mutation ($id: String!) {
  placeConfirmedOrder(cart_id: $id) { orderV2 { number } errors { message } }
}`

export const APPROVED = '4242424242424242'
export const ASKS_TO_CONFIRM = '4000002760003184'

/** Call it once at the top of a test file, outside any test. */
export async function openStripeShop() {
  const { shop, server, opened } = await openGatewayShop({
    timeoutMs: LIMIT_MS,
    start: startStripeServer,
    open: openStripe,
  })
  const { routes } = opened
  const { ledger, cards } = server

  const enterCard = (cartId: string, number: string, kind?: 'pm' | 'ctoken') =>
    changeCart(shop.db, cartId, { paymentToken: cards.tokenise(number, kind) }, shop.clock.now())
  async function aCart(number = APPROVED, kind?: 'pm' | 'ctoken'): Promise<string> {
    const cartId = await aReadyCart(shop)
    await enterCard(cartId, number, kind)
    return cartId
  }
  const post = async (request: RequestInit) => (await routes.request(WEBHOOK_PATH, request)).status
  function atGateway(paymentId: string): Balance {
    const { capturedCents, backCents } = balanceOf(ledger, paymentId)
    const authorisedCents = ledger.intents.get(paymentId)?.amount_capturable ?? 0
    return { authorisedCents, netCapturedCents: capturedCents - backCents }
  }

  return {
    ...shop,
    server,
    routes,
    post,
    enterCard,
    aCart,
    comeBack: async (id: string) => (await shop.door.ask(COME_BACK, { id })).placeConfirmedOrder,
    /** A placed order whose money is captured. */
    aPaidOrder: async (number = APPROVED) => shop.payFor(await aCart(number)),
    eventsOf: (type: string): SimulatedEvent[] => ledger.events.filter((event) => event.type === type),
    /** Posts events to the webhook, and does what they ask for. */
    async deliver(events: readonly SimulatedEvent[]): Promise<void> {
      for (const event of events) expect(await post(server.signed(event))).toBe(200)
      await shop.runEventJobs()
    },
    /** Whatever the gateway holds or keeps belongs to a payment of the shop, too. */
    async ledgersAgree(): Promise<void> {
      const ids = await shop.expectToAgree(atGateway)
      for (const id of ledger.intents.keys()) {
        if (!ids.has(id))
          expect({ id, ...atGateway(id) }).toEqual({ id, authorisedCents: 0, netCapturedCents: 0 })
      }
    },
  }
}
