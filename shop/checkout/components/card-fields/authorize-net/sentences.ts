/** What the shopper reads beside the card of Authorize.Net; what the bank says of a card comes from the shop. */

const NOT_CHARGED = 'You have not been charged.'

export const ENTER_FIRST = 'Please enter your card details first.'
export const CLOSED_EMPTY = `No card was entered. ${NOT_CHARGED}`
export const TOO_OLD = `Card details are kept for 15 minutes and no longer. ${NOT_CHARGED} Please enter them again.`
export const USED_UP = 'For another try, enter your card details again, or those of another card.'
export const WINDOW_AWAY = `The window for your card could not be opened. ${NOT_CHARGED} Try again, or load the page again.`

const WRONG_NUMBER = `The card number is not right. ${NOT_CHARGED} Check the digits and try again.`
const WRONG_DATE = `The expiry date is not right. ${NOT_CHARGED} Check it and try again.`
const EXPIRED = `This card has expired. ${NOT_CHARGED} Use another card.`
const WRONG_CODE = `The security code is not right. ${NOT_CHARGED} Check the digits and try again.`
/** Also for what is wrong with the shop's own keys, which is nothing for a shopper to read. */
export const UNREADABLE = `We could not read this card. ${NOT_CHARGED} Try again, or pay in another way.`

/** @source https://developer.authorize.net/api/reference/features/acceptjs.html, the appendix of its errors */
const sentences: Readonly<Record<string, string>> = {
  E_WC_05: WRONG_NUMBER,
  E_WC_06: WRONG_DATE,
  E_WC_07: WRONG_DATE,
  E_WC_08: EXPIRED,
  E_WC_15: WRONG_CODE,
}

export const sentenceFor = (code: unknown): string =>
  (typeof code === 'string' && Object.hasOwn(sentences, code) && sentences[code]) || UNREADABLE
