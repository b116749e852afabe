import { createHash, randomUUID } from 'node:crypto'
import { type Transaction, transaction } from '#platform/database/pool.ts'
import type { Refusal } from '../../api/refusal.ts'
import { contentsTag } from '../../cart/commands/contents-tag.ts'
import { type CartRequest, isOfStore, isOwner } from '../../cart/rules/access.ts'
import { cartNotFound, foreignCart, wrongStore } from '../../cart/rules/refusals.ts'
import { type Cart, changeCart, lockCart } from '../../cart/store.ts'
import { type OrderWithLines, orderOfCart } from '../../orders/store.ts'
import { agreedToPay } from '../rules/agreed-to-pay.ts'
import type { OrderRefusal, ReadyCart } from '../rules/ready-to-order.ts'
import { CONTENTS_CHANGED, NO_ORDERS, type ShownTotal, totalChanged } from '../rules/sentences.ts'
import { insertPayment, lockPaymentOfCart, type Payment } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'
import { pricingBefore } from './pricing.ts'
import { readyCart } from './ready-cart.ts'
import { abandonPayment } from './release-payment.ts'
import { type StoredOrder, storeOrder } from './store-order.ts'

/** A cart to be ordered, with what the shopper was shown that it costs. */
export interface PayableCart extends CartRequest {
  /** Undefined when the client does not say. */
  shownCents?: ShownTotal | undefined
  /** Tag of the lines that were shown; undefined when the client does not say. */
  shownContents?: string | undefined
  /** Of whoever recommended the shop; undefined leaves the code that the cart has. */
  referCode?: string | undefined
}

export type Intention =
  | { kind: 'intended'; payment: Payment }
  /** Ready to become an order before anything is paid, once that is admitted. */
  | { kind: 'unpaid'; email: string }
  | StoredOrder

/**
 * First step of placing an order: checks the cart and records the payment that the gateway will be asked for. Where no
 * gateway is needed, because nothing is left to pay or the money comes later, the order is placed at once if that is admitted.
 */
export async function recordIntention(
  deps: CheckoutDeps,
  request: PayableCart,
  isUnpaidAdmitted: boolean,
): Promise<Intention | Refusal> {
  const pricing = await pricingBefore(deps)
  return transaction(deps.db, async (tx): Promise<Intention | Refusal> => {
    const stored = await lockCart(tx, request.id)
    if (!stored) return cartNotFound(request.id)
    if (!isOwner(stored, request.caller)) return foreignCart(request.id)
    if (!isOfStore(stored, request)) return wrongStore(request.id)
    if (stored.state === 'ordered') return { kind: 'placed', order: await placedOrder(tx, request.id) }
    if (stored.state === 'merged') return { kind: 'not-placed', refusal: MERGED }
    if (!deps.payments.isOpen) return { kind: 'not-placed', refusal: CLOSED }

    const readiness = await readyCart(
      tx,
      { ...pricing, payments: deps.payments, identityCheck: deps.identityCheck },
      await withReferCode(deps, tx, stored, request.referCode),
    )
    if (readiness.kind === 'refused') return { kind: 'not-placed', refusal: readiness.refusal }
    const { cart } = readiness
    const { grandTotalCents } = cart.totals
    if (request.shownCents !== undefined && request.shownCents !== grandTotalCents) {
      const message = totalChanged(request.shownCents, grandTotalCents)
      return { kind: 'not-placed', refusal: { code: 'TOTAL_CHANGED', message } }
    }
    if (request.shownContents !== undefined && request.shownContents !== contentsTag(cart.lines)) {
      return { kind: 'not-placed', refusal: { code: 'CONTENTS_CHANGED', message: CONTENTS_CHANGED } }
    }
    const fingerprint = fingerprintOf(cart)
    const known = await lockPaymentOfCart(tx, request.id)
    if (known?.fingerprint === fingerprint) return { kind: 'intended', payment: known }
    // The shopper has changed the cart or the card since; an amount that is authorised for the old one is released.
    if (known) await abandonPayment(deps, tx, known)
    const { token } = cart.payment
    if (token === undefined) {
      if (!isUnpaidAdmitted) return { kind: 'unpaid', email: cart.email }
      return storeOrder({ ...deps, values: pricing.configuration }, tx, cart, null)
    }
    const payment = newPayment({ cart, token, fingerprint }, deps.clock.now())
    await insertPayment(tx, payment)
    return { kind: 'intended', payment }
  })
}

/** Kept with the cart, because a payment may become an order when its browser is long gone. */
async function withReferCode(
  { clock }: Pick<CheckoutDeps, 'clock'>,
  tx: Transaction,
  cart: Cart,
  referCode: string | undefined,
): Promise<Cart> {
  if (referCode === undefined || referCode === cart.referCode) return cart
  await changeCart(tx, cart.id, { referCode }, clock.now())
  return { ...cart, referCode }
}

const MERGED: OrderRefusal = { code: 'CART_NOT_ACTIVE', message: "The cart isn't active." }

const CLOSED: OrderRefusal = { code: 'UNABLE_TO_PLACE_ORDER', message: NO_ORDERS }

/** The order that a cart became. */
export async function placedOrder(tx: Transaction, cartId: string): Promise<OrderWithLines> {
  const order = await orderOfCart(tx, cartId)
  if (!order) throw new Error(`Expected the ordered cart ${cartId} to have an order but found none`)
  return order
}

export function fingerprintOf(cart: ReadyCart): string {
  return createHash('sha256').update(agreedToPay(cart)).digest('hex')
}

function newPayment(
  { cart, token, fingerprint }: { cart: ReadyCart; token: string; fingerprint: string },
  now: Date,
): Payment {
  return {
    id: randomUUID(),
    cartId: cart.id,
    state: 'open',
    amountCents: cart.totals.grandTotalCents,
    token,
    fingerprint,
    gatewayPaymentId: null,
    reason: null,
    cardHash: null,
    admittedAt: null,
    createdAt: now,
    changedAt: now,
  }
}
