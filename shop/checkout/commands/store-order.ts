import { type Transaction, undoable } from '#platform/database/pool.ts'
import { continueWithSaved } from '../../cart/commands/next-cart.ts'
import type { OpenCart, OpenLine } from '../../cart/commands/open-cart.ts'
import type { Configuration } from '../../cart/rules/shipping.ts'
import { markOrdered } from '../../cart/store.ts'
import { takeStock } from '../../catalogue/commands/stock.ts'
import { keepAddress } from '../../customers/commands/address-book.ts'
import { takeIncentives, usesIncentives } from '../../marketing/commands/take-incentives.ts'
import { createOrder, type OrderDetails } from '../../orders/commands/create-order.ts'
import type { NewOrderLine, OrderWithLines } from '../../orders/store.ts'
import { type OrderRefusal, plainAddress, type ReadyCart, unable } from '../rules/ready-to-order.ts'
import type { CheckoutDeps } from './deps.ts'
import { noteIdentity } from './note-identity.ts'
import { noteReferralOf } from './note-referral-of.ts'

/** The configuration was read before the transaction began. */
export interface StoringDeps extends Pick<CheckoutDeps, 'clock' | 'jobs' | 'identityCheck'> {
  values: Configuration
}

export type StoredOrder =
  | { kind: 'placed'; order: OrderWithLines }
  | { kind: 'not-placed'; refusal: OrderRefusal }

/**
 * Makes the order of a cart that the caller has locked: takes pieces from stock, writes the order and its lines, and
 * takes coupons, gift cards, credit and points. All of it or nothing: when something is no longer there, a savepoint
 * undoes the rest, and the caller's transaction goes on.
 *
 * Rows are always locked in this order: cart, payment, stock, incentives.
 */
export async function storeOrder(
  deps: StoringDeps,
  tx: Transaction,
  cart: ReadyCart<OpenCart>,
  paymentId: string | null,
): Promise<StoredOrder> {
  const store = () => storeAll(deps, tx, cart, paymentId)
  // Nothing can fall short, so no savepoint is needed: what fails all the same ends the whole transaction.
  if (!takesFromStock(cart) && !usesIncentives(cart)) return { kind: 'placed', order: await store() }
  try {
    return { kind: 'placed', order: await undoable(tx, store) }
  } catch (error) {
    if (!(error instanceof NoLongerThere)) throw error
    return { kind: 'not-placed', refusal: error.refusal }
  }
}

const takesFromStock = ({ lines }: Pick<OpenCart, 'lines'>) =>
  lines.some(({ product }) => product.stock !== null)

/** Rolls back to the savepoint. */
class NoLongerThere extends Error {
  readonly refusal: OrderRefusal

  constructor({ refusal }: { refusal: OrderRefusal }) {
    super(refusal.message)
    this.refusal = refusal
  }
}

async function storeAll(
  deps: StoringDeps,
  tx: Transaction,
  cart: ReadyCart<OpenCart>,
  paymentId: string | null,
): Promise<OrderWithLines> {
  const now = deps.clock.now()
  const goods = cart.lines.filter(({ product }) => product.stock !== null)
  const pieces = goods.map(({ product, quantity }) => ({ productId: product.id, quantity }))
  const short = pieces.length === 0 ? undefined : await takeStock(tx, pieces)
  if (short) throw new NoLongerThere(unable('Some of the products are out of stock.'))

  const orderDeps = { ...deps, tx, configuration: async () => deps.values }
  const order = await createOrder(orderDeps, orderDetails(cart, paymentId), cart.lines.map(frozenLine))
  const taking = {
    orderId: order.id,
    orderNumber: order.number,
    customerId: cart.customerId,
    email: cart.email,
  }
  const spent = await takeIncentives(tx, { ...taking, cart }, now)
  if (spent !== undefined) throw new NoLongerThere(unable(spent))

  await noteReferralOf(tx, { values: deps.values, order, code: cart.referCode, now })
  if (deps.identityCheck) await noteIdentity(tx, { order, cart, now })
  await keepAddresses(tx, cart)
  await markOrdered(tx, cart.id, now)
  await continueWithSaved(tx, cart, now)
  return order
}

/** A full address book does not prevent an order. */
async function keepAddresses(tx: Transaction, { customerId, billingAddress, delivery }: ReadyCart) {
  const wanted = [delivery?.address, billingAddress].flatMap((address) =>
    address?.saveInAddressBook ? address : [],
  )
  if (customerId === null || wanted.length === 0) return
  for (const address of wanted) await keepAddress(tx, customerId, plainAddress(address))
}

function orderDetails(cart: ReadyCart<OpenCart>, paymentId: string | null): OrderDetails {
  const { totals, delivery, payment } = cart
  return {
    cartId: cart.id,
    customerId: cart.customerId,
    email: cart.email,
    shippingAddress: delivery ? plainAddress(delivery.address) : null,
    billingAddress: plainAddress(cart.billingAddress),
    carrierTitle: delivery?.offer.carrierTitle ?? null,
    shippingMethodTitle: delivery?.offer.methodTitle ?? null,
    minimumDays: delivery?.offer.promisedFromDays ?? null,
    maximumDays: delivery?.offer.maximumDays ?? null,
    paymentMethod: payment.method.code,
    purchaseOrderNumber: cart.purchaseOrderNumber,
    paymentId,
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCents,
    shippingDiscountCents: totals.shippingDiscountCents,
    gstCents: totals.gstCents,
    giftCardCents: totals.giftCardCents,
    creditCents: totals.creditCents,
    pointsCents: totals.pointsCents,
    pointsSpent: totals.pointsSpent,
    grandTotalCents: totals.grandTotalCents,
    couponCodes: cart.coupons.flatMap(({ code, givesCents }) => (givesCents > 0 ? code : [])),
    discounts: totals.discounts.map(({ code, label, cents, appliedTo }) => ({
      label,
      amountCents: cents,
      appliedTo,
      couponCode: code,
    })),
    isForMember: cart.isForMember,
    giftCards: totals.giftCards.map(({ code, appliedCents }) => ({ code, appliedCents })),
    notes: {
      awc: cart.awc ?? undefined,
      dropShip: cart.dropship ?? undefined,
      priceCache: cart.priceCache ?? undefined,
      businessPurchase: cart.businessPurchase,
      ...(cart.businessPurchase && {
        gstNumber: cart.gstNumber ?? undefined,
        gstCertificate: cart.gstCertificate ?? undefined,
        abn: cart.abn ?? undefined,
      }),
    },
    orderComment: cart.orderComment,
    giftMessage: cart.giftMessage,
    giftNote:
      cart.giftMessage === null
        ? null
        : { to: cart.giftTo ?? '', from: cart.giftFrom ?? '', message: cart.giftMessage },
    giftReceiptIncluded: cart.giftReceipt,
    printedCardIncluded: cart.printedCard,
  }
}

function frozenLine(line: OpenLine): NewOrderLine {
  const { product } = line
  return {
    kind: line.kind,
    productId: product.id,
    productName: product.name,
    productUrlKey: product.urlKey,
    sku: line.sku,
    options: [...line.options],
    quantity: line.quantity,
    unitCents: line.unitCents,
    regularUnitCents: line.regularUnitCents,
    rowCents: line.rowCents,
    discountCents: line.discountCents,
    discounts: line.discounts.map(({ code, label, cents }) => ({
      label,
      amountCents: cents,
      appliedTo: 'ITEM',
      couponCode: code,
    })),
    gstCents: line.gstCents,
    designRevision: line.designRevision,
    recordFamily: product.kind === 'printed' ? product.family : null,
    recordVersion: product.kind === 'printed' ? product.version : null,
    entered: line.entered,
    giftNote: line.giftMessage,
    toolOptions: line.toolOptions,
    editLink: line.editLink,
    originalImageUrl: line.originalImageUrl,
    cachePrice: line.cachePrice,
    note: line.note,
  }
}
