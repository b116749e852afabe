/** Where the checkout asks for a page of the gateway's that takes a card; it is posted, and a page of the shop alone may. */
export const CARD_ENTRY = '/checkout/card-entry'
