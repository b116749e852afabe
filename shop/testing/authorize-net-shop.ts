/** The shop for tests with the adapter for Authorize.Net, against a server that plays Authorize.Net's protocol. */
import { expect } from 'vitest'
import { openAuthorizeNet } from '#platform/payments/authorize-net/open.ts'
import { WEBHOOK_PATH } from '#platform/payments/authorize-net/routes.ts'
import { startAuthorizeNetServer } from '#platform/payments/authorize-net/testing/authorize-net-server.ts'
import type { CardBehaviour } from '#platform/payments/authorize-net/testing/cards.ts'
import { balanceOf, type SimulatedEvent } from '#platform/payments/authorize-net/testing/simulated-ledger.ts'
import { changeCart } from '../cart/store.ts'
import { aReadyCart } from './builders.ts'
import { openGatewayShop } from './gateway-shop.ts'

/** Long enough for a busy machine; only requests that are meant to stay unanswered may meet it. */
const LIMIT_MS = 900

/** Call it once at the top of a test file, outside any test. */
export async function openAuthorizeNetShop() {
  const { shop, server, opened } = await openGatewayShop({
    timeoutMs: LIMIT_MS,
    start: startAuthorizeNetServer,
    open: openAuthorizeNet,
  })
  const { routes } = opened
  const { ledger, cards } = server

  const enterCard = (cartId: string, behaviour?: CardBehaviour, digits?: string) =>
    changeCart(shop.db, cartId, { paymentToken: cards.tokenise(behaviour, digits) }, shop.clock.now())
  const transactionsOf = (paymentId: string | null | undefined) =>
    ledger.transactions.filter(
      ({ invoiceNumber, refTransId }) => invoiceNumber === paymentId && refTransId === undefined,
    )
  const post = async (request: RequestInit) => (await routes.request(WEBHOOK_PATH, request)).status
  async function aCart(behaviour?: CardBehaviour, digits?: string): Promise<string> {
    const cartId = await aReadyCart(shop)
    await enterCard(cartId, behaviour, digits)
    return cartId
  }

  return {
    ...shop,
    server,
    post,
    enterCard,
    aCart,
    /** How the transactions of a cart's payments stand at the gateway, oldest payment first. */
    statesOf: async (cartId: string) =>
      (await shop.paymentsOf(cartId)).flatMap(({ gatewayPaymentId }) =>
        transactionsOf(gatewayPaymentId).map(({ transactionStatus }) => transactionStatus),
      ),
    /** A placed order whose money is captured; not settled yet. */
    async aPaidOrder(behaviour?: CardBehaviour, digits?: string) {
      const paid = await shop.payFor(await aCart(behaviour, digits))
      const [transaction] = transactionsOf(paid.paymentId)
      if (!transaction) throw new Error('Expected a transaction at the gateway but found none')
      return { ...paid, transId: transaction.transId }
    },
    /** Posts events to the webhook, and does what they ask for. */
    async deliver(events: readonly SimulatedEvent[]): Promise<void> {
      for (const event of events) expect(await post(server.signed(event))).toBe(200)
      await shop.runEventJobs()
    },
    /** Whatever the gateway holds or keeps belongs to a payment of the shop, too. */
    async ledgersAgree(): Promise<void> {
      const ids = await shop.expectToAgree((paymentId) => balanceOf(ledger, paymentId))
      const charges = ledger.transactions.filter(({ refTransId }) => refTransId === undefined)
      expect(charges.filter(({ invoiceNumber }) => !ids.has(invoiceNumber))).toEqual([])
    },
  }
}
