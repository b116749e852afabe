/** How often a visitor may try what can be guessed, flooded or flushed. Requirements SH-01, SH-02, SH-18, SH-22, SH-24. */
import type { Limits, LimitWindow } from '#platform/limits/limits.ts'
import { type Refusal, refusal } from './refusal.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

const PASSWORD_TRIES = [
  { tries: 5, seconds: MINUTE },
  { tries: 10, seconds: 15 * MINUTE },
  { tries: 20, seconds: 6 * HOUR },
]
const ORDER_TRIES = [
  { tries: 10, seconds: 10 * MINUTE },
  { tries: 20, seconds: DAY },
]
const CODE_REQUESTS = [
  { tries: 3, seconds: 10 * MINUTE },
  { tries: 10, seconds: DAY },
]
const CODE_CHECKS = [
  { tries: 5, seconds: 10 * MINUTE },
  { tries: 20, seconds: DAY },
]

/**
 * By name: so many tries within so many seconds. `-address` names are keyed by the visitor's address, which a household
 * or an office shares; `-pair` names by account and address; `-device` names by account and a browser that has signed
 * in to it before; `-mailbox` names by where the mail comes to, however its address is spelt; the others by what is tried.
 *
 * A stranger at one address is stopped by the pair limit, without effect on the customer elsewhere. Strangers at many
 * addresses share the account's limit: past it each try needs a captcha, and past `-account-captcha` they are refused.
 * So an account gets at most 120 guesses of its password a day, and 100 of its mailed codes.
 */
export const limitWindows = {
  'sign-in-address': [
    { tries: 60, seconds: 10 * MINUTE },
    { tries: 600, seconds: DAY },
  ],
  // The wait grows with each window that is used up; the right password resets them.
  'sign-in-pair': PASSWORD_TRIES,
  'sign-in-device': PASSWORD_TRIES,
  'own-password-customer': PASSWORD_TRIES,
  'sign-in-account': [
    { tries: 20, seconds: HOUR },
    { tries: 60, seconds: DAY },
  ],
  'sign-in-account-captcha': [{ tries: 60, seconds: DAY }],
  // Ways to an identity provider and back; each way back is a question to the provider.
  'social-address': [
    { tries: 60, seconds: 10 * MINUTE },
    { tries: 600, seconds: DAY },
  ],
  'register-address': [
    { tries: 20, seconds: 10 * MINUTE },
    { tries: 100, seconds: DAY },
  ],
  // Each welcomes an address that nobody has proved.
  'register-mailbox': [{ tries: 10, seconds: DAY }],
  'code-request-address': [{ tries: 30, seconds: HOUR }],
  'code-request-pair': CODE_REQUESTS,
  'code-request-device': CODE_REQUESTS,
  'code-request-account': [{ tries: 20, seconds: DAY }],
  'code-request-account-captcha': [{ tries: 20, seconds: DAY }],
  // As many as of one account.
  'code-request-mailbox': [{ tries: 40, seconds: DAY }],
  'code-check-address': [
    { tries: 60, seconds: 10 * MINUTE },
    { tries: 600, seconds: DAY },
  ],
  'code-check-pair': CODE_CHECKS,
  'code-check-device': CODE_CHECKS,
  // One in a million for each try: a hundred a day are a chance of 0.01 %.
  'code-check-account': [{ tries: 50, seconds: DAY }],
  'code-check-account-captcha': [{ tries: 50, seconds: DAY }],
  // A new email or password: each is told by mail, to an address that nobody may have proved.
  'account-change-customer': [
    { tries: 10, seconds: HOUR },
    { tries: 20, seconds: DAY },
  ],
  'account-change-mailbox': [
    { tries: 10, seconds: HOUR },
    { tries: 20, seconds: DAY },
  ],
  'reset-pair': [
    { tries: 3, seconds: 15 * MINUTE },
    { tries: 10, seconds: DAY },
  ],
  'reset-mailbox': [{ tries: 30, seconds: DAY }],
  'reset-address': [{ tries: 30, seconds: HOUR }],
  'email-check-address': [{ tries: 30, seconds: MINUTE }],
  'gift-card-address': [
    { tries: 10, seconds: MINUTE },
    { tries: 60, seconds: HOUR },
  ],
  // A guesser is stopped by the cart's limit, without effect on others in the same office.
  'coupon-cart': [
    { tries: 20, seconds: MINUTE },
    { tries: 60, seconds: HOUR },
  ],
  'coupon-address': [
    { tries: 60, seconds: MINUTE },
    { tries: 600, seconds: HOUR },
  ],
  'certificate-address': [
    { tries: 20, seconds: HOUR },
    { tries: 60, seconds: DAY },
  ],
  'ticket-message-customer': [
    { tries: 10, seconds: HOUR },
    { tries: 20, seconds: DAY },
  ],
  'ticket-file-customer': [
    { tries: 20, seconds: HOUR },
    { tries: 30, seconds: DAY },
  ],
  // Each reads all that the shop keeps of the customer, photos included.
  'my-data-customer': [
    { tries: 4, seconds: HOUR },
    { tries: 10, seconds: DAY },
  ],
  'bulk-order-customer': [
    { tries: 20, seconds: 10 * MINUTE },
    { tries: 100, seconds: DAY },
  ],
  // Ways to the page of the identity check, each of which costs the shop; and looks at one that is under way.
  'identification-person': [
    { tries: 6, seconds: HOUR },
    { tries: 12, seconds: DAY },
  ],
  'identification-address': [
    { tries: 30, seconds: HOUR },
    { tries: 100, seconds: DAY },
  ],
  'identification-look': [{ tries: 60, seconds: 5 * MINUTE }],
  // Payments that reach the card gateway; approved ones are given back. Three mistakes and a right one ask for no
  // captcha.
  'payment-captcha-cart': [{ tries: 4, seconds: HOUR }],
  'payment-captcha-address': [{ tries: 30, seconds: HOUR }],
  'payment-cart': [{ tries: 10, seconds: HOUR }],
  'payment-address': [
    { tries: 60, seconds: HOUR },
    { tries: 300, seconds: DAY },
  ],
  // Pages of a gateway that take a card; each of them checks up to three at a bank.
  'card-entry-cart': [{ tries: 10, seconds: HOUR }],
  'card-entry-address': [
    { tries: 60, seconds: HOUR },
    { tries: 300, seconds: DAY },
  ],
  // Orders that are placed before anything is paid: each writes a mail to an address that nobody has proved.
  'unpaid-order-address': [
    { tries: 20, seconds: HOUR },
    { tries: 60, seconds: DAY },
  ],
  'unpaid-order-mailbox': [
    { tries: 10, seconds: HOUR },
    { tries: 30, seconds: DAY },
  ],
  // By the gateway's fingerprint of the card, whatever the cart.
  'payment-card': [{ tries: 20, seconds: DAY }],
  // By address and number, and by address and e-mail: who errs about one order bars nobody from another, and nobody goes
  // through the e-mails of a number, or the numbers of an e-mail.
  'guest-order-number-pair': ORDER_TRIES,
  'guest-order-email-pair': ORDER_TRIES,
  // Who changes both; a household's mistakes do not come to so many.
  'guest-order-address': [{ tries: 60, seconds: HOUR }],
  // Of all addresses together. Past it an address has a few tries of its own at the number: strangers cannot bar the owner.
  'guest-order-number': [
    { tries: 20, seconds: 10 * MINUTE },
    { tries: 60, seconds: DAY },
  ],
  'guest-order-number-spare': [{ tries: 3, seconds: DAY }],
  // Keys of proofs that open nothing.
  'proof-address': [
    { tries: 10, seconds: MINUTE },
    { tries: 60, seconds: HOUR },
  ],
  // Each writes a mail; by the order, and by the mailbox of all its orders.
  'order-change': [
    { tries: 20, seconds: HOUR },
    { tries: 60, seconds: DAY },
  ],
  'order-change-mailbox': [
    { tries: 20, seconds: HOUR },
    { tries: 60, seconds: DAY },
  ],
  // Each may write a mail to staff.
  'proof-decision': [
    { tries: 20, seconds: HOUR },
    { tries: 60, seconds: DAY },
  ],
  'proof-decision-mailbox': [
    { tries: 20, seconds: HOUR },
    { tries: 60, seconds: DAY },
  ],
  'newsletter-address': [
    { tries: 10, seconds: MINUTE },
    { tries: 60, seconds: HOUR },
  ],
  'contact-address': [
    { tries: 5, seconds: MINUTE },
    { tries: 30, seconds: HOUR },
  ],
  'review-address': [
    { tries: 5, seconds: MINUTE },
    { tries: 30, seconds: HOUR },
  ],
  'conversion-address': [
    { tries: 120, seconds: MINUTE },
    { tries: 3_000, seconds: HOUR },
  ],
  'cache-clear-address': [{ tries: 1, seconds: 10 }],
  'cache-clear-total': [{ tries: 5, seconds: 10 }],
  'cache-clear-all-address': [{ tries: 1, seconds: MINUTE }],
  'cache-clear-all-total': [{ tries: 2, seconds: MINUTE }],
  'design-list-address': [{ tries: 60, seconds: HOUR }],
  // Once a day of each browser, and once for each design; of a whole office.
  'portfolio-address': [{ tries: 1_000, seconds: HOUR }],
  // Designs that are started or saved, of a whole office: a shopper who moves things about saves once a second.
  'design-address': [
    { tries: 200, seconds: HOUR },
    { tries: 1_000, seconds: DAY },
  ],
  'design-save-address': [{ tries: 6_000, seconds: 10 * MINUTE }],
  'design-freeze-address': [
    { tries: 300, seconds: 10 * MINUTE },
    { tries: 3_000, seconds: DAY },
  ],
  // Of pictures that nobody has asked for before: those that are kept cost nothing.
  'design-picture-address': [
    { tries: 200, seconds: 10 * MINUTE },
    { tries: 1_000, seconds: DAY },
  ],
  'upload-address': [{ tries: 2_000, seconds: HOUR }],
  // Megabytes that photos take once they have arrived, their working copies with them: as many as ten thousand photos of
  // a phone, and a disk is not filled from one address.
  'kept-megabytes-address': [{ tries: 50_000, seconds: DAY }],
  // Of guests: a browser keeps its cart for a month, and an office of a thousand people makes one each.
  'cart-address': [
    { tries: 300, seconds: 10 * MINUTE },
    { tries: 2_000, seconds: DAY },
  ],
  // Of mock-ups of designs that nobody has asked for before: those that are kept cost nothing.
  'mock-up-address': [
    { tries: 200, seconds: 10 * MINUTE },
    { tries: 1_000, seconds: DAY },
  ],
  // Of mock-ups of our own samples, which every page shows: the first visitors after a release have all of them made,
  // and a whole office or a phone company may stand behind one address.
  'sample-mock-up-address': [
    { tries: 2_000, seconds: 10 * MINUTE },
    { tries: 10_000, seconds: DAY },
  ],
  'developer-address': [
    { tries: 5, seconds: MINUTE },
    { tries: 20, seconds: HOUR },
  ],
  // A solved captcha counts once; the window outlives the challenge.
  'captcha-use': [{ tries: 1, seconds: HOUR }],
} as const satisfies Record<string, readonly LimitWindow[]>

export type LimitName = keyof typeof limitWindows

/** The message where the contract has none of its own. */
export const tooManyTries = (retryAfterSeconds: number): Refusal =>
  refusal('graphql-input', `Too many tries. Please wait ${waitInWords(retryAfterSeconds)} and try again.`)

/** Never shorter than it is. */
export function waitInWords(seconds: number): string {
  if (seconds <= MINUTE) return 'a moment'
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.ceil(seconds / HOUR)
  return hours === 1 ? 'an hour' : `${hours} hours`
}

/**
 * Counts a try; the refusal when there were too many.
 *
 * @example const refused = await withinLimit(limits, 'coupon-address', visit.address); if (refused) return refused
 */
export async function withinLimit(
  limits: Limits<LimitName>,
  name: LimitName,
  key: string,
): Promise<Refusal | undefined> {
  const taken = await limits.take(name, key)
  return taken.allowed ? undefined : tooManyTries(taken.retryAfterSeconds)
}
