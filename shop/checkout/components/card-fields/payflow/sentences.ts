/** What the shopper reads beside PayPal's page for a card; what the bank says of a card comes from the shop. */

const NOT_CHARGED = 'You have not been charged.'

export const EXPLANATION = 'PayPal takes your card details on a page of its own. You pay afterwards, here.'
export const NOTHING_CHARGED_YET =
  'PayPal checks your card here and charges nothing, whatever its button is called. You pay afterwards, with the button below.'
export const ENTER_FIRST = 'Please enter your card details first.'
export const CLOSED_EMPTY = `No card was entered. ${NOT_CHARGED}`
export const PAGE_TOO_OLD = `PayPal's page for your card is open for 20 minutes and no longer. ${NOT_CHARGED} Please enter your card details again.`
export const CARD_TOO_OLD = `Card details are kept for a day and no longer. ${NOT_CHARGED} Please enter them again.`
export const USED_UP = 'For another try, enter your card details again, or those of another card.'
