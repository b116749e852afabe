import {
  byCode,
  DECLINED_PLAINLY,
  EXPIRED,
  NOT_PROCESSED,
  NOT_TAKEN,
  TRY_AGAIN,
  WRONG_ADDRESS,
  WRONG_CODE,
  WRONG_DATE,
  WRONG_NUMBER,
} from '../decline-sentences.ts'

const TWICE =
  'Your bank takes this for a payment that was made already. You have not been charged. Wait a moment, or use another card.'

/** "A duplicate transaction has been submitted." */
export const DUPLICATE = '11'

/**
 * By response reason code. What is not listed is declined plainly, as are lost, stolen and suspected cards.
 *
 * @source https://developer.authorize.net/api/reference/responseCodes.html
 */
const sentences = byCode(
  ['6 37 315', WRONG_NUMBER],
  ['7 316', WRONG_DATE],
  ['8 317', EXPIRED],
  ['44 65 78', WRONG_CODE],
  ['27 127', WRONG_ADDRESS],
  ['17 28', NOT_TAKEN],
  ['19 20 21 22 23 25 26 57 58 59 60 61 62 63 120 121 122', TRY_AGAIN],
  ['252 253', NOT_PROCESSED],
  [DUPLICATE, TWICE],
)

export const declineSentence = (reasonCode: string | undefined): string =>
  sentences.get(reasonCode ?? '') ?? DECLINED_PLAINLY

/** The processor could not say; asking later may help. */
export const isForNow = (reasonCode: string | undefined) => declineSentence(reasonCode) === TRY_AGAIN
