/** What the shopper reads when the bank does not take the payment at once; for a declined card the gateway has the words. */
export const NO_ANSWER = 'The bank did not answer. You have not been charged twice; try again.'
export const CART_CHANGED =
  'Your cart changed while the bank was answering, so nothing was charged. Please look it over and place the order again.'
/** Where no card gateway is open. */
export const NO_ORDERS =
  'We are not taking orders just now. Your cart and your designs are kept: please come back a little later.'
export const UNREADABLE_CARD =
  'We could not read this card, so nothing was charged and nothing of it was kept. Please enter its details in the card fields again.'
