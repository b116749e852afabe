/** What the footer's form does once somebody turns to it: checks the address, then sends exactly D-28's five fields. */
import { emailProblem } from '../../customers/rules/address.ts'
import { type Outcome, type Step, sendSubscription } from './send-subscription.ts'

export async function subscribeFromFooter(
  { email, source, category }: { email: string; source: string; category: string | null },
  onStep: (step: Step) => void,
): Promise<Outcome> {
  // N-26.
  const problem = emailProblem(email)
  if (problem) return { isGood: false, message: problem }
  return sendSubscription(
    { email: email.trim(), subscribe: true, category_id: category, subscribe_source: source },
    onStep,
  )
}
