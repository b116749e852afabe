/** What the shopper reads beside the card fields; what the bank says of a card comes from the shop. */

export const INCOMPLETE =
  'Your card details are not complete yet: please look at the card fields that are marked.'

export const UNREADABLE =
  'We could not read this card. You have not been charged. Check its details and try again, or use another card.'
