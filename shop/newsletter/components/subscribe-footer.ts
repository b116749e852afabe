/** What the footer's form does once somebody turns to it: checks the address, then sends exactly D-28's five fields. */
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { settle } from '#ui/settle-field.ts'
import { emailProblem } from '../../fields/rules/address.ts'
import { emailAdvice } from '../../fields/rules/field-words.ts'
import { seenPopupCookie } from '../rules/popup-cookie.ts'
import { remember } from './newsletter-seen.ts'
import { type Outcome, type Step, sendSubscription } from './send-subscription.ts'

export const settleEmail = (box: HTMLInputElement) => settle(box, tidiedEmail)

export async function subscribeFromFooter(
  { email, source, category }: { email: string; source: string; category: string | null },
  onStep: (step: Step) => void,
  onLost: (outcome: Outcome) => void,
): Promise<Outcome> {
  // N-26.
  if (emailProblem(email)) return { isGood: false, message: emailAdvice(email) }
  const outcome = await sendSubscription(
    { email: tidiedEmail(email), subscribe: true, category_id: category, subscribe_source: source },
    onStep,
    onLost,
  )
  // D-23: nobody is asked again for what they have just given.
  if (outcome.isGood) remember(seenPopupCookie)
  return outcome
}
