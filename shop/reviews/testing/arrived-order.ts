/** Orders on their way to a review, made the way the shop makes them. */
import { isRefusal } from '../../api/refusal.ts'
import { productsForLines } from '../../catalogue/store.ts'
import { deliverParcel } from '../../orders/commands/deliver-parcel.ts'
import { markPaid } from '../../orders/commands/mark-paid.ts'
import { takeToProduction } from '../../orders/commands/office-steps.ts'
import { shipLines } from '../../orders/commands/ship-lines.ts'
import type { OrderWithLines } from '../../orders/store.ts'
import { aSku } from '../../testing/builders.ts'
import { aWrittenOrder } from '../../testing/orders.ts'
import type { TestShop } from '../../testing/shop.ts'

interface OrderParts {
  email?: string
  /** Whose it is; a guest's when left out. */
  customerId?: number
  /** One piece of goods for each; one when left out. */
  pieces?: number
}

/** A paid order of the sample canvas, in the hands of the press. */
export async function anOrderToSend(
  shop: TestShop,
  { email = 'robin@example.com', customerId, pieces = 1 }: OrderParts = {},
): Promise<OrderWithLines> {
  const [product] = await productsForLines(shop.db, { skus: [aSku] })
  if (!product) throw new Error('Expected the seeded canvas but found none')
  const goods = { kind: 'goods' as const, productId: product.id, productName: product.name }
  const details = { email, ...(customerId !== undefined && { customerId }) }
  const order = await aWrittenOrder(
    shop,
    details,
    Array.from({ length: pieces }, () => goods),
  )
  await done(markPaid(shop, order.id))
  await done(takeToProduction(shop, order.id, { early: true }))
  return order
}

/** The same, sent in one parcel and delivered. */
export async function anArrivedOrder(shop: TestShop, parts: OrderParts = {}): Promise<OrderWithLines> {
  const order = await anOrderToSend(shop, parts)
  await sendAll(shop, order)
  await done(deliverParcel(shop, order.id))
  return order
}

export async function sendAll(shop: TestShop, { id, lines }: OrderWithLines): Promise<void> {
  const sent = lines.map((line) => ({ orderLineId: line.id, quantity: line.quantity }))
  await done(shipLines(shop, id, { lines: sent, carrier: 'auspost', carrierTitle: 'Australia Post' }))
}

async function done<Result>(result: Promise<Result>): Promise<Result> {
  const value = await result
  if (isRefusal(value)) throw new Error(value.message)
  return value
}
