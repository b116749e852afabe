/** What is said on the sign-in page to a shopper who comes back from a provider and is not signed in. */
import { SIGN_IN_REFUSED } from './refusals.ts'

/** H-36: a new account whose email the provider has not verified waits for our mail. */
export const CONFIRM_FIRST =
  'Your account is open. Please open the email that we have just sent to you and confirm it; then you can sign in.'

/**
 * `lost`: the browser holds nothing that belongs to this answer: it was used before, took too long, or was made by
 * somebody else. `refused`: the provider takes its own code no more. `away`: it does not answer, or nothing that can be
 * read.
 */
export type SocialTrouble = 'said-no' | 'away' | 'lost' | 'refused' | 'no-email'

const OTHER_WAYS = 'with your password, or with a code by email'

export const socialTrouble = (trouble: SocialTrouble, name: string): string =>
  ({
    'said-no': `You are not signed in, because you stopped at ${name}. Try again, or sign in ${OTHER_WAYS}.`,
    away: `${name} does not answer just now. Nothing is lost: try again in a moment, or sign in ${OTHER_WAYS}.`,
    lost: `This sign-in with ${name} took too long or was used before. Please press “Continue with ${name}” once more.`,
    refused: `${name} did not let us finish. Please press “Continue with ${name}” once more.`,
    'no-email': `An account here needs an email, and ${name} gave us none. Press “Continue with ${name}” and share it there, or use your email below.`,
  })[trouble]

/** How the API refuses to sign somebody in whom a provider vouches for. */
const NO_NAMES = 'Required parameters are missing'

/**
 * The shopper's sentence for a refusal of the API, which has its own words for clients.
 *
 * @param refusal  as the API said it
 */
export function refusedSocially(
  refusal: string,
  { name, isEmailVerified }: { name: string; isEmailVerified: boolean },
): string {
  if (refusal.startsWith(NO_NAMES)) {
    return `An account here needs a name, and ${name} gave us none. Please create an account with your email.`
  }
  if (refusal !== SIGN_IN_REFUSED) return refusal
  return isEmailVerified
    ? socialTrouble('refused', name)
    : `${name} has not verified your email, so we cannot tell that the account is yours. Please sign in ${OTHER_WAYS}.`
}
