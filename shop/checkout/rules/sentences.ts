import { type Cents, formatMoney } from '#packages/money/money.ts'

/** What the shopper reads when the bank does not take the payment at once; the gateway words a declined card. */
export const NO_ANSWER = 'The bank did not answer. You have not been charged twice; try again.'
export const CART_CHANGED =
  'Your cart changed while the bank was answering, so nothing was charged. Please look it over and place the order again.'
/** The authorisation was released before the order was placed. */
export const AUTHORISATION_OVER =
  'Your bank has let go of this payment, so nothing was charged. Your cart is kept: please pay again at the checkout.'
/** Before a refusal that is not about this window's card: another window has paid with one since. */
export const ABOUT_OTHER_CARD = 'This is about the card from your other window, which came later.'
/** The total that the client says the shopper saw; it may be too large for an amount of money. */
export type ShownTotal = Cents | 'no-amount'
/** PE-19: the amount on the button is not what the order costs. */
export const totalChanged = (shown: ShownTotal, totalCents: Cents) =>
  `Your order comes to ${formatMoney(totalCents)} now, not to the ${shown === 'no-amount' ? 'amount' : formatMoney(shown)} that you saw: it was changed since, perhaps in another window. Nothing was charged. Please look it over and pay again.`
/** PE-20: the cart holds other things than the page showed, for the same money. */
export const CONTENTS_CHANGED =
  'Your cart holds other things now than this page showed: it was changed since, perhaps in another window. Nothing was charged. Please look it over and pay again.'
/** On the way back from the bank. */
export const NOT_CONFIRMED =
  'Your bank has not confirmed a payment for this cart, so nothing was charged. Your cart is kept: please pay again at the checkout.'
/** PE-19, PE-20: a form that does not say what its page showed. */
export const NOTHING_SHOWN =
  'This page did not say which order you saw, so nothing was charged. Please load the checkout again and pay there.'
/** Where no card gateway is open. */
export const NO_ORDERS =
  'We are not taking orders just now. Your cart and your designs are kept: please come back a little later.'
export const UNREADABLE_CARD =
  'We could not read this card, so nothing was charged and nothing of it was kept. Please enter its details in the card fields again.'

/** The code by which a client knows that the call goes on with an answer to the captcha. */
export const CAPTCHA_NEEDED = 'CAPTCHA_NEEDED'
export const CAPTCHA_DETAIL =
  'Several payments were tried, so we check that a person is paying. The bank was not asked; send the answer to the captcha along and try again.'

/** @param seconds  until the next try is open, above 0 */
export function triedTooOften(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const when = minutes > 120 ? 'tomorrow' : `in ${inMinutes(minutes)}`
  return `Too many payments were tried, so we did not ask the bank again. You have not been charged, and your cart is kept. Please try again ${when}, or ask your bank about the card first.`
}

/** Of orders that no card pays. @param seconds  until the next one is open, above 0 */
export function orderedTooOften(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const when = minutes > 120 ? 'tomorrow' : `in ${inMinutes(minutes)}`
  return `Many orders without a payment came from here, so we take no more of them just now. Your cart is kept. Pay by card, or try again ${when}.`
}

/** Of a page that takes a card. @param seconds  until the next one is open, above 0 */
export const openedTooOften = (seconds: number) =>
  `Card details were asked for many times, so we do not ask for them again just now. You have not been charged, and your cart is kept. Please try again in ${inMinutes(Math.ceil(seconds / 60))}, or pay in another way.`

/** Of the same, while the gateway is away. */
export const NO_CARD_PAGE = 'Your card details cannot be taken just now. You have not been charged.'

const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

export const NOT_CHECKED =
  'Several payments were tried, and we could not check that a person is paying. You have not been charged; please try again in a moment.'
