import { createHash, randomUUID } from 'node:crypto'
import { type Transaction, transaction } from '#platform/database/pool.ts'
import { priceCart } from '../../cart/commands/open-cart.ts'
import { cartNotFound } from '../../cart/rules/refusals.ts'
import { postcodeRange } from '../../cart/rules/shipping.ts'
import { lockCart } from '../../cart/store.ts'
import { type OrderWithLines, orderOfCart } from '../../orders/store.ts'
import type { Refusal } from '../../refusal.ts'
import { agreedToPay } from '../rules/agreed-to-pay.ts'
import { type OrderProblem, type ReadyCart, readyToOrder } from '../rules/ready-to-order.ts'
import { insertPayment, lockPaymentOfCart, type Payment } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'
import { abandonPayment } from './release-payment.ts'

export type Intention =
  | { kind: 'intended'; payment: Payment }
  | { kind: 'placed'; order: OrderWithLines }
  | { kind: 'not-placed'; problem: OrderProblem }

/** First step of placing an order: checks the cart and writes down which payment the gateway will be asked for. */
export async function recordIntention(deps: CheckoutDeps, cartId: string): Promise<Intention | Refusal> {
  const configuration = await deps.configuration()
  return transaction(deps.db, async (tx): Promise<Intention | Refusal> => {
    const stored = await lockCart(tx, cartId)
    if (!stored) return cartNotFound(cartId)
    if (stored.state === 'ordered') return { kind: 'placed', order: await placedOrder(tx, cartId) }

    const cart = await priceCart({ db: tx, configuration }, stored)
    const readiness = readyToOrder(cart, postcodeRange(configuration))
    if (readiness.kind === 'problem') return { kind: 'not-placed', problem: readiness.problem }

    const fingerprint = fingerprintOf(readiness.cart)
    const known = await lockPaymentOfCart(tx, cartId)
    if (known?.fingerprint === fingerprint) return { kind: 'intended', payment: known }
    // The shopper changed the cart or the card since; what the bank may hold for the old one is given back.
    if (known) await abandonPayment(deps, tx, known)
    const payment = newPayment(readiness.cart, fingerprint, deps.clock.now())
    await insertPayment(tx, payment)
    return { kind: 'intended', payment }
  })
}

/** The order that a cart became. */
export async function placedOrder(tx: Transaction, cartId: string): Promise<OrderWithLines> {
  const order = await orderOfCart(tx, cartId)
  if (!order) throw new Error(`Expected the ordered cart ${cartId} to have an order but found none`)
  return order
}

export function fingerprintOf(cart: ReadyCart): string {
  return createHash('sha256').update(agreedToPay(cart)).digest('hex')
}

function newPayment(cart: ReadyCart, fingerprint: string, now: Date): Payment {
  return {
    id: randomUUID(),
    cartId: cart.id,
    state: 'open',
    amountCents: cart.totals.grandTotalCents,
    token: cart.paymentToken,
    fingerprint,
    gatewayPaymentId: null,
    reason: null,
    createdAt: now,
    changedAt: now,
  }
}
