import { gstWithin } from '#packages/money/money.ts'
import { transaction } from '#platform/database/pool.ts'
import { type OpenLine, priceCart } from '../../cart/commands/open-cart.ts'
import { postcodeRange } from '../../cart/rules/shipping.ts'
import { lockCart, markOrdered } from '../../cart/store.ts'
import { createOrder, type OrderDetails } from '../../orders/commands/create-order.ts'
import type { NewOrderLine, OrderWithLines } from '../../orders/store.ts'
import { capturePayment } from '../jobs/names.ts'
import { type OrderProblem, type ReadyCart, readyToOrder } from '../rules/ready-to-order.ts'
import { CART_CHANGED } from '../rules/sentences.ts'
import { lockPayment, movePayment, type Payment } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'
import { fingerprintOf, placedOrder } from './record-intention.ts'
import { abandonPayment } from './release-payment.ts'

export type CompletedOrder =
  | { kind: 'placed'; order: OrderWithLines }
  | { kind: 'not-placed'; problem: OrderProblem }

/**
 * Last step of placing an order, once the gateway holds the amount: order, frozen lines, capture, artwork and mail
 * come into being in one transaction, or none of them does and the amount is given back.
 */
export async function completeOrder(
  deps: CheckoutDeps,
  { id: paymentId, cartId }: Pick<Payment, 'id' | 'cartId'>,
  gatewayPaymentId: string,
): Promise<CompletedOrder> {
  const configuration = await deps.configuration()
  return transaction(deps.db, async (tx): Promise<CompletedOrder> => {
    const stored = await lockCart(tx, cartId)
    const payment = await lockPayment(tx, paymentId)
    if (!stored || !payment) throw new Error(`Expected payment ${paymentId} and its cart but found none`)
    if (stored.state === 'ordered') {
      const order = await placedOrder(tx, cartId)
      if (order.paymentId !== paymentId) await abandonPayment(deps, tx, payment)
      return { kind: 'placed', order }
    }

    const cart = await priceCart({ db: tx, configuration }, stored)
    const readiness = readyToOrder(cart, postcodeRange(configuration))
    const isWanted =
      payment.state === 'open' &&
      readiness.kind === 'ready' &&
      fingerprintOf(readiness.cart) === payment.fingerprint
    if (!isWanted) {
      await abandonPayment(deps, tx, payment)
      return { kind: 'not-placed', problem: { code: 'UNABLE_TO_PLACE_ORDER', message: CART_CHANGED } }
    }

    const now = deps.clock.now()
    await movePayment(tx, paymentId, 'open', { state: 'authorised', gatewayPaymentId, changedAt: now })
    const details = orderDetails(readiness.cart, paymentId)
    const order = await createOrder({ ...deps, tx }, details, cart.lines.map(frozenLine))
    await markOrdered(tx, cartId, now)
    await deps.jobs.enqueue(tx, capturePayment, { paymentId })
    return { kind: 'placed', order }
  })
}

function orderDetails(cart: ReadyCart, paymentId: string): OrderDetails {
  const { totals, chosenOffer } = cart
  return {
    cartId: cart.id,
    email: cart.email,
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    carrierTitle: chosenOffer.carrierTitle,
    shippingMethodTitle: chosenOffer.methodTitle,
    minimumDays: chosenOffer.minimumDays,
    maximumDays: chosenOffer.maximumDays,
    paymentMethod: cart.paymentMethod,
    paymentId,
    subtotalCents: totals.subtotalCents,
    shippingCents: totals.shippingCents,
    gstCents: totals.gstCents,
    grandTotalCents: totals.grandTotalCents,
    orderComment: cart.orderComment,
    giftMessage: cart.giftMessage,
  }
}

function frozenLine(line: OpenLine): NewOrderLine {
  return {
    productName: line.product.name,
    productUrlKey: line.product.urlKey,
    sku: line.sku,
    options: [...line.options],
    quantity: line.quantity,
    unitCents: line.unitCents,
    rowCents: line.rowCents,
    gstCents: gstWithin(line.rowCents),
    designRevision: line.designRevision,
    recordFamily: line.product.family,
    recordVersion: line.product.version,
  }
}
