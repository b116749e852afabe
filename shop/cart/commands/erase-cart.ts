import type { Transaction } from '#platform/database/pool.ts'
import { activeCartOf, type CartDetails, changeCart, deleteLines, lockCart } from '../store.ts'

/** All personal data that was typed on the way to an order, and the chosen payment. */
const NOTHING = {
  email: null,
  shippingAddress: null,
  billingAddress: null,
  shippingChoice: null,
  customerNotes: null,
  paymentMethod: null,
  paymentToken: null,
  purchaseOrderNumber: null,
  couponCodes: [],
  giftCardCodes: [],
  usesStoreCredit: false,
  pointsWanted: null,
  referCode: null,
  orderComment: null,
  giftMessage: null,
  giftTo: null,
  giftFrom: null,
  gstNumber: null,
  gstCertificate: null,
  abn: null,
} satisfies CartDetails

/** Empties the cart of an erased customer. A payment that is still open then finds a changed cart, and is released. */
export async function eraseCart(tx: Transaction, customerId: number, now: Date): Promise<void> {
  const id = await activeCartOf(tx, customerId)
  const cart = id === undefined ? undefined : await lockCart(tx, id)
  if (cart?.state !== 'active') return
  await deleteLines(tx, cart.id)
  await changeCart(tx, cart.id, NOTHING, now)
}
