/** Orders in every stage of their life, made the way the shop makes them. */
import { eq } from 'drizzle-orm'
import { transaction } from '#platform/database/pool.ts'
import type { Behaviour } from '#platform/payments/test-gateway/cards.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import { NO_ANSWER } from '../checkout/rules/sentences.ts'
import { createOrder, type OrderDetails } from '../orders/commands/create-order.ts'
import type { OrderDeps } from '../orders/commands/deps.ts'
import { takeToProduction } from '../orders/commands/office-steps.ts'
import { artworkKinds } from '../orders/rules/artwork-names.ts'
import { type NewOrderLine, type OrderWithLines, orderById, recordArtworkFile } from '../orders/store.ts'
import { orders } from '../orders/tables.ts'
import { aDesignRevision, anAddress, aReadyCart, aSku } from './builders.ts'
import type { TestShop } from './shop.ts'

interface OrderParts {
  lines?: { sku?: string; quantity?: number }[]
  card?: Behaviour
  email?: string
  /** Whose it is; a guest's when left out. */
  customerId?: number
}

/** An order from the checkout, its money held by the test gateway. */
export async function anOrder(
  shop: TestShop,
  { customerId, ...parts }: OrderParts = {},
): Promise<OrderWithLines> {
  const id = await placed(shop, await aReadyCart(shop, parts))
  if (customerId !== undefined) await shop.db.update(orders).set({ customerId }).where(eq(orders.id, id))
  return reload(shop, id)
}

/** On a busy machine the test gateway may be late; placing again is what a shopper does then. */
async function placed(shop: TestShop, cartId: string, triesLeft = 5): Promise<string> {
  const { placeOrder } = await shop.ask(
    `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { id } errors { message } } }`,
    { id: cartId },
  )
  if (placeOrder.orderV2) return placeOrder.orderV2.id
  const message = placeOrder.errors[0]?.message
  if (message === NO_ANSWER && triesLeft > 0) return placed(shop, cartId, triesLeft - 1)
  throw new Error(message)
}

/** The same with its money taken and its invoice made. */
export async function aPaidOrder(shop: TestShop, parts: OrderParts = {}): Promise<OrderWithLines> {
  const { id, paymentId } = await anOrder(shop, parts)
  if (!paymentId) throw new Error('Expected the order to have a payment')
  await capturePayment(shop, paymentId)
  return reload(shop, id)
}

/** The same with its artwork drawn, and taken by the press. */
export async function anOrderInProduction(shop: TestShop, parts: OrderParts = {}): Promise<OrderWithLines> {
  return inProduction(shop, await aPaidOrder(shop, parts))
}

/** A paid order with its artwork drawn and in the hands of the press. */
export async function inProduction(shop: TestShop, order: OrderWithLines): Promise<OrderWithLines> {
  for (const line of order.lines) {
    for (const kind of artworkKinds) {
      const file = { orderLineId: line.id, kind, storageKey: `${line.id}/${kind}`, byteSize: 1 }
      await recordArtworkFile(shop.db, { ...file, madeAt: shop.clock.now() })
    }
  }
  const refused = await takeToProduction(shop, order.id, { early: true })
  if (refused) throw new Error(refused.message)
  return reload(shop, order.id)
}

/** An order with any figures, without a cart or a gateway behind it. */
export async function aWrittenOrder(
  shop: OrderDeps,
  details: Partial<OrderDetails> = {},
  lines: readonly Partial<NewOrderLine>[] = [{}],
): Promise<OrderWithLines> {
  const written = await Promise.all(lines.map((line) => aWrittenLine(shop, line)))
  const subtotalCents = written.reduce((sum, line) => sum + line.rowCents, 0)
  const whole: OrderDetails = {
    cartId: crypto.randomUUID(),
    email: 'robin@example.com',
    shippingAddress: anAddress(),
    billingAddress: anAddress(),
    carrierTitle: 'Keepsake delivery',
    shippingMethodTitle: 'Standard',
    minimumDays: 2,
    maximumDays: 7,
    paymentMethod: 'banktransfer',
    subtotalCents,
    shippingCents: 0,
    gstCents: Math.round(subtotalCents / 11),
    grandTotalCents: subtotalCents,
    ...details,
  }
  return transaction(shop.db, (tx) => createOrder({ ...shop, tx }, whole, written))
}

export async function reload(shop: TestShop, orderId: string): Promise<OrderWithLines> {
  const order = await orderById(shop.db, orderId)
  if (!order) throw new Error(`Expected order ${orderId} to exist but found none`)
  return order
}

async function aWrittenLine(shop: OrderDeps, line: Partial<NewOrderLine>): Promise<NewOrderLine> {
  const quantity = line.quantity ?? 1
  const unitCents = line.unitCents ?? 1100
  const rowCents = line.rowCents ?? unitCents * quantity
  const isPrinted = (line.kind ?? 'printed') === 'printed'
  return {
    kind: 'printed',
    productName: 'Custom canvas print',
    productUrlKey: 'custom-canvas-print',
    sku: aSku,
    options: [],
    gstCents: Math.round(rowCents / 11),
    designRevision: isPrinted ? await aDesignRevision(shop.db) : null,
    recordFamily: isPrinted ? 'canvas' : null,
    recordVersion: isPrinted ? 1 : null,
    ...line,
    quantity,
    unitCents,
    rowCents,
  }
}
