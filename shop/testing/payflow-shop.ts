/** The shop for tests with the adapter for Payflow Pro, against a server that plays Payflow's protocol. */
import { expect } from 'vitest'
import { openPayflow } from '#platform/payments/payflow/open.ts'
import { SILENT_POST_PATH } from '#platform/payments/payflow/return-paths.ts'
import type { CardBehaviour } from '#platform/payments/payflow/testing/cards.ts'
import { startPayflowServer } from '#platform/payments/payflow/testing/payflow-server.ts'
import { balanceOf } from '#platform/payments/payflow/testing/simulated-ledger.ts'
import { changeCart } from '../cart/store.ts'
import { aReadyCart } from './builders.ts'
import { openGatewayShop } from './gateway-shop.ts'

/** Long enough for a busy machine; only requests that are meant to stay unanswered may meet it. */
const LIMIT_MS = 900

/** Call it once at the top of a test file, outside any test. */
export async function openPayflowShop() {
  const { shop, server, opened } = await openGatewayShop({
    timeoutMs: LIMIT_MS,
    start: startPayflowServer,
    open: openPayflow,
  })
  const { routes } = opened
  const { ledger, cards } = server

  async function openEntry() {
    const entry = await shop.gateway.openCardEntry?.({ shopUrl: 'https://shop.example', isNarrow: false })
    if (!entry) throw new Error('Expected an entry for a card but received none')
    return entry
  }
  /** A browser takes a card to the gateway. @returns the token that the shop gets, and what the gateway posts */
  async function tokenise(card?: CardBehaviour) {
    const { tokenId, secureToken } = await openEntry()
    return { token: tokenId, posted: cards.enter(secureToken, card) }
  }
  const putToken = (cartId: string, paymentToken: string) =>
    changeCart(shop.db, cartId, { paymentToken }, shop.clock.now())
  const enterCard = async (cartId: string, card?: CardBehaviour) =>
    putToken(cartId, (await tokenise(card)).token)
  async function aCart(card?: CardBehaviour): Promise<string> {
    const cartId = await aReadyCart(shop)
    await enterCard(cartId, card)
    return cartId
  }
  const chargesOf = (paymentId: string | null) =>
    ledger.transactions.filter(({ type, custref }) => type === 'A' && custref === paymentId)

  return {
    ...shop,
    server,
    openEntry,
    tokenise,
    putToken,
    enterCard,
    aCart,
    /** RESULT and TRANSSTATE of the charges of a cart's payments, oldest payment first. */
    statesOf: async (cartId: string) =>
      (await shop.paymentsOf(cartId)).flatMap(({ gatewayPaymentId }) =>
        chargesOf(gatewayPaymentId).map(({ result, state }) => `${result}/${state}`),
      ),
    chargeOf: (paymentId: string) => chargesOf(paymentId).at(-1)?.pnref ?? '',
    /** A placed order whose money is captured; not settled yet. */
    async aPaidOrder(card?: CardBehaviour) {
      const paid = await shop.payFor(await aCart(card))
      const charges = chargesOf(paid.paymentId)
      const capture = ledger.transactions.find(
        ({ type, origid }) => type === 'D' && origid === charges[0]?.pnref,
      )
      if (!capture) throw new Error('Expected a capture at the gateway but found none')
      return { ...paid, pnref: capture.pnref }
    },
    /** What the gateway gave back of a capture, in cents. */
    creditsOf: (pnref: string) =>
      ledger.transactions
        .filter(({ type, origid, result }) => type === 'C' && origid === pnref && result === 0)
        .map(({ cents }) => cents),
    /** What a browser is shown at an address of the adapter. */
    visit: (path: string, init?: RequestInit) => routes.request(path, init),
    postSilently: async (fields: Record<string, string> | string) => {
      const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return (await routes.request(SILENT_POST_PATH, { method: 'POST', headers, body })).status
    },
    /** A day later the shop looks at its payments, and does what it learns. */
    async pollPayments(): Promise<void> {
      shop.clock.advance(25 * 3_600_000)
      await opened.pollPayments()
      await shop.runEventJobs()
    },
    /** Whatever the gateway holds or keeps belongs to a payment of the shop, too. */
    async ledgersAgree(): Promise<void> {
      const ids = await shop.expectToAgree((paymentId) => balanceOf(ledger, paymentId))
      const charges = ledger.transactions.filter(({ type, cents }) => type === 'A' && cents > 0)
      expect(charges.filter(({ custref }) => !ids.has(custref))).toEqual([])
    },
  }
}
