import type { StoredCart } from './priced-cart.ts'

/** What is typed and chosen on the way to an order, before anything is. */
export const nothingTyped = {
  email: null,
  shippingAddress: null,
  billingAddress: null,
  shippingChoice: null,
  customerNotes: null,
  paymentMethod: null,
  paymentToken: null,
  orderComment: null,
  giftMessage: null,
} satisfies Omit<StoredCart, 'id'>

/** A cart in which nothing has been chosen or typed yet, such as one that only asks for a price. */
export const emptyCart: StoredCart = { id: '', ...nothingTyped }
