/** Referrers, and friends who order through their links, the way the shop lets them. */

import { changeCart } from '../../cart/store.ts'
import { capturePayment } from '../../checkout/commands/capture-payment.ts'
import { completeOrder } from '../../orders/commands/complete-order.ts'
import { takeToProduction } from '../../orders/commands/office-steps.ts'
import { shipLines } from '../../orders/commands/ship-lines.ts'
import { artworkKinds } from '../../orders/rules/artwork-names.ts'
import { type OrderWithLines, recordArtworkFile } from '../../orders/store.ts'
import { aReadyCart } from '../../testing/builders.ts'
import { aSignedInCustomer } from '../../testing/customers.ts'
import { reload } from '../../testing/orders.ts'
import type { TestShop } from '../../testing/shop.ts'

export const REFERRALS = `{ customer { store_credit { current_balance { value } } referrals { link { code url }
  earned { value } total_count items { placed_on state state_label amount { value } } } } }`
const PLACE = `mutation ($id: String!, $code: String) { placeOrder(input: { cart_id: $id, refer_code: $code }) {
  orderV2 { id } errors { message } payment_redirect_url } }`

/** Pieces of a canvas that come to more than the minimum of the seed. */
export const ENOUGH = 3

export interface FriendParts {
  email?: string
  /** Last digits of the card, by which the test gateway tells cards apart. */
  card?: string
  quantity?: number
}

/** Each speaks to the shop of one test file. */
export function friendsOf(shop: TestShop) {
  async function aReferrer() {
    const customer = await aSignedInCustomer(shop)
    const { link } = (await shop.ask(REFERRALS, {}, customer.visit)).customer.referrals
    return { ...customer, code: String(link?.code), url: String(link?.url) }
  }
  type Referrer = Awaited<ReturnType<typeof aReferrer>>

  /** What a referrer reads: states and amounts newest first, what was earned, and the store credit. */
  async function shownTo({ visit }: Pick<Referrer, 'visit'>) {
    const { referrals, store_credit } = (await shop.ask(REFERRALS, {}, visit)).customer
    return {
      states: referrals.items.map(({ state }: { state: string }) => state),
      labels: referrals.items.map(({ state_label }: { state_label: string }) => state_label),
      earned: referrals.earned.value,
      credit: store_credit.current_balance.value,
    }
  }

  async function aFriendsCart({ email, card = '4242', quantity = ENOUGH }: FriendParts = {}) {
    const id = await aReadyCart(shop, { lines: [{ quantity }], ...(email !== undefined && { email }) })
    const paymentToken = await shop.ledger.addToken('approve', card)
    await changeCart(shop.db, id, { paymentToken }, shop.clock.now())
    return id
  }

  async function place(cartId: string, code: string | undefined, visit = {}): Promise<OrderWithLines> {
    const { placeOrder } = await shop.ask(PLACE, { id: cartId, code }, visit)
    if (!placeOrder.orderV2) throw new Error(placeOrder.errors[0]?.message)
    return reload(shop, placeOrder.orderV2.id)
  }
  const friendOrders = async (code: string | undefined, parts: FriendParts = {}) =>
    place(await aFriendsCart(parts), code)

  /** The money arrives, the press prints, the parcel leaves. */
  async function send({ id, paymentId }: OrderWithLines): Promise<OrderWithLines> {
    if (paymentId) await capturePayment(shop, paymentId)
    const { lines } = await reload(shop, id)
    for (const { id: orderLineId } of lines) {
      for (const kind of artworkKinds) {
        const file = { orderLineId, kind, storageKey: `${orderLineId}/${kind}`, byteSize: 1 }
        await recordArtworkFile(shop.db, { ...file, madeAt: shop.clock.now() })
      }
    }
    await takeToProduction(shop, id, { early: true })
    await shipLines(shop, id, {
      carrier: 'auspost',
      carrierTitle: 'Australia Post',
      lines: lines.map(({ id: orderLineId, quantity }) => ({ orderLineId, quantity })),
    })
    return reload(shop, id)
  }
  async function complete(order: OrderWithLines): Promise<OrderWithLines> {
    await send(order)
    await completeOrder(shop, order.id)
    return reload(shop, order.id)
  }
  return { aReferrer, shownTo, aFriendsCart, place, friendOrders, send, complete }
}
