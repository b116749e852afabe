/** What the shopper reads when the bank says no, whichever gateway asked it. */

const NOT_CHARGED = 'You have not been charged.'

/** A card that its owner has reported is declined in plain words, so that a thief learns nothing. */
export const DECLINED_PLAINLY = `Your bank did not approve this card. ${NOT_CHARGED} Try another card or ask your bank.`
export const UNREADABLE = `We could not read this card. ${NOT_CHARGED} Enter its details again.`
/** What a fraud filter holds back is not taken; the words say nothing of the filter. */
export const NOT_PROCESSED = `We could not take this payment. ${NOT_CHARGED} Try another card, or another way to pay.`
export const NOT_ENOUGH = `Your bank says there is not enough money on this card. ${NOT_CHARGED} Try another card.`
export const OVER_LIMIT = `This payment is above a limit of your card. ${NOT_CHARGED} Try another card or ask your bank.`
export const EXPIRED = `This card has expired. ${NOT_CHARGED} Try another card.`
export const WRONG_CODE = `The security code is not the one on this card. ${NOT_CHARGED} Check the digits and try again.`
export const WRONG_NUMBER = `The card number is not right. ${NOT_CHARGED} Check the digits and try again.`
export const WRONG_DATE = `The expiry date is not the one on this card. ${NOT_CHARGED} Check it and try again.`
export const WRONG_ADDRESS = `The address is not the one that your bank has for this card. ${NOT_CHARGED} Check it, or try another card.`
export const NOT_TAKEN = `This card cannot pay here. ${NOT_CHARGED} Try another card.`
export const TRY_AGAIN = `Your bank could not answer just now. ${NOT_CHARGED} Wait a moment and try again, or use another card.`
export const NOT_CONFIRMED = `Your bank did not confirm that it is you. ${NOT_CHARGED} Try again, or use another card.`

/**
 * A table by code, of lines that list the codes of one sentence.
 *
 * @param groups  such as `['6 37', WRONG_NUMBER]`
 */
export function byCode(
  ...groups: readonly (readonly [codes: string, sentence: string])[]
): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap(([codes, sentence]) => codes.split(' ').map((code) => [code, sentence] as const)),
  )
}
