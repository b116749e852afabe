/** Refusals of calls on accounts; the wording is the contract's, and clients match on it. */
import { type Refusal, refusal } from '../../api/refusal.ts'

/** One sentence for every way of not signing in, so that nobody learns which accounts exist. */
export const SIGN_IN_REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

export const signInRefused = (): Refusal => refusal('graphql-authentication', SIGN_IN_REFUSED)

export const NOT_CONFIRMED = "This account isn't confirmed. Verify and try again."

export const notConfirmed = (): Refusal => refusal('graphql-authentication', NOT_CONFIRMED)

export const WRONG_PASSWORD = 'Invalid login or password.'
export const wrongPassword = (): Refusal => refusal('graphql-authentication', WRONG_PASSWORD)

export const ACCOUNT_LOCKED = 'The account is locked.'
export const accountLocked = (): Refusal => refusal('graphql-authentication', ACCOUNT_LOCKED)

export const EMAIL_TAKEN = 'A customer with the same email address already exists in an associated website.'

export const emailTaken = (): Refusal => refusal('graphql-input', EMAIL_TAKEN)

export const PASSWORD_NOT_SET = "Cannot set the customer's password"

export const passwordNotSet = (): Refusal => refusal('graphql-input', PASSWORD_NOT_SET)

export const WRONG_CONFIRMATION = 'The confirmation token is invalid. Verify the token and try again.'

export const wrongConfirmation = (): Refusal => refusal('graphql-input', WRONG_CONFIRMATION)

export const CAPTCHA_FAILED = 'ReCaptcha validation failed, please try again'

export const captchaFailed = (): Refusal => refusal('graphql-input', CAPTCHA_FAILED)

export const CONFIRMATION_NEEDLESS = "Confirmation isn't needed."

export const inputRefusal = (message: string): Refusal => refusal('graphql-input', message)
