/**
 * What a RESULT says. A positive number is a decline or an error, a negative one a connection error.
 *
 * @source https://developer.paypal.com/api/nvp-soap/payflow/integration-guide/transaction-responses
 */
import {
  byCode,
  DECLINED_PLAINLY,
  NOT_ENOUGH,
  NOT_PROCESSED,
  NOT_TAKEN,
  OVER_LIMIT,
  TRY_AGAIN,
  WRONG_ADDRESS,
  WRONG_CODE,
  WRONG_DATE,
  WRONG_NUMBER,
} from '../decline-sentences.ts'

export const APPROVED = 0
/** A fraud filter holds the payment for a review. */
export const UNDER_REVIEW = 126

/** What is not listed is declined plainly, as are referrals (13) and cards that filters or the merchant decline. */
const sentences = byCode(
  ['23', WRONG_NUMBER],
  ['24', WRONG_DATE],
  ['114', WRONG_CODE],
  ['112', WRONG_ADDRESS],
  ['50', NOT_ENOUGH],
  ['51', OVER_LIMIT],
  ['2 25 36', NOT_TAKEN],
  ['102 103 104 106 109 150 151', TRY_AGAIN],
  ['126 127', NOT_PROCESSED],
)

export const declineSentence = (result: number | undefined): string =>
  sentences.get(String(result)) ?? DECLINED_PLAINLY

/** The processor could not say. Payflow repeats this answer for the request's id; another id may get a better one. */
export const isForNow = (result: number) => declineSentence(result) === TRY_AGAIN

/** Nobody knows what became of it: 11 and 107 are time limits of Payflow's own, 99 is any error. */
export const isSilence = (result: number) => result < 0 || result === 11 || result === 99 || result === 107

/** Wrong credentials, or no such account: no transaction at all can be had. */
export const isLoginRefused = (result: number) => result === 1 || result === 26

/** No transaction of that number (19) or of that reference (20). */
export const isUnknown = (result: number) => result === 19 || result === 20
