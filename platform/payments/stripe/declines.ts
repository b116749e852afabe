/** What the shopper reads when the bank says no. */

const NOT_CHARGED = 'You have not been charged.'

/** A card that its owner has reported is declined in plain words, so that a thief learns nothing. */
export const DECLINED_PLAINLY = `Your bank did not approve this card. ${NOT_CHARGED} Try another card or ask your bank.`
export const UNREADABLE = `We could not read this card. ${NOT_CHARGED} Enter its details again.`
const NOT_ENOUGH = `Your bank says there is not enough money on this card. ${NOT_CHARGED} Try another card.`
const OVER_LIMIT = `This payment is above a limit of your card. ${NOT_CHARGED} Try another card or ask your bank.`
const EXPIRED = `This card has expired. ${NOT_CHARGED} Try another card.`
const WRONG_CODE = `The security code is not the one on this card. ${NOT_CHARGED} Check the digits and try again.`
const WRONG_NUMBER = `The card number is not right. ${NOT_CHARGED} Check the digits and try again.`
const WRONG_DATE = `The expiry date is not the one on this card. ${NOT_CHARGED} Check it and try again.`
const NOT_TAKEN = `This card cannot pay here. ${NOT_CHARGED} Try another card.`
const TRY_AGAIN = `Your bank could not answer just now. ${NOT_CHARGED} Wait a moment and try again, or use another card.`
const NOT_CONFIRMED = `Your bank did not confirm that it is you. ${NOT_CHARGED} Try again, or use another card.`
const TWICE = `Your bank takes this for a payment that was made already. ${NOT_CHARGED} Ask your bank, or use another card.`

/**
 * By decline code, or by error code where there is none. What is not listed is declined plainly, as are lost, stolen and
 * suspected cards.
 *
 * @source https://docs.stripe.com/declines/codes and https://docs.stripe.com/error-codes
 */
const sentences: Readonly<Record<string, string>> = {
  insufficient_funds: NOT_ENOUGH,
  withdrawal_count_limit_exceeded: OVER_LIMIT,
  card_velocity_exceeded: OVER_LIMIT,
  expired_card: EXPIRED,
  incorrect_cvc: WRONG_CODE,
  invalid_cvc: WRONG_CODE,
  incorrect_number: WRONG_NUMBER,
  invalid_number: WRONG_NUMBER,
  invalid_expiry_month: WRONG_DATE,
  invalid_expiry_year: WRONG_DATE,
  card_not_supported: NOT_TAKEN,
  currency_not_supported: NOT_TAKEN,
  testmode_decline: NOT_TAKEN,
  live_mode_test_card: NOT_TAKEN,
  processing_error: TRY_AGAIN,
  issuer_not_available: TRY_AGAIN,
  reenter_transaction: TRY_AGAIN,
  try_again_later: TRY_AGAIN,
  authentication_required: NOT_CONFIRMED,
  authentication_not_handled: NOT_CONFIRMED,
  payment_intent_authentication_failure: NOT_CONFIRMED,
  duplicate_transaction: TWICE,
}

export function declineSentence({
  code,
  decline_code,
}: {
  code?: string | null | undefined
  decline_code?: string | null | undefined
}): string {
  const known = [decline_code, code].find((one) => typeof one === 'string' && Object.hasOwn(sentences, one))
  return (known && sentences[known]) || DECLINED_PLAINLY
}
