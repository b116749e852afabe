import {
  DECLINED_PLAINLY,
  EXPIRED,
  NOT_CONFIRMED,
  NOT_ENOUGH,
  NOT_TAKEN,
  OVER_LIMIT,
  TRY_AGAIN,
  WRONG_CODE,
  WRONG_DATE,
  WRONG_NUMBER,
} from '../decline-sentences.ts'

const TWICE =
  'Your bank takes this for a payment that was made already. You have not been charged. Ask your bank, or use another card.'

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
