import type { StoredCart } from './priced-cart.ts'

/** A cart in which nothing has been chosen or typed yet, such as one that only asks for a price. */
export const emptyCart: StoredCart = {
  id: '',
  email: null,
  shippingAddress: null,
  billingAddress: null,
  shippingChoice: null,
  customerNotes: null,
  paymentMethod: null,
  paymentToken: null,
  orderComment: null,
  giftMessage: null,
}
